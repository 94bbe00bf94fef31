import type { SiteLanguage } from './site-pages.ts'

type Line = Record<SiteLanguage, string>

/**
 * Fills in the second language of every text that `known` has in both languages: what an agent
 * has rewritten is left for them to translate, and existing translations stay.
 */
export function fillTranslations<Content>(
  content: Content,
  known: unknown,
  { from, to }: { from: SiteLanguage; to: SiteLanguage }
): Content {
  const texts = new Map(linesIn(known).map((line) => [line[from], line[to]]))
  const fill = (value: unknown): unknown => {
    if (isLine(value)) {
      const text = value[to] === '' ? texts.get(value[from]) : undefined
      return text ? { ...value, [to]: text } : value
    }
    if (Array.isArray(value)) return value.map(fill)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, fill(part)]))
  }
  // Texts are replaced by texts, so the type stays.
  return fill(content) as Content
}

function linesIn(value: unknown): Line[] {
  if (isLine(value)) return value.en && value.fr ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(linesIn)
}

function isLine(value: unknown): value is Line {
  if (typeof value !== 'object' || value === null) return false
  return 'en' in value && 'fr' in value && typeof value.en === 'string'
}
