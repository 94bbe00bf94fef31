import type { Db } from '../../services/world.ts'
import type { OfWebsite } from './people.ts'

/** Remembers that two leads are of two people. */
export async function addLeadsApart(
  tx: Db,
  { website_id }: OfWebsite,
  [one, other]: readonly [string, string]
): Promise<void> {
  await tx
    .insertInto('leads_apart')
    .values([
      { website_id, lead_id: one, other_id: other },
      { website_id, lead_id: other, other_id: one }
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** No longer keeps apart all leads of two people, who are one after all. */
export async function deleteLeadsApart(
  tx: Db,
  { website_id }: OfWebsite,
  { leads, others }: { leads: readonly string[]; others: readonly string[] }
): Promise<void> {
  await tx
    .deleteFrom('leads_apart')
    .where('website_id', '=', website_id)
    .where((eb) =>
      eb.or([
        eb.and([eb('lead_id', 'in', leads), eb('other_id', 'in', others)]),
        eb.and([eb('lead_id', 'in', others), eb('other_id', 'in', leads)])
      ])
    )
    .execute()
}

/** The main leads of people who are kept apart from any of these leads. */
export async function leadsApartFrom(
  db: Db,
  { website_id }: OfWebsite,
  leads: readonly string[]
): Promise<string[]> {
  const rows = await db
    .selectFrom('leads_apart')
    .innerJoin('leads', 'leads.lead_id', 'leads_apart.other_id')
    .select((eb) => eb.fn.coalesce('leads.merged_into', 'leads.lead_id').as('main_id'))
    .distinct()
    .where('leads_apart.website_id', '=', website_id)
    .where('leads_apart.lead_id', 'in', leads)
    .execute()
  return rows.map(({ main_id }) => main_id)
}
