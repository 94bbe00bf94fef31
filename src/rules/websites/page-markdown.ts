import { toMarkdown } from '../content/markdown.ts'
import type { SiteLanguage } from './site-pages.ts'

type Line = { en: string; fr: string }
type Values = Readonly<Record<string, unknown>>

const HEADINGS: readonly string[] = ['headline', 'name', 'question', 'title']
/** Those that are HTML; every other text is a line. */
const HTML: readonly string[] = ['answer', 'text']
const HTML_BLOCKS: readonly string[] = ['about', 'picture-text', 'questions', 'text']

/** The texts of a page in one language, block by block; what has no text has no lines. */
export function pageMarkdown(
  page: { title: Line; blocks: readonly (Values & { type: string })[] },
  language: SiteLanguage
): string {
  const blocks = page.blocks.flatMap((block) =>
    textsOf(block, { isHtml: HTML_BLOCKS.includes(block.type), language, level: 2 })
  )
  const title = page.title[language]
  return [...(title === '' ? [] : [`# ${plain(title)}`]), ...blocks].join('\n\n') + '\n'
}

/** A post with what stands above it, as YAML. */
export function postMarkdown(post: {
  title: string
  description: string
  language: SiteLanguage
  slug: string
  published: string
  body: string
}): string {
  const { body, ...above } = post
  const lines = Object.entries(above).map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
  return ['---', ...lines, '---', '', toMarkdown(body), ''].join('\n')
}

type How = { isHtml: boolean; language: SiteLanguage; level: number }

function textsOf(values: Values, how: How): string[] {
  const { isHtml, language, level } = how
  const headings = Object.entries(values).filter(([name]) => HEADINGS.includes(name))
  const others = Object.entries(values).filter(([name]) => !HEADINGS.includes(name))
  return [...headings, ...others].flatMap(([name, value]) => {
    if (isLine(value)) {
      const text = value[language]
      if (text.trim() === '') return []
      if (HEADINGS.includes(name)) return [`${'#'.repeat(level)} ${plain(text)}`]
      return [isHtml && HTML.includes(name) ? toMarkdown(text) : plain(text)]
    }
    if (!Array.isArray(value)) return []
    return value.filter(isValues).flatMap((one) => textsOf(one, { ...how, level: level + 1 }))
  })
}

/** A line of text that Markdown shows as it is. */
function plain(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  return toMarkdown(`<p>${escaped}</p>`)
}

function isLine(value: unknown): value is Line {
  return isValues(value) && typeof value['en'] === 'string' && typeof value['fr'] === 'string'
}

function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
