import type { BlockType, SiteBlock } from '#contract/websites/site-blocks.ts'
import type { SiteContent, SitePage } from '#contract/websites/site-content.ts'
import type { Line } from '#contract/websites/site-fields.ts'
import { freePageSlug } from '#rules/websites/page-slug.ts'
import { PAGE_BLOCKS_MAX, SITE_PAGES_MAX } from '#rules/websites/site-pages.ts'
import { newBlock } from './new-block.ts'

/**
 * What an agent does to a website. Every edit returns a new website, or the same one where it does not
 * apply, so that a press on a button of something that was just removed does nothing.
 */

export type SiteDetails = Omit<SiteContent, 'pages' | 'schema'>

export function changeDetails(site: SiteContent, change: Partial<SiteDetails>): SiteContent {
  return { ...site, ...change }
}

/** Adds an empty page at the end of the menu, or a landing page. */
export function addPage(
  site: SiteContent,
  { isLanding = false, title, slug }: { title: Line; slug?: string; isLanding?: boolean }
): SiteContent {
  if (site.pages.length >= SITE_PAGES_MAX) return site
  const page: SitePage = {
    id: freeId('page', site.pages),
    kind: 'own',
    slug: slug ?? freePageSlug(title[site.language] || title.en || title.fr, slugsOf(site)),
    title,
    description: { en: '', fr: '' },
    inMenu: true,
    hidden: false,
    blocks: []
  }
  const added = { ...site, pages: [...site.pages, page] }
  return isLanding ? markLanding(added, page.id, true) : added
}

/** Makes a page a landing page, with a form if it has none yet, or an ordinary one outside the menu. */
export function markLanding(site: SiteContent, id: string, landing: boolean): SiteContent {
  const marked = onPage(site, id, (page) => ({ ...page, landing, inMenu: false }))
  const blocks = marked.pages.find((page) => page.id === id)?.blocks ?? []
  const hasForm = blocks.some(({ type }) => FORM_BLOCKS.includes(type))
  return landing && !hasForm ? addBlock(marked, id, 'contact') : marked
}

const FORM_BLOCKS: readonly BlockType[] = ['contact', 'valuation']

export type PageChange = Partial<Omit<SitePage, 'blocks' | 'id' | 'kind'>>

export function changePage(site: SiteContent, id: string, change: PageChange): SiteContent {
  return onPage(site, id, (page) => ({ ...page, ...change }))
}

/** Moves a page to the place `to` in the menu, counted from 0. */
export function movePage(site: SiteContent, id: string, to: number): SiteContent {
  const pages = moved(site.pages, id, to)
  return pages === site.pages ? site : { ...site, pages }
}

/** Only a page that the agent has added can be removed; the others can be hidden. */
export function removePage(site: SiteContent, id: string): SiteContent {
  const pages = site.pages.filter((page) => page.id !== id || page.kind !== 'own')
  return pages.length === site.pages.length ? site : { ...site, pages }
}

/** Adds an empty block at the place `at`, or at the end. */
export function addBlock(
  site: SiteContent,
  page_id: string,
  type: BlockType,
  at = PAGE_BLOCKS_MAX
): SiteContent {
  return onBlocks(site, page_id, (blocks) => inserted(blocks, newBlock(type, nextId(blocks)), at))
}

/** The id that the next block of this page gets. */
export function nextBlockId(site: SiteContent, page_id: string): string {
  return nextId(site.pages.find(({ id }) => id === page_id)?.blocks ?? [])
}

export function changeBlock(site: SiteContent, page_id: string, block: SiteBlock): SiteContent {
  return onBlocks(site, page_id, (blocks) =>
    blocks.map((one) => (one.id === block.id ? block : one))
  )
}

/** Where a line is: the names of fields, and the ids of entries, that lead to it in its block. */
export type LinePlace = { page_id: string; block_id: string; path: readonly string[] }

export function changeLine(
  site: SiteContent,
  { page_id, block_id, path }: LinePlace,
  change: (line: Line) => Line
): SiteContent {
  return onBlocks(site, page_id, (blocks) =>
    blocks.map((block) =>
      block.id === block_id ? (changedAt(block, path, change) as SiteBlock) : block
    )
  )
}

