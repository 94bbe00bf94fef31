import type { Selectable } from 'kysely'
import { formatDateWithDayjs } from '#rules/time/format-date-with-dayjs.ts'
import type { Db } from '../../services/world.ts'
import type { PoliciesTable } from '../../tables/content-tables.ts'
import type { ProvincesTable } from '../../tables/price-tables.ts'
import type { TaxPart } from '#rules/money/tax.ts'

export type ProvinceRow = Selectable<ProvincesTable> & { taxes: TaxPart[] }

export function allPlans(db: Db) {
  return db.selectFrom('plans').selectAll().orderBy('position').execute()
}

/** Every province with the taxes in force on a business day. */
export function provincesOn(db: Db, moment: Date): Promise<ProvinceRow[]> {
  return db
    .selectFrom('provinces')
    .innerJoin('tax_rates', 'tax_rates.province_shortcode', 'provinces.province_shortcode')
    .selectAll('provinces')
    .select('taxes')
    .distinctOn('provinces.province_shortcode')
    .where('starts_on', '<=', formatDateWithDayjs(moment, 'YYYY-MM-DD'))
    .orderBy('provinces.province_shortcode')
    .orderBy('starts_on', 'desc')
    .execute()
}

export function allTemplates(db: Db) {
  return db
    .selectFrom('templates')
    .select(['website_id', 'website_name', 'screenshot', 'base_url'])
    .orderBy('position')
    .execute()
}

export function allDemoWebsites(db: Db) {
  return db
    .selectFrom('demo_websites')
    .select(['screenshot', 'agent_name', 'brokerage', 'base_url', 'template_id'])
    .orderBy('position')
    .execute()
}

export function allTestimonials(db: Db) {
  return db
    .selectFrom('testimonials')
    .select(['review', 'reviewer_image', 'name', 'designation', 'website'])
    .orderBy('position')
    .orderBy('testimonial_id')
    .execute()
}

export function allFaq(db: Db) {
  return db
    .selectFrom('faq')
    .select(['faq_title', 'faq_description'])
    .orderBy('position')
    .orderBy('faq_id')
    .execute()
}

export function policyNames(db: Db): Promise<{ policy_name: string }[]> {
  return db.selectFrom('policies').select('policy_name').orderBy('policy_name').execute()
}

export function policyByName(
  db: Db,
  policy_name: string
): Promise<Selectable<PoliciesTable> | undefined> {
  return db
    .selectFrom('policies')
    .selectAll()
    .where('policy_name', '=', policy_name)
    .executeTakeFirst()
}
