import ts from 'typescript'
import { isFreeName } from './free-names.ts'

/** Names a rule must not use: time, chance, the machine and everything outside it. */
const WORLD = new Set([
  'console',
  'crypto',
  'document',
  'fetch',
  'global',
  'globalThis',
  'localStorage',
  'navigator',
  'performance',
  'process',
  'queueMicrotask',
  'sessionStorage',
  'setInterval',
  'setTimeout',
  'window'
])

/** Methods of Date that depend on the time zone of the machine. */
const LOCAL_TIME =
  /^(get|set)(Date|Day|FullYear|Hours|Milliseconds|Minutes|Month|Seconds)$|^toLocale\w*String$|^getTimezoneOffset$/

/** What makes a rule impure: equal input must give equal output, on any machine and day. */
export function impurities(code: string): string[] {
  const source = ts.createSourceFile('rule.ts', code, ts.ScriptTarget.Latest, true)
  const found: string[] = []

  for (const statement of source.statements) {
    const remembers =
      ts.isVariableStatement(statement) && !(statement.declarationList.flags & ts.NodeFlags.Const)
    if (remembers) found.push('keeps state in a variable of the module')
  }
  visit(source)
  return found

  function visit(node: ts.Node): void {
    const text = nameOf(node)
    if (text) found.push(`uses ${text}`)
    ts.forEachChild(node, visit)
  }
}

function nameOf(node: ts.Node): string | undefined {
  if (ts.isNewExpression(node) && node.expression.getText() === 'Date' && !node.arguments?.length) {
    return 'new Date()'
  }
  if (ts.isCallExpression(node) && node.arguments.length === 0) {
    const callee = node.expression.getText()
    if (['Date', 'dayjs', 'dayjs.tz', 'dayjs.utc'].includes(callee)) return `${callee}()`
  }
  if (ts.isMetaProperty(node)) return 'import.meta'
  if (ts.isPropertyAccessExpression(node)) {
    const access = node.getText()
    if (access === 'Date.now' || access === 'Math.random') return access
    if (LOCAL_TIME.test(node.name.text)) return `${node.name.text}, which depends on the machine`
  }
  if (ts.isAwaitExpression(node)) return 'await'
  return ts.isIdentifier(node) && WORLD.has(node.text) && isFreeName(node) ? node.text : undefined
}
