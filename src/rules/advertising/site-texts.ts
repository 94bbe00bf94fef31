import { htmlText } from '../content/html-text.ts'

type Line = { en: string; fr: string }
type Language = 'en' | 'fr'
type Block = { id: string; hidden: boolean }
export type Page = {
  id: string
  hidden: boolean
  title: Line
  description: Line
  blocks: readonly Block[]
}

/** A text that visitors can read, and where: `block_id` is null for a page's own title and description. */
export type PlacedText = { page_id: string; block_id: string | null; text: string }

/** Every text on the pages that visitors see, one for each entry and language. */
export function textsOfPages(pages: readonly Page[], languages: readonly Language[]): PlacedText[] {
  return pages
    .filter(({ hidden }) => !hidden)
    .flatMap((page) => [
      ...languages.flatMap((language) =>
        placed(page.id, null, [page.title[language], page.description[language]])
      ),
      ...page.blocks
        .filter(({ hidden }) => !hidden)
        .flatMap((block) => placed(page.id, block.id, groups(block, languages)))
    ])
}

function placed(page_id: string, block_id: string | null, texts: readonly string[]): PlacedText[] {
  return texts
    .filter((text) => text.trim() !== '')
    .map((text) => ({ page_id, block_id, text: htmlText(text) }))
}

/**
 * Texts that are read together: what a block says itself, and each of its entries. A claim's source
 * may be in another line of the same group.
 */
function groups(block: object, languages: readonly Language[]): string[] {
  const entries = Object.values(block).flatMap((value: unknown) =>
    Array.isArray(value) ? (value as unknown[]) : []
  )
  const own = Object.values(block).filter((value) => !Array.isArray(value))
  return [own, ...entries.map((entry) => [entry])].flatMap((group) =>
    languages.map((language) =>
      linesIn(group, language)
        .filter((text) => text.trim() !== '')
        .join(' ')
    )
  )
}

function linesIn(value: unknown, language: Language): string[] {
  if (typeof value !== 'object' || value === null) return []
  // What a picture shows is said to people who can't see it, and advertises nothing.
  if ('sha256' in value) return []
  if (language in value && 'en' in value && 'fr' in value) {
    const text: unknown = value[language]
    return typeof text === 'string' ? [text] : []
  }
  return Object.values(value).flatMap((part) => linesIn(part, language))
}
