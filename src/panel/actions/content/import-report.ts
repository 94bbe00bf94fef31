import { listOf } from '#messages/list.ts'
import type { Replacement } from '../../records/content/replace-content.ts'

/** How many rows of a table. */
export type Counted = { table: Replacement['table']; count: number }

/** What an owner calls the rows of each table, one and several. */
const NAMES: { [Table in Replacement['table']]?: readonly [one: string, many: string] } = {
  plans: ['plan', 'plans'],
  provinces: ['province', 'provinces'],
  tax_rates: ['tax rate', 'tax rates'],
  coupons: ['promo code', 'promo codes'],
  templates: ['template', 'templates'],
  demo_websites: ['demo website', 'demo websites'],
  testimonials: ['testimonial', 'testimonials'],
  faq: ['question', 'questions'],
  posts: ['post', 'posts'],
  policies: ['policy', 'policies'],
  french_texts: ['French text', 'French texts']
}

/** '2 plans, 1 question and 1 post'. */
function listCounts(counts: readonly Counted[]): string {
  return listOf(
    counts.map(({ count, table }) => {
      const [one, many] = NAMES[table] ?? [table, table]
      return `${count} ${count === 1 ? one : many}`
    })
  )
}

export function reportOf(replacements: readonly Replacement[]): string {
  if (replacements.length === 0) return 'The pictures have been imported.'
  return `Imported ${listCounts(replacements.map(({ rows, table }) => ({ table, count: rows.length })))}.`
}

export function removalRefused(removed: readonly Counted[]): string {
  return `This import would remove ${listCounts(removed)}, since each kind that it contains replaces all of that kind. Add --replace to allow that, or export first and import the whole export with your changes. Nothing was changed.`
}
