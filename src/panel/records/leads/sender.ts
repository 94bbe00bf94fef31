import { sql } from 'kysely'
import type { Db } from '../../services/world.ts'

const DETAILS = [
  'salesman_name',
  'salesman_designation',
  'salesman_contact',
  'salesman_email',
  'company_contact',
  'company_name',
  'company_address',
  'company_address_2'
] as const
type Detail = (typeof DETAILS)[number]

/** Who an agent's emails come from, as their website says: published, else its draft, else as ordered. */
export async function senderDetails(
  db: Db,
  website_id: number
): Promise<Record<Detail | 'city' | 'language' | 'province', string>> {
  return db
    .selectFrom('websites as w')
    .leftJoin('sites as s', 's.website_id', 'w.website_id')
    .select((eb) => [
      ...DETAILS.map((name) =>
        sql<string>`coalesce(coalesce(s.published, s.draft) ->> ${sql.lit(name)}, ${eb.ref(`w.${name}`)})`.as(
          name
        )
      ),
      ...(['city', 'province', 'language'] as const).map((name) =>
        sql<string>`coalesce(coalesce(s.published, s.draft) ->> ${sql.lit(name)}, '')`.as(name)
      )
    ])
    .where('w.website_id', '=', website_id)
    .executeTakeFirstOrThrow()
}
