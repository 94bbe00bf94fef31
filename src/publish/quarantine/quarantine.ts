// Items that break pages are quarantined, so that everything else is published. A quarantined item
// keeps its last published version, or is left out. The result is stored for the following runs.
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { PublishProblem } from '#contract/content/publish-run.ts'
import { allPosts, bodyName, withFrenchOf } from '../snapshot/content.ts'
import type { Content } from '../snapshot/snapshot-folder.ts'
import { type ContentItem, itemsOf, keyOf, mapItems } from './content-items.ts'
import type { FailingItem } from './find-failing-items.ts'
import { problemOf } from './find-failing-items.ts'

const Quarantine = v.object({
  /** The quarantine ends with the bundle, as other code may render the items. */
  bundle: v.string(),
  items: v.array(v.object({ key: v.string(), field: v.nullable(v.string()), reason: v.string() }))
})
export type Known = v.InferOutput<typeof Quarantine>

export function readQuarantine(store: string, bundle: string): Known {
  try {
    const quarantine = v.parse(Quarantine, JSON.parse(readFileSync(quarantineFile(store), 'utf8')))
    if (quarantine.bundle === bundle) return quarantine
  } catch {
    // Missing or incomplete: failing items are found again.
  }
  return { bundle, items: [] }
}

export function writeQuarantine(store: string, quarantine: Known): void {
  const part = `${quarantineFile(store)}.part`
  writeFileSync(part, JSON.stringify(quarantine))
  renameSync(part, quarantineFile(store))
}

export function quarantineItems(quarantine: Known, failingItems: readonly FailingItem[]): Known {
  const found = failingItems.map(({ field, item, reason }) => ({ key: keyOf(item), field, reason }))
  return { ...quarantine, items: [...quarantine.items, ...found] }
}

/** Replaces or drops quarantined items, and reports each. `before`: the last published content. */
export function applyQuarantine(
  content: Content,
  before: Content | undefined,
  quarantine: Known
): { content: Content; problems: PublishProblem[] } {
  if (quarantine.items.length === 0) return { content, problems: [] }
  const failing = new Map(quarantine.items.map((entry) => [entry.key, entry]))
  const published = new Map<string, ContentItem>()
  for (const item of before ? itemsOf(before) : [])
    if (!failing.has(keyOf(item))) published.set(identityOf(item), item)
  const problems: PublishProblem[] = []
  const mapped = mapItems(content, (item) => {
    const found = failing.get(keyOf(item))
    if (!found) return item
    const previous = published.get(identityOf(item))
    problems.push(problemOf({ item, ...found }, previous !== undefined))
    return previous
  })
  const remaining = withFrenchOf(mapped)
  return { content: { ...remaining, pictures: picturesOf(remaining, before) }, problems }
}

/** The same for all versions of an item. */
function identityOf({ item_id, kind, language, title }: ContentItem): string {
  return `${kind} ${language} ${item_id ?? title}`
}

/** Adds the pictures of restored bodies. */
function picturesOf(content: Content, before: Content | undefined): Content['pictures'] {
  const { pictures } = content
  const older = allPosts(content).flatMap((post) => {
    const name = bodyName(post)
    const named = before?.pictures[name]
    return named && !(name in pictures) ? [[name, named] as const] : []
  })
  return { ...pictures, ...Object.fromEntries(older) }
}

function quarantineFile(store: string): string {
  return join(store, 'set-aside.json')
}
