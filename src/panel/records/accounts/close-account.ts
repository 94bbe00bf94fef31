import { sql } from 'kysely'
import type { Db } from '../../services/world.ts'
import { LIVE } from '../billing/charges.ts'

/** Whether money of this agent's may be on its way. */
export async function hasPaymentUnderWay(tx: Db, agent_id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('orders')
    .select('order_id as id')
    .where('agent_id', '=', agent_id)
    .where('state', '=', 'pending')
    .unionAll(
      tx
        .selectFrom('charges')
        .select('charge_id as id')
        .where('agent_id', '=', agent_id)
        .where('state', 'in', LIVE)
    )
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** The cards and domains of the agent's trials, with those that their website has had since. */
export async function trialsOf(
  tx: Db,
  agent_id: string
): Promise<{ fingerprint: string; base_url: string }[]> {
  return tx
    .selectFrom('trials')
    .innerJoin('orders', 'orders.order_id', 'trials.order_id')
    .select(['fingerprint', 'trials.base_url'])
    .where('agent_id', '=', agent_id)
    .execute()
}

/**
 * Deletes an agent and all that is theirs. The order is that of the foreign keys; what refers to a website
 * or an agent with `on delete cascade` goes with it.
 */
export async function deleteAgent(tx: Db, agent_id: string): Promise<void> {
  const own = tx.selectFrom('orders').select('order_id').where('agent_id', '=', agent_id)
  await tx.deleteFrom('transactions').where('agent_id', '=', agent_id).execute()
  await tx.deleteFrom('charges').where('agent_id', '=', agent_id).execute()
  await tx.deleteFrom('coupon_redemptions').where('agent_id', '=', agent_id).execute()
  await tx.deleteFrom('trials').where('order_id', 'in', own).execute()
  await tx.deleteFrom('websites').where('agent_id', '=', agent_id).execute()
  await tx.deleteFrom('orders').where('agent_id', '=', agent_id).execute()
  await tx.deleteFrom('cards').where('agent_id', '=', agent_id).execute()
  await tx.deleteFrom('customers').where('agent_id', '=', agent_id).execute()
  await tx
    .updateTable('agents')
    .set({ referred_by: null })
    .where('referred_by', '=', agent_id)
    .execute()
  await tx.deleteFrom('agents').where('agent_id', '=', agent_id).execute()
}

/** The texts that visitors of a website agreed to, which may name its agent. */
export async function consentTextsOf(tx: Db, website_id: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('lead_consents')
    .select('text_id')
    .where('website_id', '=', website_id)
    .where('text_id', 'is not', null)
    .union(tx.selectFrom('saved_searches').select('text_id').where('website_id', '=', website_id))
    .union(tx.selectFrom('vow_acceptances').select('text_id').where('website_id', '=', website_id))
    .union(tx.selectFrom('vow_links').select('text_id').where('website_id', '=', website_id))
    .execute()
  return rows.flatMap(({ text_id }) => text_id ?? [])
}

/** Deletes those of these texts that nobody has agreed to. */
export async function deleteUnusedTexts(tx: Db, text_ids: readonly string[]): Promise<void> {
  await sql`
    delete from consent_texts as t where text_id = any(${[...text_ids]}::text[])
      and not exists (select from lead_consents as c where c.text_id = t.text_id)
      and not exists (select from saved_searches as s where s.text_id = t.text_id)
      and not exists (select from vow_acceptances as a where a.text_id = t.text_id)
      and not exists (select from vow_links as l where l.text_id = t.text_id)
  `.execute(tx)
}

/** Takes an agent out of other agents' websites, where they were or may become a member. */
export async function leaveTeams(
  tx: Db,
  { agent_id, email }: { agent_id: string; email: string }
): Promise<void> {
  await tx.deleteFrom('team_invitations').where('email', '=', email).execute()
  await tx
    .updateTable('leads')
    .set({ assigned_to: null })
    .where('assigned_to', '=', agent_id)
    .execute()
  await tx
    .updateTable('lead_events')
    .set({ by_agent: null })
    .where('by_agent', '=', agent_id)
    .execute()
  await sql`
    update lead_events set data = jsonb_build_object('to', null, 'name', '')
    where kind = 'assigned' and data ->> 'to' = ${agent_id}
  `.execute(tx)
}

/** What stands beside a version in the place of an editor whose account was closed. */
const FORMER_EDITOR = 'former editor'

/** Takes the agent's name from what they edited of the marketing site. */
export async function forgetEditor(
  tx: Db,
  { agent_id, is_editor, name }: { agent_id: string; is_editor: boolean; name: string }
): Promise<void> {
  await sql`
    update content_items as item set updated_by = ${FORMER_EDITOR}
    from content_versions as made
    where made.kind = item.kind and made.item_id = item.item_id and made.version = item.version
      and made.agent_id = ${agent_id}
  `.execute(tx)
  const { numUpdatedRows } = await tx
    .updateTable('content_versions')
    .set({ updated_by: FORMER_EDITOR, agent_id: null })
    .where('agent_id', '=', agent_id)
    .executeTakeFirst()
  // Others may have the same name.
  if (!is_editor && numUpdatedRows === 0n) return
  await tx
    .updateTable('content_items')
    .set({ scheduled_by: FORMER_EDITOR })
    .where('scheduled_by', '=', name)
    .execute()
  await tx
    .updateTable('publish_runs')
    .set({ asked_by: FORMER_EDITOR })
    .where('asked_by', '=', name)
    .execute()
}
