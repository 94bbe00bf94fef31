import ts from 'typescript'
import { isFreeName } from './free-names.ts'

const GLOBALS = new Set(['fetch', 'history', 'localStorage', 'location', 'sessionStorage'])
const WINDOWS = new Set(['document', 'globalThis', 'window'])

/** Every use of the browser's storage, network or address in a script, as written. */
export function browserGlobals(code: string): string[] {
  const source = ts.createSourceFile('script.tsx', code, ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const declared = new Set<string>()
  collect(source)
  visit(source)
  return found

  function collect(node: ts.Node): void {
    const isDeclared =
      ts.isParameter(node) || ts.isBindingElement(node) || ts.isVariableDeclaration(node)
    if (isDeclared && ts.isIdentifier(node.name)) declared.add(node.name.text)
    ts.forEachChild(node, collect)
  }

  function visit(node: ts.Node): void {
    if (ts.isPropertyAccessExpression(node) && WINDOWS.has(node.expression.getText())) {
      if (GLOBALS.has(node.name.text)) found.push(node.getText())
    } else if (ts.isIdentifier(node) && GLOBALS.has(node.text) && isFreeName(node)) {
      if (!declared.has(node.text)) found.push(node.text)
    }
    ts.forEachChild(node, visit)
  }
}
