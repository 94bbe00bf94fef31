import type { SiteLanguage } from './site-pages.ts'

type Line = { en: string; fr: string }
type AuditedBlock = { id: string; hidden: boolean }
type AuditedPage = {
  id: string
  hidden: boolean
  title: Line
  description: Line
  blocks: readonly AuditedBlock[]
}
type AuditedSite = {
  language: SiteLanguage
  second_language: SiteLanguage | null
  city: string
  salesman_name: string
  pages: readonly AuditedPage[]
}

type OnPage = { page_id: string; language: SiteLanguage }
type OnBlock = { page_id: string; block_id: string }

/** Something that search engines or visitors will miss. */
export type AuditFinding =
  | { finding: 'city' | 'name' }
  | ({ finding: 'description' | 'long-description' | 'title' } & OnPage)
  | ({ finding: 'same-description' | 'same-title'; others: string[] } & OnPage)
  | { finding: 'no-blocks'; page_id: string }
  | ({ finding: 'alt' | 'untranslated'; language: SiteLanguage } & OnBlock)
  | ({ finding: 'button' | 'empty' } & OnBlock)

/** Search engines cut off what is longer. */
const DESCRIPTION_MAX = 160

/** What is missing on the pages that visitors see, page by page. */
export function auditSite(site: AuditedSite): AuditFinding[] {
  const languages = [site.language, ...(site.second_language ? [site.second_language] : [])]
  const shown = site.pages.filter(({ hidden }) => !hidden)
  return [
    ...(site.salesman_name.trim() ? [] : [{ finding: 'name' as const }]),
    ...(site.city.trim() ? [] : [{ finding: 'city' as const }]),
    ...shown.flatMap((page) => [
      ...languages.flatMap((language) => pageFindings(page, language, shown)),
      ...blockFindings(page, languages, shown)
    ])
  ]
}

function pageFindings(
  page: AuditedPage,
  language: SiteLanguage,
  shown: readonly AuditedPage[]
): AuditFinding[] {
  const place = { page_id: page.id, language }
  const findings: AuditFinding[] = []
  for (const field of ['title', 'description'] as const) {
    const text = page[field][language].trim()
    if (!text) {
      findings.push({ finding: field, ...place })
      continue
    }
    // Once for each group of equal texts, on the first of its pages.
    const equal = shown.filter((other) => other[field][language].trim() === text)
    const others = equal.filter((other) => other !== page).map(({ id }) => id)
    if (others.length > 0 && equal[0] === page) {
      findings.push({ finding: `same-${field}`, others, ...place })
    }
    if (field === 'description' && text.length > DESCRIPTION_MAX) {
      findings.push({ finding: 'long-description', ...place })
    }
  }
  return findings
}

function blockFindings(
  page: AuditedPage,
  languages: readonly SiteLanguage[],
  shown: readonly AuditedPage[]
): AuditFinding[] {
  const blocks = page.blocks.filter(({ hidden }) => !hidden)
  if (blocks.length === 0) return [{ finding: 'no-blocks', page_id: page.id }]
  return blocks.flatMap((block) => {
    const place = { page_id: page.id, block_id: block.id }
    const parts = partsOf(block)
    const [main] = languages
    const findings: AuditFinding[] = []
    if (parts.lines.length > 0 && isEmpty(parts)) findings.push({ finding: 'empty', ...place })
    for (const language of languages) {
      if (parts.alts.some((alt) => !alt[language].trim())) {
        findings.push({ finding: 'alt', language, ...place })
      }
      const isUntranslated =
        language !== main && parts.lines.some((line) => main && line[main] && !line[language])
      if (isUntranslated) findings.push({ finding: 'untranslated', language, ...place })
    }
    if (parts.targets.some((target) => !shown.some(({ id }) => id === target))) {
      findings.push({ finding: 'button', ...place })
    }
    return findings
  })
}

/** What a block is made of: its texts, its pictures' descriptions, and the pages that its buttons open. */
type Parts = { lines: Line[]; alts: Line[]; targets: string[] }

function isEmpty({ alts, lines }: Parts): boolean {
  return alts.length === 0 && lines.every(({ en, fr }) => !en.trim() && !fr.trim())
}

function partsOf(value: unknown, parts: Parts = { lines: [], alts: [], targets: [] }): Parts {
  if (typeof value !== 'object' || value === null) return parts
  if (isLine(value)) parts.lines.push(value)
  else if ('sha256' in value && 'alt' in value && isLine(value.alt)) parts.alts.push(value.alt)
  else if ('to' in value && 'page' in value) parts.targets.push(String(value.page))
  else for (const part of Object.values(value)) partsOf(part, parts)
  return parts
}

function isLine(value: unknown): value is Line {
  if (typeof value !== 'object' || value === null) return false
  return 'en' in value && 'fr' in value && typeof value.en === 'string'
}
