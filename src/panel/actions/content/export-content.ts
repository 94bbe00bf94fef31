import { toCad } from '#rules/money/money.ts'
import { type AllContent, allContent } from '../../records/content/replace-content.ts'
import type { Db } from '../../services/world.ts'
import type { ContentFile } from './content-file.ts'

/** The site's content as a file that an owner can edit and import. */
export async function exportContent(db: Db): Promise<string> {
  return `${JSON.stringify(writeContent(await allContent(db)), null, 2)}\n`
}

function writeContent(rows: AllContent): ContentFile {
  return {
    maplekey: 'content',
    plans: rows.plans.map(({ discount, plan_price, position: _, setup_fee, ...plan }) => ({
      ...plan,
      plan_price: toCad(plan_price),
      setup_fee: toCad(setup_fee),
      discount: { 1: discount[1] ?? 0, 6: discount[6] ?? 0, 12: discount[12] ?? 0 }
    })),
    provinces: rows.provinces.map((province) => ({
      ...province,
      tax_rates: rows.taxRates
        .filter(({ province_shortcode }) => province_shortcode === province.province_shortcode)
        .map(({ starts_on, taxes }) => ({
          starts_on,
          taxes: taxes.map(({ name, rate }) => ({ name, percent: rate / 1000 }))
        }))
    })),
    coupons: rows.coupons.map(({ ends_at, starts_at, value, ...coupon }) => ({
      ...coupon,
      value: coupon.kind === 'amount' ? toCad(value) : value,
      durations: coupon.durations as (1 | 6 | 12)[],
      starts_at: starts_at?.toISOString() ?? null,
      ends_at: ends_at?.toISOString() ?? null
    })),
    templates: rows.templates.map(({ position: _, ...template }) => template),
    websites: rows.websites.map(({ demo_id: _id, position: _, ...website }) => website),
    testimonials: rows.testimonials.map(({ position: _, testimonial_id: _id, ...one }) => one),
    faq: rows.faq.map(({ faq_description, faq_title }) => ({ faq_title, faq_description })),
    posts: rows.posts.map(({ digest: _, ...post }) => ({
      ...post,
      created: post.created.toISOString()
    })),
    policies: rows.policies,
    french: rows.french.map(({ english, french }) => ({ english, french }))
  }
}
