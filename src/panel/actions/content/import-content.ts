import { toCents, toRate } from '#rules/money.ts'
import { safeHtml } from '#rules/safe-html.ts'
import { type Replacement, replaceRows } from '../../records/replace-content.ts'
import { StartRefused } from '../../services/start-refused.ts'
import type { World } from '../../services/world.ts'
import type { ContentFile } from './content-file.ts'

/** Puts what a file names in the place of its like, all or nothing, and says how much of each there is now. */
export async function importContent(db: World['db'], content: ContentFile): Promise<string> {
  const replacements = replacementsOf(content)
  try {
    await db.transaction().execute((tx) => replaceRows(tx, replacements))
  } catch (error) {
    throw stillUsed(error) ?? error
  }
  const counts = replacements.map(({ rows, table }) => `${rows.length} ${table.replace('_', ' ')}`)
  return counts.length === 0 ? 'The file names nothing.' : `There are now ${counts.join(', ')}.`
}

function replacementsOf(content: ContentFile): Replacement[] {
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
    demo_websites: websites?.map((website, index) => numbered(website, 'demo_id', index)),
    testimonials: testimonials?.map((one, index) => numbered(one, 'testimonial_id', index)),
    faq: faq?.map((one, index) => numbered(one, 'faq_id', index)),
    posts: posts?.map((post) => ({ ...post, post_description: safeHtml(post.post_description) })),
    policies: policies?.map((policy) => ({ ...policy, content: safeHtml(policy.content) }))
  }
  return Object.entries(KEYS).flatMap(([name, keys]) => {
    const table = name as keyof typeof KEYS
    const rows = all[table]
    return rows ? [{ table, keys, rows }] : []
  })
}

/** What rows are known by; a table stands after those it refers to. */
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
  policies: ['policy_name']
} as const

function numbered(row: object, key: string, index: number): Record<string, unknown> {
  return { ...row, [key]: index + 1, position: index + 1 }
}

/** 'Key (plan_id)=(2) is still referenced from table "websites".' */
const REFERRED = /\((\w+)\)=\((.+?)\) is still referenced from table "(\w+)"/

function stillUsed(error: unknown): StartRefused | undefined {
  const detail = error instanceof Error && 'detail' in error ? String(error.detail) : ''
  const [, key, value, table] = REFERRED.exec(detail) ?? []
  if (key === undefined) return undefined
  return new StartRefused(
    `${key} ${value} can't be taken away while there are ${table?.replace('_', ' ')} with it; leave it in. Nothing was changed.`
  )
}
