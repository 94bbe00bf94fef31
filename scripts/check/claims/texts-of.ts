import { parseDocument } from 'htmlparser2'
import ts from 'typescript'
import { textsOf } from '../texts/template-texts.ts'

export type Text = { line: number; text: string }

/** Every text of a file that a person may read, by its parser. */
export function claimTextsOf(file: string, code: string): Text[] {
  if (file.endsWith('.astro')) return textsOf(code)
  return file.endsWith('.html') ? articleTexts(code) : literals(file, code)
}

/** Strings and templates. The names of properties, cases and types are not shown to anybody. */
function literals(file: string, code: string): Text[] {
  const kind = file.endsWith('.webmanifest') ? ts.ScriptKind.JSON : ts.ScriptKind.TS
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, kind)
  const found: Text[] = []

  function search(node: ts.Node): void {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node) || ts.isCaseClause(node)) {
      if (ts.isCaseClause(node)) node.statements.forEach(search)
      return
    }
    const text = textOf(node)
    if (text !== undefined && !isName(node)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart())
      found.push({ line: line + 1, text })
    }
    ts.forEachChild(node, search)
  }

  search(source)
  return found
}

/** A literal's text, or a template's without its values. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text
  if (!ts.isTemplateExpression(node)) return undefined
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…')
}

/** Whether the string names a property, or is compared with a value. */
function isName(node: ts.Node): boolean {
  const { parent } = node
  if (ts.isPropertyAssignment(parent)) return parent.name === node
  return ts.isBinaryExpression(parent) && EQUALITY.has(parent.operatorToken.kind)
}

const EQUALITY = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken
])

type Html = ReturnType<typeof parseDocument>['children'][number]

const BLOCKS = new Set(['h2', 'h3', 'li', 'p', 'td', 'th'])

/** The text of each heading, paragraph, list item and cell. */
function articleTexts(code: string): Text[] {
  const blocks = (nodes: readonly Html[]): Html[] =>
    nodes.flatMap((node) => {
      if (!('children' in node)) return []
      const inner = blocks(node.children)
      return 'name' in node && BLOCKS.has(node.name) && inner.length === 0 ? [node] : inner
    })
  const { children } = parseDocument(code, { withStartIndices: true })
  return blocks(children).map((block) => ({
    line: code.slice(0, block.startIndex ?? 0).split('\n').length,
    text: spokenText(block).replaceAll(/\s+/g, ' ').trim()
  }))
}

function spokenText(node: Html): string {
  if (node.type === 'text') return node.data
  return 'children' in node ? node.children.map(spokenText).join('') : ''
}
