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
    /(?<![\d.])\d{1,3}\.\d{2}(?![\d.])|(?<!\d)\d{1,3},\d{3}(?!\d|\u00A0%)/
  ],
  ['an hour without its “h”', /(?<![\d:])\d{1,2}:\d{2}(?![\d:])|\d\s?[ap]\.?m\./i],
  ['a unit that breaks from its number', /\d (?:h|ko|min|Mo)\b/],
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
    '[\\w.+-]+@[\\w.-]+',
    '[\\w-]+\\.(?:ca|localhost)',
    '\\$549,000(?= en anglais)',
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
