import ts from 'typescript'
import { scriptsOf } from '../modules/imports.ts'

export type Call = { line: number; callee: string; text: string }

/** Every call of a file with its line. Read by TypeScript's parser, so that words in strings and comments don't count. */
export function callsOf(file: string, code: string): Call[] {
  const scripts = file.endsWith('.astro') ? scriptsOf(code) : [code]
  return scripts.flatMap((script) => callsIn(file, script))
}

function callsIn(file: string, script: string): Call[] {
  const name = file.endsWith('.tsx') ? 'file.tsx' : 'file.ts'
  const source = ts.createSourceFile(name, script, ts.ScriptTarget.Latest, true)
  const calls: Call[] = []

  function visit(node: ts.Node): void {
    if (ts.isCallExpression(node) || ts.isTaggedTemplateExpression(node)) {
      const callee = ts.isCallExpression(node) ? node.expression : node.tag
      const { line } = source.getLineAndCharacterOfPosition(node.getStart())
      calls.push({ line: line + 1, callee: nameOf(callee), text: node.getText() })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return calls
}

/** The dotted name of what is called, as in 'test.only'; a call's own result has none. */
function nameOf(node: ts.Expression): string {
  if (ts.isPropertyAccessExpression(node)) return `${nameOf(node.expression)}.${node.name.text}`
  return ts.isIdentifier(node) ? node.text : ''
}
