import type { FrenchText, saveFrench as SaveFrench } from '#contract/content/editor-french.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { readFrench } from '#contract/content/published-fields.ts'
import { messageFrom } from '#messages/language.ts'
import { contentRefusals } from '#messages/refusals/content.ts'
import { FRENCH_FIELDS } from '#rules/content/french-fields.ts'
import { allPlans } from '../../records/content/content.ts'
import {
  digestOf,
  frenchOf,
  newestFrench,
  publishedUses,
  setFrench
} from '../../records/content/french-texts.ts'
import { type ItemRow, lockItems, type Which } from '../../records/content/items.ts'
import { queueRun } from '../../records/publishing/publish-runs.ts'
import { Refused } from '../../services/refused.ts'
import { inTransaction } from '../../services/database/transaction.ts'
import type { Db, World } from '../../services/world.ts'
import { newer } from './store-version.ts'
import { readItem, readVersion } from './write-item.ts'

type ItemFrench = Which & { version: number; texts: FrenchText[] }
type Save = InputOf<typeof SaveFrench>

/** The texts of an item's newest version, with the French of those that have some. */
export async function readItemFrench(db: Db, which: Which): Promise<ItemFrench> {
  const item = await readItem(db, which)
  const english = await englishOf(db, item)
  const texts = [...english.values()]
  const french = await frenchOf(db, texts)
  const uses = await publishedUses(db, texts)
  const { item_id, kind, version } = item
  const isOther = (use: Which) => use.kind !== kind || use.item_id !== item_id
  return {
    kind,
    item_id,
    version,
    texts: await Promise.all(
      Array.from(english, async ([field, text]) => {
        const known = french.get(text) ?? null
        const earlier = known === null ? await newestFrench(db, item, field) : undefined
        return {
          field,
          english: text,
          english_digest: digestOf(text),
          french: known,
          french_digest: known === null ? null : digestOf(known),
          earlier_french: earlier ?? null,
          is_shared: uses.some((use) => use.english === text && isOther(use))
        }
      })
    )
  }
}

/**
 * Saves the French of an item's texts. Returns the publish run, or null if no text on the site changes.
 * @throws Refused if the English or the French isn't what the caller has seen.
 */
export async function saveItemFrench(
  { clock, contentRevision, db }: World,
  by: string,
  { texts, ...which }: Save
): Promise<number | null> {
  const given = Object.fromEntries(texts.map(({ field, french }) => [field, french]))
  const read = readFrench(which.kind, given)
  if ('errors' in read) {
    const [text = CHANGED] = Object.values(read.errors)
    throw new Refused(text, 400, { errors: read.errors })
  }
  const run_id = await inTransaction(db, async (tx) => {
    await lockItems(tx)
    const item = await readItem(tx, which)
    const english = await englishOf(tx, item)
    const known = await frenchOf(tx, [...english.values()])
    const changed: string[] = []
    for (const { field, ...seen } of texts) {
      const text = english.get(field)
      if (text === undefined || digestOf(text) !== seen.english_digest) throw newer(item)
      const before = known.get(text)
      const french = read.fields[field] ?? ''
      // Unchanged, or a retry whose first answer was lost.
      if (french === (before ?? '')) continue
      if ((before === undefined ? null : digestOf(before)) !== seen.french_digest)
        throw new Refused(CHANGED, 409)
      await setFrench(tx, { english: text, french })
      changed.push(text)
    }
    if (!(await isOnSite(tx, changed))) return null
    const reason = `the French of “${item.title}” changed`
    return queueRun(tx, { asked_by: by, reason, now: clock() })
  })
  contentRevision.now++
  return run_id
}

const CHANGED = messageFrom(contentRefusals, (t) => t.otherFrench)

/** The English of an item's newest version by field, where there is any. */
async function englishOf(
  db: Db,
  { item_id, kind, version }: ItemRow
): Promise<ReadonlyMap<string, string>> {
  const { fields } = await readVersion(db, { item_id, kind }, version)
  return new Map(
    FRENCH_FIELDS[kind].flatMap((name): [string, string][] => {
      const text = fields[name]
      return text ? [[name, text]] : []
    })
  )
}

/** Whether published content has any of these English texts; plans may have an item's too. */
async function isOnSite(db: Db, english: readonly string[]): Promise<boolean> {
  if ((await publishedUses(db, english)).length > 0) return true
  const plans = await allPlans(db)
  const sold = plans.flatMap(({ plan_features }) =>
    plan_features.flatMap(({ features, title }) => [title, ...features])
  )
  return english.some((text) => sold.includes(text))
}
