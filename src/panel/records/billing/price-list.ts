import { type Selectable, sql } from 'kysely'
import { formatDateWithDayjs } from '#rules/time/format-date-with-dayjs.ts'
import type { TaxPart } from '#rules/money/tax.ts'
import type { Db } from '../../services/world.ts'
import type { PlansTable } from '../../tables/price-tables.ts'

export type PlanRow = Selectable<PlansTable>

export function planById(db: Db, plan_id: number): Promise<PlanRow | undefined> {
  return db.selectFrom('plans').selectAll().where('plan_id', '=', plan_id).executeTakeFirst()
}

/** The plan that a website is on. */
export function planOfWebsite(db: Db, website_id: number): Promise<PlanRow | undefined> {
  return db
    .selectFrom('websites')
    .innerJoin('plans', 'plans.plan_id', 'websites.plan_id')
    .selectAll('plans')
    .where('website_id', '=', website_id)
    .executeTakeFirst()
}

/** The name of the first plan with a team, if there is one. */
export async function planWithTeam(db: Db): Promise<string | undefined> {
  const plan = await db
    .selectFrom('plans')
    .select('plan_name')
    .where(sql<boolean>`(limits ->> 'members')::integer > 0`)
    .orderBy('position')
    .executeTakeFirst()
  return plan?.plan_name
}

/** A province's taxes on a business day; undefined for an unknown province. */
export async function taxPartsOn(
  db: Db,
  province_shortcode: string,
  moment: Date
): Promise<TaxPart[] | undefined> {
  const rate = await db
    .selectFrom('tax_rates')
    .select('taxes')
    .where('province_shortcode', '=', province_shortcode)
    .where('starts_on', '<=', formatDateWithDayjs(moment, 'YYYY-MM-DD'))
    .orderBy('starts_on', 'desc')
    .executeTakeFirst()
  return rate?.taxes
}

/** These provinces' taxes on a business day. */
export async function taxesOn(
  db: Db,
  provinces: readonly string[],
  moment: Date
): Promise<Map<string, TaxPart[]>> {
  const rates = await db
    .selectFrom('tax_rates')
    .select(['province_shortcode', 'taxes'])
    .where('province_shortcode', 'in', [...new Set(provinces)])
    .where('starts_on', '<=', formatDateWithDayjs(moment, 'YYYY-MM-DD'))
    .orderBy('starts_on')
    .execute()
  return new Map(rates.map((rate) => [rate.province_shortcode, rate.taxes]))
}

export type TaxPeriod = { starts_on: string; taxes: TaxPart[] }

/** All tax rates of these provinces, past and future, earliest first. */
export async function taxPeriods(
  db: Db,
  provinces: readonly string[]
): Promise<Map<string, TaxPeriod[]>> {
  if (provinces.length === 0) return new Map()
  const rates = await db
    .selectFrom('tax_rates')
    .select(['province_shortcode', 'starts_on', 'taxes'])
    .where('province_shortcode', 'in', [...new Set(provinces)])
    .orderBy('starts_on')
    .execute()
  return Map.groupBy(rates, (rate) => rate.province_shortcode)
}

/** The template of an agent's website: the published one, or the one that was ordered. */
export function templateOf(db: Db, website_id: number) {
  return db
    .selectFrom('templates')
    .select(['website_name', 'screenshot'])
    .where('website_id', '=', (eb) =>
      eb
        .selectFrom('websites as w')
        .leftJoin('sites as s', 's.website_id', 'w.website_id')
        .select((one) => one.fn.coalesce('s.template_id', 'w.template_id').as('template_id'))
        .where('w.website_id', '=', website_id)
    )
    .executeTakeFirst()
}

export async function templateExists(db: Db, website_id: number): Promise<boolean> {
  const row = await db
    .selectFrom('templates')
    .select('website_id')
    .where('website_id', '=', website_id)
    .executeTakeFirst()
  return row !== undefined
}
