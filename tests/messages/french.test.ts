import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { ENGLISH_ONLY } from '../kit/english-only.ts'

type Found = { text: string; where: string }

const FOLDER = 'src/messages'
/** They join texts, or list proofs. */
const NO_TEXTS = /^(?:language|list|claims\/(?:claim|ledger|proofs|\w+-ledger))\.ts$/

const modules = globSync('**/*.ts', { cwd: FOLDER })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !NO_TEXTS.test(file))
  .sort()
const french = modules.flatMap(frenchTexts)

test('a new subject is written in French from its first day', () => {
  const translated = new Set(french.map(({ where }) => where.split(':')[0]))
  expect(modules.filter((file) => !translated.has(file))).toEqual(ENGLISH_ONLY)
})

test.each([
  ['a straight apostrophe or an English quotation mark', /['“”]/],
  ['a guillemet without its no-break space', /«(?!\u00A0)|(?<!\u00A0)»/],
  ['a colon without its no-break space', /(?<!\u00A0):(?=\s|$)/],
  ['a space before a semicolon, an exclamation mark or a question mark', /\s[;!?]/],
  ['a percent or dollar sign without its no-break space', /(?<!\u00A0)(?:%|\d\$)/],
  ['two spaces, or three points for an ellipsis', /[^\S\n]{2}|\.{3}/],
  ['an English word', /(?<!\p{L})(?:the|you|your|and|with|website|e-?mail|cookies?)(?!\p{L})/iu],
  [
    'a word of another French',
    /(?<!\p{L})(?:newsletter|mél|tu|ton|tes|agent immobilier)(?!\p{L})/iu
  ]
])('no French text has %s', (_, sign) => {
  expect(french.length).toBeGreaterThan(1_000)
  expect(french.filter(({ text }) => sign.test(text))).toEqual([])
})

/** Every text of a module's `fr`; an ellipsis is where a template has a value. */
function frenchTexts(file: string): Found[] {
  const code = readFileSync(`${FOLDER}/${file}`, 'utf8')
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true)
  const found: Found[] = []

  function search(node: ts.Node): void {
    // What a call is given is not read by anybody.
    if (ts.isCallExpression(node)) return
    const text = textOf(node)
    if (
      text !== undefined &&
      !(ts.isPropertyAssignment(node.parent) && node.parent.name === node)
    ) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart())
      found.push({ where: `${file}:${line + 1}`, text })
    }
    ts.forEachChild(node, search)
  }

  for (const statement of source.statements.filter(ts.isVariableStatement)) {
    for (const { initializer, name } of statement.declarationList.declarations) {
      if (name.getText() === 'fr' && initializer) search(initializer)
    }
  }
  return found
}

function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text
  if (!ts.isTemplateExpression(node)) return undefined
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…')
}
