import { afterAll, beforeEach, expect, test } from 'vitest'
import { changeLeads } from '#contract/leads/change-leads.ts'
import { person } from '#contract/leads/person.ts'
import { openLeads } from '../../kit/leads.ts'
import { startPanel } from '../../kit/panel.ts'
import { freshAddress, invite, openTeam } from '../../kit/team.ts'
import { connectTo, freshVisitor } from '../../kit/visitor.ts'

const visitor = freshVisitor('/dashboard/team')

const panel = await startPanel({ settings: { rateLimits: false } })
afterAll(() => panel.close())
beforeEach(() => connectTo(panel))

async function asOwner() {
  const { hire, owner } = await openTeam(panel)
  localStorage.setItem('access_token', owner.token)
  const store = await import('#stores/team/team.ts')
  const shown = () => {
    const state = store.teamOf.$loaded.get()
    if (state.status !== 'ready') throw new Error(state.status)
    return state.value
  }
  return { hire, owner, shown, store }
}

test('an owner invites, changes and removes members, and sees each change', async () => {
  const { hire, owner, shown, store } = await asOwner()
  await store.teamOf.load({})
  expect(shown()).toMatchObject({ size: 15, members: [], invitations: [], sharing: 'hand' })

  expect(await store.inviteMember({ email: 'nobody', role: 'agent' })).toEqual({
    email: expect.stringContaining('email')
  })
  const email = freshAddress()
  expect(await store.inviteMember({ email, role: 'assistant' })).toBeUndefined()
  expect(shown().invitations).toMatchObject([{ email, role: 'assistant' }])
  await store.withdrawInvitation(shown().invitations[0]?.invitation_id ?? '')
  expect(shown().invitations).toEqual([])

  const { agent_id } = await hire()
  const areas = ['Leslieville']
  await store.saveMember({ agent_id, role: 'agent', areas, takes_leads: false })
  expect(shown().members).toMatchObject([{ agent_id, areas, takes_leads: false }])
  const tooLong = {
    agent_id,
    role: 'agent' as const,
    areas: ['x'.repeat(61)],
    takes_leads: true
  }
  expect(await store.saveMember(tooLong)).toEqual({ areas: expect.stringContaining('60') })
  await store.saveTeamSettings({ sharing: 'area' })
  expect(shown().sharing).toBe('area')

  const crm = await openLeads(panel, owner)
  const lead_id = await crm.lead()
  await panel.call(changeLeads, { lead_ids: [lead_id], assigned_to: agent_id }, owner)
  const [member] = shown().members
  if (!member) throw new Error('no member')
  await store.removeMember(member, owner.agent_id)
  expect(shown().members).toEqual([])
  expect((await crm.person(lead_id)).lead.assigned_to).toBe(owner.agent_id)
})

test('the log continues where its page ended', async () => {
  const { hire, owner } = await asOwner()
  await hire()
  const crm = await openLeads(panel, owner)
  for (let one = 0; one < 51; one++) {
    await panel.call(person, { lead_id: await crm.lead({ name: `Person ${one}` }) }, owner)
  }
  const log = await import('#stores/team/access-log.ts')
  const entries = () => {
    const state = log.$accessLog.get()
    return state.status === 'ready' ? state.value.entries : []
  }
  await log.loadAccessLog()
  expect(entries()).toHaveLength(50)
  await log.loadOlderAccess()
  expect(entries().map(({ lead }) => lead?.name)).toEqual(
    Array.from({ length: 51 }, (_, at) => `Person ${50 - at}`)
  )
})

test('an invitation’s link joins the team in place of an agent who is logged in', async () => {
  const { owner } = await openTeam(panel)
  const { email, token } = await invite(panel, owner)
  localStorage.setItem('access_token', owner.token)
  window.location.hash = `#invitation=${token}`
  const store = await import('#stores/team/invitation.ts')
  await store.loadInvitation()
  expect(store.$invitation.get()).toMatchObject({ status: 'ready', value: { email } })
  expect(window.location.hash).toBe('')
  expect(await store.joinTeam({ name: 'Bea Tran', password: 'a good password' })).toBeUndefined()
  expect(visitor.visited.at(-1)).toContain('/dashboard/leads')
  expect(JSON.parse(localStorage.getItem('user') ?? '{}')).toMatchObject({
    email,
    team: { role: 'agent', is_open: true }
  })
})
