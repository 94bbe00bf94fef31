/** What a template's text may leave to be filled in for each person, as it is called in French. */
const FRENCH_NAMES = {
  name: 'nom',
  first_name: 'prénom',
  home: 'propriété',
  agent: 'courtier',
  brokerage: 'agence',
  phone: 'téléphone',
  email: 'courriel',
  website: 'site'
} as const
type Placeholder = keyof typeof FRENCH_NAMES
const NAMES = new Map<string, Placeholder>(
  (Object.keys(FRENCH_NAMES) as Placeholder[]).flatMap((one) => [
    [one, one],
    [FRENCH_NAMES[one], one]
  ])
)

/** The names to offer in each language; a text may use any of them. */
export const PLACEHOLDERS: Record<'en' | 'fr', readonly string[]> = {
  en: Object.keys(FRENCH_NAMES),
  fr: Object.values(FRENCH_NAMES)
}
export type PlaceholderValues = Record<Placeholder, string>

/** Letters, digits, spaces and the like between braces; other braces are text. */
const SLOT = /\{\s*([\p{L}\p{N}_. -]{1,40}?)\s*\}/gu

/** The placeholders of a text that can't be filled in, each once, as they were typed. */
export function unknownPlaceholders(text: string): string[] {
  const names = [...text.matchAll(SLOT)].map(([slot, name = '']) => ({ slot, name }))
  return [...new Set(names.filter(({ name }) => !NAMES.has(name)).map(({ slot }) => slot))]
}

/** The text with its placeholders filled in. A value is text: braces in it are not filled in again. */
export function fillPlaceholders(text: string, values: PlaceholderValues): string {
  return text.replace(SLOT, (slot, name: string) => {
    const known = NAMES.get(name)
    return known ? values[known] : slot
  })
}

/** 'Marie-Ève' of 'Marie-Ève Desrosiers'; a name of one word is the whole name. */
export function firstName(name: string): string {
  return name.trim().split(/\s+/u)[0] ?? ''
}
