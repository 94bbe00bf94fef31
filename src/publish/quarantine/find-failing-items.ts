import type { PublishProblem } from '#contract/content/publish-run.ts'
import { CannotPublish, type PagesFailed } from '../publish-failures.ts'
import type { FailedFile } from '../render/render-thread.ts'
import { bodyName, type ListedPost } from '../snapshot/content.ts'
import { type ContentItem, itemsOf, keyOf } from './content-items.ts'
import { type ProbeContext, probeItems } from './probe-items.ts'

export type FailingItem = { item: ContentItem; field: string | null; reason: string }

/** With more failing items than this, the fault is the site's. */
const FAILING_MAX = 50
/** How many items are examined field by field. */
const EXAMINED_MAX = 10

/**
 * Finds the items that make pages fail, by bisection: renders a small site of half the items, then
 * of half of those. Searches items that `isNew` accepts first.
 * @throws CannotPublish if the site fails without any item
 */
export async function findFailingItems(
  context: ProbeContext,
  { pages }: PagesFailed,
  isNew: (item: ContentItem) => boolean
): Promise<FailingItem[]> {
  const suspects = new Set(pages.map(({ file }) => file))
  const probe = (items: readonly ContentItem[]) => probeItems(context, items, suspects)
  const [bareFailure] = await probe([])
  if (bareFailure)
    throw new CannotPublish(`The site’s own pages can’t be rendered: ${formatFailure(bareFailure)}`)

  const failing: FailingItem[] = []
  const search = async (items: readonly ContentItem[]): Promise<void> => {
    const [failure] = items.length > 0 ? await probe(items) : []
    if (!failure) return
    const [item] = items
    if (items.length > 1 || !item) {
      const half = Math.ceil(items.length / 2)
      await search(items.slice(0, half))
      return search(items.slice(half))
    }
    if (failing.length === FAILING_MAX)
      throw new CannotPublish(
        `More than ${FAILING_MAX} items can’t be rendered: ${formatFailure(failure)}`
      )
    const field = failing.length < EXAMINED_MAX ? await findFailingField(context, item) : null
    failing.push({ item, field, reason: failure.reason })
  }
  // Equal entries of a list count as one item.
  const items = [...new Map(itemsOf(context.content).map((item) => [keyOf(item), item])).values()]
  await search(items.filter(isNew))
  if (failing.length === 0) await search(items.filter((item) => !isNew(item)))
  return failing
}

export function problemOf({ field, item, reason }: FailingItem, isKept: boolean): PublishProblem {
  const { item_id, kind, title } = item
  return { kind, item_id, title, field, reason, shown: isKept ? 'before' : 'nothing' }
}

/** The one field that makes the item fail; null if there isn't exactly one. */
async function findFailingField(context: ProbeContext, item: ContentItem): Promise<string | null> {
  const fails = async (fields: object, texts?: ReadonlyMap<string, string>) =>
    (
      await probeItems(
        context,
        [{ ...item, fields: { ...item.fields, ...fields } }],
        new Set(),
        texts
      )
    ).length > 0
  for (const [name, value] of Object.entries(item.fields)) {
    if (KEYS.has(name) || !(typeof value === 'string' || Array.isArray(value))) continue
    if (!(await fails({ [name]: safeValue(name, value) }))) return name
  }
  if (item.kind !== 'post') return null
  const text = new Map([[bodyName(item.fields as ListedPost), '<p>Text</p>']])
  return (await fails({}, text)) ? null : 'post_description'
}

/** Fields that identify items. */
const KEYS = new Set(['digest', 'policy_name', 'post_id'])

/** A harmless value for a field of this name. */
function safeValue(name: string, value: unknown): unknown {
  if (Array.isArray(value)) return []
  if (name === 'created') return new Date(0).toISOString()
  return /image|screenshot|url|website$/.test(name) ? '/' : 'Text'
}

function formatFailure({ file, reason }: FailedFile): string {
  return file === '' ? reason : `${file}: ${reason}`
}
