import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeEmail } from '#panel/actions/accounts/change-email.ts'
import { logIn } from '#panel/actions/accounts/log-in.ts'
import { acceptInvitation } from '#panel/actions/team/accept-invitation.ts'
import { agentById, saveEmail, savePassword } from '#panel/records/accounts/agents.ts'
import { hashPassword } from '#panel/services/accounts/passwords.ts'
import { inTransaction } from '#panel/services/database/transaction.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'
import { invite, openTeam } from '../../kit/team.ts'

let panel: TestPanel
beforeAll(async () => {
  panel = await startPanel({ settings: { rateLimits: false } })
})
afterAll(() => panel.close())

const sessionsOf = (agent_id: string) =>
  panel.world.db.selectFrom('sessions').selectAll().where('agent_id', '=', agent_id).execute()

test('a log-in that has read the old password opens no session after a new one is set', async () => {
  const { world } = panel
  const { agent_id, email, password } = await panel.registerAgent()
  const before = await sessionsOf(agent_id)
  const fresh = await hashPassword('a new password')
  // The database does these in turn: the log-in's first query, then the change.
  const entered = logIn(world, { email, password })
  const changed = savePassword(world.db, agent_id, fresh)
  await expect(entered).rejects.toMatchObject({ status: 401 })
  await changed
  expect(await sessionsOf(agent_id)).toEqual(before)
  expect((await agentById(world.db, agent_id)).password_hash).toBe(fresh)
})

test('a log-in goes on if the password is the same, though its hash is another', async () => {
  const { world } = panel
  const { agent_id, email, password } = await panel.registerAgent()
  const rehashed = await hashPassword(password)
  const entered = logIn(world, { email, password })
  await savePassword(world.db, agent_id, rehashed)
  expect((await entered).agent.agent_id).toBe(agent_id)
})

test('a log-in by an address that is corrected meanwhile opens no session', async () => {
  const { world } = panel
  const { agent_id, email, password } = await panel.registerAgent()
  const before = await sessionsOf(agent_id)
  const entered = logIn(world, { email, password })
  const changed = saveEmail(world.db, agent_id, `corrected-${email}`)
  await expect(entered).rejects.toMatchObject({ status: 401 })
  await changed
  expect(await sessionsOf(agent_id)).toEqual(before)
})

test('an old password joins no team after a new one is set', async () => {
  const { world } = panel
  const { owner } = await openTeam(panel)
  const { agent_id, email, password } = await panel.registerAgent()
  const { token } = await invite(panel, owner, 'agent', email)
  const before = await sessionsOf(agent_id)
  const fresh = await hashPassword('a new password')
  const changes: Promise<void>[] = []
  // The clock is read once the account was, so the change comes before the next query.
  const clock = () => {
    if (changes.length === 0) changes.push(savePassword(world.db, agent_id, fresh))
    return world.clock()
  }
  const joined = acceptInvitation({ ...world, clock }, { token, password, language: 'en' })
  await expect(joined).rejects.toMatchObject({ status: 401 })
  await Promise.all(changes)
  expect(await sessionsOf(agent_id)).toEqual(before)
})

test('an old password moves no account to another address after a new one is set', async () => {
  const { world } = panel
  const { agent_id, email } = await panel.registerAgent()
  const known = await agentById(world.db, agent_id)
  await savePassword(world.db, agent_id, await hashPassword('a new password'))
  const change = inTransaction(world.db, (db) =>
    changeEmail({ ...world, db }, known, { email: `moved-${email}`, token_hash: 'x' })
  )
  await expect(change).rejects.toMatchObject({ status: 400 })
  expect((await agentById(world.db, agent_id)).email).toBe(email)
})
