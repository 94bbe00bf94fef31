import ts from 'typescript'

/** Whether an identifier is a free name: a property, key or parameter may be called 'document' too. */
export function isFreeName(node: ts.Identifier): boolean {
  const { parent } = node
  if (ts.isPropertyAccessExpression(parent)) return parent.name !== node
  if (ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent)) return parent.name !== node
  if (ts.isJsxAttribute(parent) || ts.isImportSpecifier(parent)) return false
  return (
    !(ts.isParameter(parent) || ts.isBindingElement(parent) || ts.isVariableDeclaration(parent)) ||
    parent.name !== node
  )
}
