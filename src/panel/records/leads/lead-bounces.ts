import type { Selectable } from 'kysely'
import type { LeadBouncesTable } from '../../tables/lead-tables.ts'
import type { Db } from '../../services/world.ts'

export type BounceRow = Selectable<LeadBouncesTable>

/** The address that a website's leads last came back from; undefined once one arrived there. */
export function leadBounceOf(db: Db, website_id: number): Promise<BounceRow | undefined> {
  return db
    .selectFrom('lead_bounces')
    .selectAll()
    .where('website_id', '=', website_id)
    .executeTakeFirst()
}

export async function saveLeadBounce(db: Db, bounce: BounceRow): Promise<void> {
  const { address, bounced_at, code } = bounce
  await db
    .insertInto('lead_bounces')
    .values(bounce)
    .onConflict((conflict) =>
      conflict.column('website_id').doUpdateSet({ address, bounced_at, code })
    )
    .execute()
}

/**
 * An email was accepted at `address`, one of those that leads are sent to (`all`). What came back later by
 * a report is no older for that.
 */
export async function clearLeadBounce(
  db: Db,
  website_id: number,
  { address, all, reportedBefore }: { address: string; all: string[]; reportedBefore: Date }
): Promise<void> {
  await db
    .deleteFrom('lead_bounces')
    .where('website_id', '=', website_id)
    .where((eb) =>
      eb.or([
        // The agent has given another address since, or the member has left.
        eb('address', 'not in', [address, ...all]),
        eb.and([
          eb('address', '=', address),
          eb.or([
            // Codes of reports have dots, those of refusals have none.
            eb('code', 'not like', '%.%'),
            eb('bounced_at', '<=', reportedBefore)
          ])
        ])
      ])
    )
    .execute()
}

/** Empty if the agent gave none. */
export async function secondAddressOf(db: Db, website_id: number): Promise<string> {
  const row = await db
    .selectFrom('lead_settings')
    .select('second_address')
    .where('website_id', '=', website_id)
    .executeTakeFirst()
  return row?.second_address ?? ''
}

export async function saveSecondAddress(
  db: Db,
  website_id: number,
  second_address: string
): Promise<void> {
  await db
    .insertInto('lead_settings')
    .values({ website_id, second_address })
    .onConflict((conflict) => conflict.column('website_id').doUpdateSet({ second_address }))
    .execute()
}
