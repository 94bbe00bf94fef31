import ts from 'typescript'
import { scriptsOf } from '../modules/imports.ts'

export type Sentence = { line: number; text: string }

/** Functions that show their arguments to a person. */
const SHOWS = new Set([
  'CardRefused',
  'goTo',
  'leaveToast',
  'Refused',
  'refusedAs',
  'reload',
  'toast'
])
/** Every schema's message is an argument there. The API's documentation is written for programmers. */
const SCHEMAS = /^src\/contract\/(?!openapi\/)/

/** The sentences passed to these functions, directly or by a constant of the same file. */
export function sentencesIn(file: string, code: string): Sentence[] {
  const scripts = file.endsWith('.astro') ? scriptsOf(code) : [code]
  return scripts.flatMap((script) => sentencesOf(file, script))
}

function sentencesOf(file: string, script: string): Sentence[] {
  const kind = file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const source = ts.createSourceFile(file, script, ts.ScriptTarget.Latest, true, kind)
  const constants = constantsOf(source)
  const found = new Map<ts.Node, Sentence>()

  function search(node: ts.Node): void {
    const isCall = ts.isCallExpression(node) || ts.isNewExpression(node)
    if (isCall && shows(file, nameOf(node.expression))) {
      for (const argument of node.arguments ?? []) collect(argument)
    }
    ts.forEachChild(node, search)
  }

  function collect(node: ts.Node): void {
    // A part of a text, such as its length, is not shown.
    if (ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression)) return
    const text = textOf(node) ?? (ts.isIdentifier(node) ? constants.get(node.text) : undefined)
    if (text !== undefined && isSentence(text)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart())
      found.set(node, { line: line + 1, text })
    }
    ts.forEachChild(node, collect)
  }

  search(source)
  return [...found.values()]
}

function shows(file: string, callee: string): boolean {
  return SHOWS.has(callee) || (SCHEMAS.test(file) && callee !== 'startsWith')
}

/** The file's own constants that are texts, by name. */
function constantsOf(source: ts.SourceFile): Map<string, string> {
  const constants = new Map<string, string>()
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue
    for (const { initializer, name } of statement.declarationList.declarations) {
      const text = initializer && textOf(initializer)
      if (text !== undefined) constants.set(name.getText(), text)
    }
  }
  return constants
}

/** A literal's text, or a template's without its values. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text
  if (!ts.isTemplateExpression(node)) return undefined
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…')
}

/** Keys, codes and paths have no initial capital and no words separated by spaces. */
function isSentence(text: string): boolean {
  return /^…?\s*\p{Lu}\p{Ll}/u.test(text) || /[\p{L}…][,.:;]? \p{L}+.* \p{L}/u.test(text)
}

function nameOf(callee: ts.Expression): string {
  if (ts.isPropertyAccessExpression(callee)) return callee.name.text
  return ts.isIdentifier(callee) ? callee.text : ''
}
