import type { PublishProblem } from '#contract/content/publish-run.ts'
import { CannotPublish, type PagesFailed } from '../publish-failures.ts'
import type { FailedFile } from '../render/render-thread.ts'
import { bodyName, type ListedPost } from '../snapshot/content.ts'
import { type ContentItem, itemsOf, keyOf } from './content-items.ts'
import { type Probing, probeItems } from './probe-items.ts'

export type Culprit = { item: ContentItem; field: string | null; reason: string }

/** A site of which more than this is broken is broken itself. */
const CULPRITS_MAX = 50
/** So many are looked into field by field. */
const FIELDS_OF_MAX = 10

/**
 * The items that pages fail with, each tried by itself: a small site is made of half of them, and of half of those, until
 * they are found. `isNew`: those that were not on the site before are tried first.
 * @throws CannotPublish where no item is to blame
 */
export async function findCulprits(
  probing: Probing,
  { pages }: PagesFailed,
  isNew: (item: ContentItem) => boolean
): Promise<Culprit[]> {
  const doubted = new Set(pages.map(({ file }) => file))
  const probe = (items: readonly ContentItem[]) => probeItems(probing, items, doubted)
  const [bare] = await probe([])
  if (bare) throw new CannotPublish(`The site’s own pages can’t be made: ${told(bare)}`)

  const found: Culprit[] = []
  const search = async (items: readonly ContentItem[]): Promise<void> => {
    const [failed] = items.length > 0 ? await probe(items) : []
    if (!failed) return
    const [item] = items
    if (items.length > 1 || !item) {
      const half = Math.ceil(items.length / 2)
      await search(items.slice(0, half))
      return search(items.slice(half))
    }
    if (found.length === CULPRITS_MAX)
      throw new CannotPublish(`More than ${CULPRITS_MAX} items can’t be shown: ${told(failed)}`)
    const field = found.length < FIELDS_OF_MAX ? await fieldOf(probing, item) : null
    found.push({ item, field, reason: failed.reason })
  }
  // Two entries of a list that say the same are one item.
  const items = [...new Map(itemsOf(probing.content).map((item) => [keyOf(item), item])).values()]
  await search(items.filter(isNew))
  if (found.length === 0) await search(items.filter((item) => !isNew(item)))
  return found
}

export function problemOf({ field, item, reason }: Culprit, isKept: boolean): PublishProblem {
  const { item_id, kind, title } = item
  return { kind, item_id, title, field, reason, shown: isKept ? 'before' : 'nothing' }
}

/** The field without which the item can be shown; null where it is not one field alone. */
async function fieldOf(probing: Probing, item: ContentItem): Promise<string | null> {
  const fails = async (fields: object, texts?: ReadonlyMap<string, string>) =>
    (
      await probeItems(
        probing,
        [{ ...item, fields: { ...item.fields, ...fields } }],
        new Set(),
        texts
      )
    ).length > 0
  for (const [name, value] of Object.entries(item.fields)) {
    if (KEYS.has(name) || !(typeof value === 'string' || Array.isArray(value))) continue
    if (!(await fails({ [name]: plainFor(name, value) }))) return name
  }
  if (item.kind !== 'post') return null
  const text = new Map([[bodyName(item.fields as ListedPost), '<p>Text</p>']])
  return (await fails({}, text)) ? null : 'post_description'
}

/** What items are known by stays. */
const KEYS = new Set(['digest', 'policy_name', 'post_id'])

/** What any field of its name could say. */
function plainFor(name: string, value: unknown): unknown {
  if (Array.isArray(value)) return []
  if (name === 'created') return new Date(0).toISOString()
  return /image|screenshot|url|website$/.test(name) ? '/' : 'Text'
}

function told({ file, reason }: FailedFile): string {
  return file === '' ? reason : `${file}: ${reason}`
}
