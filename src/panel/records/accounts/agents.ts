import type { Insertable, Selectable } from 'kysely'
import type { Db } from '../../services/world.ts'
import type { AgentsTable } from '../../tables/agent-tables.ts'

export type AgentRow = Selectable<AgentsTable>

export function agentById(db: Db, agent_id: string): Promise<AgentRow> {
  return db
    .selectFrom('agents')
    .selectAll()
    .where('agent_id', '=', agent_id)
    .executeTakeFirstOrThrow()
}

export async function agentsById(
  db: Db,
  agent_ids: readonly string[]
): Promise<Map<string, AgentRow>> {
  if (agent_ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('agents')
    .selectAll()
    .where('agent_id', 'in', [...new Set(agent_ids)])
    .execute()
  return new Map(rows.map((agent) => [agent.agent_id, agent]))
}

export function agentByEmail(db: Db, email: string): Promise<AgentRow | undefined> {
  return db.selectFrom('agents').selectAll().where('email', '=', email).executeTakeFirst()
}

/** Until the transaction ends, no other can change this agent or create their website. */
export function lockAgent(db: Db, agent_id: string): Promise<AgentRow> {
  return db
    .selectFrom('agents')
    .selectAll()
    .where('agent_id', '=', agent_id)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/** Locks an agent by address; undefined if nobody has it once the lock is granted. */
export function lockAgentByEmail(db: Db, email: string): Promise<AgentRow | undefined> {
  return db
    .selectFrom('agents')
    .selectAll()
    .where('email', '=', email)
    .forUpdate()
    .executeTakeFirst()
}

export function agentByReferralCode(db: Db, referral_code: string): Promise<AgentRow | undefined> {
  return db
    .selectFrom('agents')
    .selectAll()
    .where('referral_code', '=', referral_code)
    .executeTakeFirst()
}

/** Undefined if the email address or the referral code is taken. */
export function insertAgent(db: Db, agent: Insertable<AgentsTable>): Promise<AgentRow | undefined> {
  return db
    .insertInto('agents')
    .values(agent)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
}

export async function verifyEmail(db: Db, agent_id: string, now: Date): Promise<void> {
  await db
    .updateTable('agents')
    .set({ email_verified_at: now })
    .where('agent_id', '=', agent_id)
    .where('email_verified_at', 'is', null)
    .execute()
}

export async function saveEmail(db: Db, agent_id: string, email: string): Promise<void> {
  await db.updateTable('agents').set({ email }).where('agent_id', '=', agent_id).execute()
}

export async function savePassword(db: Db, agent_id: string, password_hash: string): Promise<void> {
  await db.updateTable('agents').set({ password_hash }).where('agent_id', '=', agent_id).execute()
}

export async function saveLanguage(
  db: Db,
  agent_id: string,
  language: AgentRow['language']
): Promise<void> {
  await db.updateTable('agents').set({ language }).where('agent_id', '=', agent_id).execute()
}

/** The account as it was before; undefined if none has the address. */
export async function setEditor(
  db: Db,
  email: string,
  is_editor: boolean
): Promise<AgentRow | undefined> {
  const agent = await db
    .selectFrom('agents')
    .selectAll()
    .where('email', '=', email)
    .executeTakeFirst()
  await db.updateTable('agents').set({ is_editor }).where('email', '=', email).execute()
  return agent
}
