import ts from 'typescript'

export type TestNames = { run: Set<string>; skipped: Set<string> }

const TESTS = new Set(['it', 'test'])
const GROUPS = new Set(['describe'])
const SKIPS = new Set(['fails', 'fixme', 'runIf', 'skip', 'skipIf', 'todo'])

/** The names of a test file's tests, and which of them may not run. */
export function testNamesOf(file: string, code: string): TestNames {
  const kind = file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, kind)
  const names: TestNames = { run: new Set(), skipped: new Set() }

  function search(node: ts.Node, skipping: boolean): void {
    const { isGroup, isTest, skips } = ts.isCallExpression(node) ? calleeOf(node) : NOTHING
    if (isTest && !isGroup && ts.isCallExpression(node)) {
      const [name, ...rest] = node.arguments
      const isSkipped = skipping || skips || rest.some(skipsItself)
      if (name && ts.isStringLiteralLike(name)) {
        names[isSkipped ? 'skipped' : 'run'].add(name.text)
      }
    }
    ts.forEachChild(node, (child) => search(child, skipping || (isGroup && skips)))
  }

  search(source, false)
  return names
}

const NOTHING = { isGroup: false, isTest: false, skips: false }

/** What a call like test.describe.skip(…) or test.each(…)(…) is. */
function calleeOf(call: ts.CallExpression): typeof NOTHING {
  const words: string[] = []
  let callee: ts.Expression = call.expression
  for (;;) {
    if (ts.isPropertyAccessExpression(callee)) words.push(callee.name.text)
    else if (ts.isIdentifier(callee)) words.push(callee.text)
    if (!ts.isPropertyAccessExpression(callee) && !ts.isCallExpression(callee)) break
    callee = callee.expression
  }
  const root = words.at(-1) ?? ''
  const isGroup = words.some((word) => GROUPS.has(word))
  return { isGroup, isTest: TESTS.has(root), skips: words.some((word) => SKIPS.has(word)) }
}

/** Whether a test's body calls test.skip(), which Playwright has. */
function skipsItself(node: ts.Node): boolean {
  if (ts.isCallExpression(node)) {
    const { isGroup, isTest, skips } = calleeOf(node)
    if (isTest && !isGroup && skips) return true
  }
  return ts.forEachChild(node, (child) => skipsItself(child) || undefined) ?? false
}
