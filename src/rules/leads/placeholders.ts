/** What a template's text may leave to be filled in for each person. */
export const PLACEHOLDERS = [
  'name',
  'first_name',
  'home',
  'agent',
  'brokerage',
  'phone',
  'email',
  'website'
] as const
type Placeholder = (typeof PLACEHOLDERS)[number]
export type PlaceholderValues = Record<Placeholder, string>

/** Letters, digits, spaces and the like between braces; other braces are text. */
const SLOT = /\{\s*([\p{L}\p{N}_. -]{1,40}?)\s*\}/gu

/** The placeholders of a text that can't be filled in, each once, as they were typed. */
export function unknownPlaceholders(text: string): string[] {
  const names = [...text.matchAll(SLOT)].map(([slot, name = '']) => ({ slot, name }))
  return [...new Set(names.filter(({ name }) => !isPlaceholder(name)).map(({ slot }) => slot))]
}

/** The text with its placeholders filled in. A value is text: braces in it are not filled in again. */
export function fillPlaceholders(text: string, values: PlaceholderValues): string {
  return text.replace(SLOT, (slot, name: string) => (isPlaceholder(name) ? values[name] : slot))
}

function isPlaceholder(name: string): name is Placeholder {
  return PLACEHOLDERS.some((known) => known === name)
}

/** 'Marie-Ève' of 'Marie-Ève Desrosiers'; a name of one word is the whole name. */
export function firstName(name: string): string {
  return name.trim().split(/\s+/u)[0] ?? ''
}
