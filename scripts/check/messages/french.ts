import ts from 'typescript'

export type FrenchText = { line: number; text: string }

/**
 * Every text of a module's `fr` with the helpers that it uses, of labels, and of a guide's French folder; an
 * ellipsis is where a template has a value.
 */
export function frenchTextsIn(file: string, code: string): FrenchText[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true)
  const found: FrenchText[] = []
  const searched = new Set<ts.Node>()
  const declared = new Map<string, ts.Node>()
  for (const statement of source.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name) {
      declared.set(statement.name.text, statement)
    }
    if (!ts.isVariableStatement(statement)) continue
    for (const { initializer, name } of statement.declarationList.declarations) {
      if (initializer) declared.set(name.getText(), initializer)
    }
  }

  function search(node: ts.Node): void {
    if (ts.isTypeNode(node) || searched.has(node)) return
    searched.add(node)
    if (ts.isPropertyAssignment(node) || ts.isMethodDeclaration(node)) {
      ts.forEachChild(node, (child) => (child === node.name ? undefined : search(child)))
      return
    }
    // What is compared, and a method's own arguments, are not read by anybody.
    if (ts.isCaseClause(node)) return node.statements.forEach(search)
    if (ts.isBinaryExpression(node) && isComparison(node)) return
    if (ts.isElementAccessExpression(node)) return search(node.expression)
    if (ts.isCallExpression(node)) return callOf(node)
    const text = textOf(node)
    if (text !== undefined) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart())
      found.push({ line: line + 1, text })
    }
    const used = ts.isIdentifier(node) ? declared.get(node.text) : undefined
    if (used && node.getText() !== 'en') search(used)
    ts.forEachChild(node, search)
  }

  function callOf(call: ts.CallExpression): void {
    search(call.expression)
    const isOwn = ts.isIdentifier(call.expression) && declared.has(call.expression.text)
    for (const argument of call.arguments) {
      if (isOwn || !ts.isStringLiteralLike(argument)) search(argument)
    }
  }

  const french = declared.get('fr')
  if (french) search(french)
  if (file.includes('/fr/')) for (const node of declared.values()) search(node)
  // Labels have both languages in one line.
  ts.forEachChild(source, function labels(node) {
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'fr') search(node.initializer)
    ts.forEachChild(node, labels)
  })
  return found
}

function isComparison({ operatorToken: { kind } }: ts.BinaryExpression): boolean {
  return (
    kind === ts.SyntaxKind.EqualsEqualsEqualsToken ||
    kind === ts.SyntaxKind.ExclamationEqualsEqualsToken
  )
}

function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text
  if (!ts.isTemplateExpression(node)) return undefined
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…')
}
