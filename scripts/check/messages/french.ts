import ts from 'typescript'

export type FrenchText = { line: number; text: string }

/** What French as it is written in Quebec never has, and how each fault is called. */
const FRENCH_FAULTS: readonly (readonly [fault: string, sign: RegExp])[] = [
  ['a straight apostrophe or an English quotation mark', /['“”]/],
  ['a guillemet without its no-break space', /«(?!\u00A0)|(?<!\u00A0)»/],
  ['a colon without its no-break space', /(?<!\u00A0):(?=\s|$)/],
  ['a space before a semicolon, an exclamation mark or a question mark', /\s[;!?]/],
  ['a percent or dollar sign without its no-break space', /(?<!\u00A0)(?:%|\d\$)/],
  ['a sum with its sign in front', /\$\s?\d|\bCAD\b/],
  [
    'a decimal point, or a comma between thousands',
    /(?<![\d.])\d{1,3}\.\d{2}(?![\d.])|(?<!\d)\d{1,3},\d{3}(?!\d)/
  ],
  ['an hour without its “h”', /(?<![\d:])\d{1,2}:\d{2}(?![\d:])|\d\s?[ap]\.?m\./i],
  ['a unit that breaks from its number', /\d (?:h|ko|Mo)\b/],
  ['two spaces, or three points for an ellipsis', /[^\S\n]{2}|\.{3}/],
  ['a capital without its accent', /(?<!\p{L})(?:A (?:calculer|venir)|E(?:tat|tape|cran|diteur))/u],
  [
    'an English word',
    /(?<!\p{L})(?:the|you|your|yours|we|our|and|with|without|from|this|that|is|are|was|please|website|e-?mail|cookies?|log ?in|logout|password|settings|save|delete|cancel|plan['’]s|billing|brokerage|listing|listings|broker)(?!\p{L})/iu
  ],
  [
    'a word of another French',
    /(?<!\p{L})(?:newsletter|mél|tu|ton|tes|ta|agents? immobiliers?|mandat de vente|apport personnel|week-end|weekend|parking|shopping|site internet)(?!\p{L})/iu
  ]
]

/** What a French text names as it is in an English form, page or law, and what no reader sees. */
const NAMED_AS_THEY_ARE = new RegExp(
  [
    '«\u00A0For development purposes only\u00A0»',
    'Brokerage(?=,|\u00A0»)',
    'Broker(?= ou | of Record)',
    'Virtual Office Website',
    '(?<=[Aa]ppuyez sur )(?:Save|Login)(?: Changes| Nameservers)?',
    'https?:\\S+',
    '\\{\\w+\\}',
    '14:00'
  ].join('|'),
  'g'
)

/** The faults of a French text. */
export function faultsIn(text: string): string[] {
  const read = text.replaceAll(NAMED_AS_THEY_ARE, '…')
  return FRENCH_FAULTS.filter(([, sign]) => sign.test(read)).map(([fault]) => fault)
}

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
