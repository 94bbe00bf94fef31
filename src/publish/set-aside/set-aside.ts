// What the pages can't be made with is set aside, so that everything else is published: an item keeps the version that was shown
// before, where there is one that can be shown, or is left out. What was found is remembered: the next run needs not look again.
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { PublishProblem } from '#contract/content/publish-run.ts'
import { bodyName, type ListedPost } from '../snapshot/content.ts'
import type { Content } from '../snapshot/snapshot-folder.ts'
import { type ContentItem, itemsOf, keyOf, withItems } from './content-items.ts'
import type { Culprit } from './find-culprits.ts'
import { problemOf } from './find-culprits.ts'

const Known = v.object({
  /** With other code they may be shown. */
  bundle: v.string(),
  items: v.array(v.object({ key: v.string(), field: v.nullable(v.string()), reason: v.string() }))
})
export type Known = v.InferOutput<typeof Known>

export function readKnown(store: string, bundle: string): Known {
  try {
    const known = v.parse(Known, JSON.parse(readFileSync(fileIn(store), 'utf8')))
    if (known.bundle === bundle) return known
  } catch {
    // None was written, or half of one: they are found again.
  }
  return { bundle, items: [] }
}

export function writeKnown(store: string, known: Known): void {
  const part = `${fileIn(store)}.part`
  writeFileSync(part, JSON.stringify(known))
  renameSync(part, fileIn(store))
}

export function learn(known: Known, culprits: readonly Culprit[]): Known {
  const found = culprits.map(({ field, item, reason }) => ({ key: keyOf(item), field, reason }))
  return { ...known, items: [...known.items, ...found] }
}

/** Content without the items that are known to fail, each said. `before`: what the site showed last. */
export function setAside(
  content: Content,
  before: Content | undefined,
  known: Known
): { content: Content; problems: PublishProblem[] } {
  if (known.items.length === 0) return { content, problems: [] }
  const bad = new Map(known.items.map((one) => [one.key, one]))
  const shown = new Map<string, ContentItem>()
  for (const item of before ? itemsOf(before) : [])
    if (!bad.has(keyOf(item))) shown.set(nameOf(item), item)
  const problems: PublishProblem[] = []
  const chosen = withItems(content, (item) => {
    const found = bad.get(keyOf(item))
    if (!found) return item
    const instead = shown.get(nameOf(item))
    problems.push(problemOf({ item, ...found }, instead !== undefined))
    return instead
  })
  return { content: { ...chosen, pictures: picturesOf(chosen, before) }, problems }
}

/** One item through its versions. */
function nameOf({ item_id, kind, title }: ContentItem): string {
  return `${kind} ${item_id ?? title}`
}

/** Texts from before name their pictures, too. */
function picturesOf(
  { pictures, posts }: Content,
  before: Content | undefined
): Content['pictures'] {
  const older = posts.flatMap((post: ListedPost) => {
    const name = bodyName(post)
    const named = before?.pictures[name]
    return named && !(name in pictures) ? [[name, named] as const] : []
  })
  return { ...pictures, ...Object.fromEntries(older) }
}

function fileIn(store: string): string {
  return join(store, 'set-aside.json')
}
