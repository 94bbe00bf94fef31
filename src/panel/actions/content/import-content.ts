import { toCents, toRate } from '#rules/money/money.ts'
import { safeHtml } from '#rules/content/safe-html.ts'
import { adoptContent } from '../../records/content/adopt-content.ts'
import { BY_IMPORT } from '../../records/content/first-content.ts'
import { frenchTextRow } from '../../records/content/french-texts.ts'
import { lockItems, type Which } from '../../records/content/items.ts'
import { queueRun } from '../../records/publishing/publish-runs.ts'
import {
  type Replacement,
  replaceRows,
  soldContent
} from '../../records/content/replace-content.ts'
import { StartRefused } from '../../config/start-refused.ts'
import type { Db, World } from '../../services/world.ts'
import type { ContentFile } from './content-file.ts'
import { removalRefused, reportOf } from './import-report.ts'
import { numberEntries } from './same-entries.ts'

/**
 * Replaces the lists that a file names, all or nothing, and reports how many entries each has now.
 * Each changed item gets a new version, and any change queues a publish run.
 * @param replace whether published entries that the file doesn't have may be removed
 */
export async function importContent(
  { clock, db }: Pick<World, 'clock' | 'db'>,
  content: ContentFile,
  { replace: mayRemove = true }: { replace?: boolean } = {}
): Promise<string> {
  try {
    const replacements = await db
      .transaction()
      .execute((tx) => replace(tx, content, { mayRemove, now: clock() }))
    return reportOf(replacements)
  } catch (error) {
    throw stillUsed(error) ?? error
  }
}

async function replace(
  tx: Db,
  content: ContentFile,
  { mayRemove, now }: { mayRemove: boolean; now: Date }
): Promise<Replacement[]> {
  await lockItems(tx)
  const sold = await soldContent(tx)
  const replacements = await replacementsOf(tx, content)
  const removed = await replaceRows(tx, replacements)
  // Thrown inside the transaction, which undoes the removal.
  if (!mayRemove && removed.length > 0) throw new StartRefused(removalRefused(removed))
  const kinds = ITEMS.filter(([list]) => content[list]).map(([, kind]) => kind)
  const changed = await adoptContent(tx, kinds, { by: BY_IMPORT, now })
  if (changed > 0 || JSON.stringify(sold) !== JSON.stringify(await soldContent(tx))) {
    await queueRun(tx, { asked_by: 'import', reason: 'content was imported', now })
  }
  return replacements
}

const ITEMS: ['faq' | 'policies' | 'posts' | 'testimonials', Which['kind']][] = [
  ['faq', 'faq'],
  ['policies', 'policy'],
  ['posts', 'post'],
  ['testimonials', 'testimonial']
]

async function replacementsOf(tx: Db, content: ContentFile): Promise<Replacement[]> {
  const { coupons, faq, plans, policies, posts, provinces } = content
  const { templates, testimonials, websites } = content
  const all: { [Table in Replacement['table']]?: Replacement['rows'] | undefined } = {
    plans: plans?.map((plan, index) => ({
      ...plan,
      plan_price: toCents(plan.plan_price),
      setup_fee: toCents(plan.setup_fee),
      position: index + 1
    })),
    provinces: provinces?.map(({ tax_rates: _, ...province }) => province),
    tax_rates: provinces?.flatMap(({ province_shortcode, tax_rates }) =>
      tax_rates.map(({ starts_on, taxes }) => ({
        province_shortcode,
        starts_on,
        taxes: taxes.map(({ name, percent }) => ({ name, rate: toRate(percent) }))
      }))
    ),
    coupons: coupons?.map((coupon) => ({
      ...coupon,
      value: coupon.kind === 'amount' ? toCents(coupon.value) : coupon.value
    })),
    templates: templates?.map((template, index) => ({ ...template, position: index + 1 })),
    demo_websites: websites?.map((website, index) => ({
      ...website,
      demo_id: index + 1,
      position: index + 1
    })),
    testimonials: testimonials && (await numberEntries(tx, 'testimonials', testimonials)),
    faq: faq && (await numberEntries(tx, 'faq', faq)),
    posts: posts?.map((post) => ({ ...post, post_description: safeHtml(post.post_description) })),
    policies: policies?.map((policy) => ({ ...policy, content: safeHtml(policy.content) })),
    french_texts: content.french?.map(frenchTextRow)
  }
  return Object.entries(KEYS).flatMap(([name, keys]) => {
    const table = name as keyof typeof KEYS
    const rows = all[table]
    return rows ? [{ table, keys, rows }] : []
  })
}

/** Primary keys; a table comes after those it references. */
const KEYS = {
  plans: ['plan_id'],
  provinces: ['province_shortcode'],
  tax_rates: ['province_shortcode', 'starts_on'],
  coupons: ['coupon_code'],
  templates: ['website_id'],
  demo_websites: ['demo_id'],
  testimonials: ['testimonial_id'],
  faq: ['faq_id'],
  posts: ['post_id'],
  policies: ['policy_name'],
  french_texts: ['digest']
} as const

/** 'Key (plan_id)=(2) is still referenced from table "websites".' */
const REFERRED = /\((\w+)\)=\((.+?)\) is still referenced from table "(\w+)"/

function stillUsed(error: unknown): StartRefused | undefined {
  const detail = error instanceof Error && 'detail' in error ? String(error.detail) : ''
  const [, key, value, table] = REFERRED.exec(detail) ?? []
  if (key === undefined) return undefined
  return new StartRefused(
    `${key} ${value} can’t be removed while ${table?.replace('_', ' ')} use it. Nothing was changed.`
  )
}
