import { afterAll, beforeAll, expect, test } from 'vitest'
import { logIn } from '#contract/accounts/auth.ts'
import { accessTokenLoginWeb } from '#contract/accounts/session.ts'
import { leadList } from '#contract/leads/lead-list.ts'
import { acceptInvitation, invitation } from '#contract/team/invitation.ts'
import { inviteMember, removeMember, team, withdrawInvitation } from '#contract/team/team.ts'
import { DAY, subscribe } from '../../kit/billing.ts'
import { START, startPanel, type TestPanel } from '../../kit/panel.ts'
import { hasPostgres } from '../../kit/postgres.ts'
import { downgrade, freshAddress, hire, invitationTo, invite, openTeam } from '../../kit/team.ts'

let panel: TestPanel
beforeAll(async () => {
  panel = await startPanel({ settings: { rateLimits: false } })
})
afterAll(() => panel.close())

const password = 'a good password'
const accept = (token: string, form: object = { name: 'Bea Tran' }) =>
  panel.call(acceptInvitation, { token, password, ...form })
const messageOf = async (answer: Promise<{ status: number; body: { message: string } }>) => {
  const { body, status } = await answer
  return [status, body.message]
}

test('an invitation opens a new account in the team, whose address is confirmed', async () => {
  const { owner } = await openTeam(panel)
  const { email, token } = await invite(panel, owner)
  const shown = (await panel.call(invitation, { token })).body
  expect(shown).toMatchObject({ email, role: 'agent', has_account: false })
  expect(shown.brokerage).not.toBe('')
  expect((await accept(token, {})).body.errors).toEqual({ name: 'Name is a required field' })
  const { body } = await accept(token)
  const me = (await panel.call(accessTokenLoginWeb, {}, { token: body.access_token })).body
  expect(me).toMatchObject({ name: 'Bea Tran', email, website: null })
  expect(me.team).toEqual({ brokerage: shown.brokerage, role: 'agent', is_open: true })
  expect(me).not.toHaveProperty('email_verified')
  const state = (await panel.call(team, {}, owner)).body
  expect(state.members).toMatchObject([{ name: 'Bea Tran', email, leads: 0, takes_leads: true }])
  expect(state.invitations).toEqual([])
})

test('it works once, except that a lost answer can be asked for again', async () => {
  const { owner } = await openTeam(panel)
  const { email, token } = await invite(panel, owner)
  await accept(token)
  expect((await accept(token)).status).toBe(200)
  const other = { name: 'Eve', password: 'another password' }
  expect(await messageOf(accept(token, other))).toEqual([410, expect.stringContaining('log in')])
  expect((await panel.call(invitation, { token })).status).toBe(410)
  const { body } = await panel.call(team, {}, owner)
  await panel.call(removeMember, { agent_id: body.members[0].agent_id, leads_to: null }, owner)
  expect((await accept(token)).status).toBe(410)
  // The account itself stays.
  expect((await panel.call(logIn, { email, password, recaptcha: 'checked' })).status).toBe(200)
})

test('it expires after seven days; sending it again voids the link before', async () => {
  const { owner } = await openTeam(panel)
  const { email, token } = await invite(panel, owner)
  panel.setClock(new Date(START.getTime() + 7 * DAY))
  expect(await messageOf(accept(token))).toEqual([410, expect.stringContaining('expired')])
  const [late] = (await panel.call(team, {}, owner)).body.invitations
  expect(late).toMatchObject({ email, is_expired: true })
  const again = await invite(panel, owner, 'assistant', email)
  expect(again.token).not.toBe(token)
  expect((await accept(token)).status).toBe(404)
  expect((await panel.call(invitation, { token: again.token })).body.role).toBe('assistant')
  panel.setClock(START)
})

test('a link that was withdrawn, mistyped or made up opens nothing', async () => {
  const { owner } = await openTeam(panel)
  const { token } = await invite(panel, owner)
  const [{ invitation_id }] = (await panel.call(team, {}, owner)).body.invitations
  const other = await openTeam(panel)
  await panel.call(withdrawInvitation, { invitation_id }, other.owner)
  expect((await panel.call(invitation, { token })).status).toBe(200)
  await panel.call(withdrawInvitation, { invitation_id }, owner)
  for (const typed of [token, token.slice(0, -1), '', `mki_${'a'.repeat(43)}`]) {
    expect((await panel.call(invitation, { token: typed })).status).toBe(404)
    expect((await accept(typed)).status).toBe(404)
  }
})

test('an account without a website joins with its own password', async () => {
  const { owner } = await openTeam(panel)
  const agent = await panel.registerAgent()
  const { token } = await invite(panel, owner, 'agent', agent.email)
  expect((await panel.call(invitation, { token })).body.has_account).toBe(true)
  const wrong = await accept(token, { password: 'not this one' })
  expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([401, ['password']])
  expect((await accept(token, {})).status).toBe(200)
  // Their session from before is a member's now.
  expect((await panel.call(leadList, {}, agent)).status).toBe(200)
})

test('an account with its own website, or in another team, is refused with the reason', async () => {
  const { owner } = await openTeam(panel)
  const owns = await subscribe(panel)
  const { token } = await invite(panel, owner, 'agent', owns.email)
  expect(await messageOf(panel.call(invitation, { token }))).toEqual([
    409,
    expect.stringContaining('own website')
  ])
  expect((await accept(token, {})).status).toBe(409)
  const other = await openTeam(panel)
  const { email } = await other.hire()
  const second = await invite(panel, owner, 'agent', email)
  expect(await messageOf(accept(second.token, {}))).toEqual([
    409,
    expect.stringContaining('another team')
  ])
})

test('nobody invites themselves, a member, or more people than the plan has room for', async () => {
  const { owner } = await openTeam(panel)
  const { email } = await hire(panel, owner, { role: 'agent', name: 'Bea Tran' })
  const ask = (to: string) => panel.call(inviteMember, { email: to, role: 'agent' }, owner)
  expect((await ask(owner.email)).body.errors.email).toContain('your own address')
  expect((await ask(email)).body.errors.email).toContain('a member of your team already')
  for (let one = 0; one < 14; one++) expect((await ask(freshAddress())).status).toBe(200)
  expect(await messageOf(ask(freshAddress()))).toEqual([
    409,
    expect.stringContaining('room for 15 members')
  ])
  await downgrade(panel, owner)
  expect(await messageOf(ask(freshAddress()))).toEqual([409, 'The Starter plan has no team.'])
})

test.runIf(hasPostgres())(
  'an invitation that is accepted ten times at once adds one member, on PostgreSQL',
  async () => {
    await panel.close()
    panel = await startPanel({ engine: 'postgres', settings: { rateLimits: false } })
    const { owner } = await openTeam(panel)
    const email = freshAddress()
    await panel.call(inviteMember, { email, role: 'agent' }, owner)
    const token = await invitationTo(panel, email)
    const answers = await Promise.all(Array.from({ length: 10 }, () => accept(token)))
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
    expect(answers.filter(({ status }) => status === 500)).toEqual([])
    expect((await panel.call(team, {}, owner)).body.members).toHaveLength(1)
  }
)
