import ts from 'typescript'

/** The keys of the English sentences of a file of claims, which each language shares. */
export function sentenceKeysOf(code: string): string[] {
  const source = ts.createSourceFile('claims.ts', code, ts.ScriptTarget.Latest, true)
  return source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .filter(({ name }) => name.getText() === 'en')
    .flatMap(({ initializer }) =>
      initializer && ts.isObjectLiteralExpression(initializer) ? [...initializer.properties] : []
    )
    .map(({ name }) => (name && ts.isIdentifier(name) ? name.text : ''))
}
