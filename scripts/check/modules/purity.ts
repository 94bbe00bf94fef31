import ts from 'typescript'

/** Names a rule must not know: time, luck, the machine it runs on and the world around it. */
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

/** Date's methods that answer in the zone of the machine. */
const LOCAL_TIME =
  /^(get|set)(Date|Day|FullYear|Hours|Milliseconds|Minutes|Month|Seconds)$|^toLocale\w*String$|^getTimezoneOffset$/

/** What makes a rule impure: the same words in must give the same answer out, anywhere and any day. */
export function impurities(code: string): string[] {
  const source = ts.createSourceFile('rule.ts', code, ts.ScriptTarget.Latest, true)
  const found: string[] = []

  for (const statement of source.statements) {
    const remembers =
      ts.isVariableStatement(statement) && !(statement.declarationList.flags & ts.NodeFlags.Const)
    if (remembers) found.push('remembers something in a variable of the file')
  }
  visit(source)
  return found

  function visit(node: ts.Node): void {
    const text = wordOf(node)
    if (text) found.push(`uses ${text}`)
    ts.forEachChild(node, visit)
  }
}

function wordOf(node: ts.Node): string | undefined {
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
  const alone =
    ts.isIdentifier(node) &&
    WORLD.has(node.text) &&
    !isNamedPart(node) &&
    !ts.isImportSpecifier(node.parent)
  return alone ? node.text : undefined
}

/** A property or key may be called 'document'; only the free name reaches outside. */
function isNamedPart(node: ts.Identifier): boolean {
  const { parent } = node
  if (ts.isPropertyAccessExpression(parent)) return parent.name === node
  if (ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent)) return parent.name === node
  return ts.isParameter(parent) || ts.isBindingElement(parent) || ts.isVariableDeclaration(parent)
}