/** The line, or undefined where it was removed. */
export function lineAt(site: SiteContent, place: LinePlace): Line | undefined {
  let found: Line | undefined
  changeLine(site, place, (line) => (found = line))
  return found
}

/** Moves a block to the place `to` on its page, counted from 0. */
export function moveBlock(site: SiteContent, page_id: string, id: string, to: number): SiteContent {
  return onBlocks(site, page_id, (blocks) => moved(blocks, id, to))
}

/** Puts a copy below the block. */
export function duplicateBlock(site: SiteContent, page_id: string, id: string): SiteContent {
  return onBlocks(site, page_id, (blocks) => {
    const at = blocks.findIndex((block) => block.id === id)
    const block = blocks[at]
    return block ? inserted(blocks, { ...block, id: nextId(blocks) }, at + 1) : blocks
  })
}

export function hideBlock(
  site: SiteContent,
  page_id: string,
  id: string,
  hidden: boolean
): SiteContent {
  return onBlocks(site, page_id, (blocks) =>
    blocks.map((block) => (block.id === id ? { ...block, hidden } : block))
  )
}

export function removeBlock(site: SiteContent, page_id: string, id: string): SiteContent {
  return onBlocks(site, page_id, (blocks) => blocks.filter((block) => block.id !== id))
}

type Part = { id: string }

/** Adds an entry to a block's list, such as a question, at the end. */
export function addEntry<Fields extends object>(
  entries: readonly (Fields & Part)[],
  fields: Fields
): (Fields & Part)[] {
  return [...entries, { ...fields, id: freeId('entry', entries) }]
}

/** The list with one part at another place; the same list where nothing moves. */
export function moved<One extends Part>(parts: One[], id: string, to: number): One[] {
  const from = parts.findIndex((part) => part.id === id)
  const [part] = parts.slice(from, from + 1)
  const place = Math.max(0, Math.min(parts.length - 1, to))
  if (from === -1 || !part || place === from) return parts
  const others = parts.filter((one) => one !== part)
  return [...others.slice(0, place), part, ...others.slice(place)]
}

export function slugsOf(site: SiteContent): string[] {
  return site.pages.map(({ slug }) => slug)
}

function inserted(blocks: SiteBlock[], block: SiteBlock, at: number): SiteBlock[] {
  if (blocks.length >= PAGE_BLOCKS_MAX) return blocks
  return [...blocks.slice(0, at), block, ...blocks.slice(at)]
}

function onPage(site: SiteContent, id: string, edit: (page: SitePage) => SitePage): SiteContent {
  const pages = site.pages.map((page) => (page.id === id ? edit(page) : page))
  return pages.some((page, index) => page !== site.pages[index]) ? { ...site, pages } : site
}

function onBlocks(
  site: SiteContent,
  page_id: string,
  edit: (blocks: SiteBlock[]) => SiteBlock[]
): SiteContent {
  return onPage(site, page_id, (page) => {
    const blocks = edit(page.blocks)
    const isSame =
      blocks.length === page.blocks.length && blocks.every((one, at) => one === page.blocks[at])
    return isSame ? page : { ...page, blocks }
  })
}

function changedAt(
  part: unknown,
  [step, ...rest]: readonly string[],
  change: (line: Line) => Line
): unknown {
  if (step === undefined) return change(part as Line)
  if (Array.isArray(part)) {
    return (part as Part[]).map((one) => (one.id === step ? changedAt(one, rest, change) : one))
  }
  if (typeof part !== 'object' || part === null || !(step in part)) return part
  return { ...part, [step]: changedAt((part as Record<string, unknown>)[step], rest, change) }
}

function nextId(blocks: readonly Part[]): string {
  return freeId('block', blocks)
}

/** 'block-7': above every number in use, so that an id isn't used twice on a page. */
function freeId(kind: string, parts: readonly Part[]): string {
  const numbers = parts.map(({ id }) => Number(/-(\d{1,9})$/.exec(id)?.[1] ?? 0))
  return `${kind}-${Math.max(0, ...numbers) + 1}`
}
