import { changeLanguage } from '#contract/accounts/language.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeLeads } from '#contract/leads/change-leads.ts'
import { removeMember, saveMember, saveTeamSettings } from '#contract/team/team.ts'
import { runDueJobs } from '#panel/jobs/worker.ts'
import type { Sharing } from '#rules/leads/share-leads.ts'
import type { Subscriber } from '../../kit/billing.ts'
import { emailTo } from '../../kit/emailed.ts'
import { openLeads } from '../../kit/leads.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'
import { hasPostgres } from '../../kit/postgres.ts'
import { receive } from '../../kit/received-lead.ts'
import { downgrade, type Hired, openTeam } from '../../kit/team.ts'

/** The address on the websites, where leads go. */
const SITE = 'amara@lakeshore.ca'

let panel: TestPanel
beforeAll(async () => {
  panel = await startPanel({ settings: { rateLimits: false } })
})
afterAll(() => panel.close())

const share = (by: TestPanel, owner: Subscriber, sharing: Sharing) =>
  by.call(saveTeamSettings, { sharing }, owner)
const covers = (owner: Subscriber, { agent_id }: Hired, areas: string[]) =>
  panel.call(saveMember, { agent_id, role: 'agent', areas, takes_leads: true }, owner)

test('by hand a new lead is nobody’s, and its email is the owner’s', async () => {
  const { hire, owner } = await openTeam(panel)
  await hire()
  const lead = await receive(panel, owner.website_id)
  expect(lead.assigned_to).toBeNull()
  const { text } = await emailTo(panel, SITE)
  expect(text).toContain('Is it still for sale?')
  expect(text).not.toContain('Nobody in your team')
})

test('in turn each member who takes leads gets one, told by email and on the timeline', async () => {
  const { hire, owner } = await openTeam(panel)
  const [bea, cal] = [await hire('agent', 'Bea Tran'), await hire('agent', 'Cal Roy')]
  await hire('assistant', 'Ida Assist')
  await share(panel, owner, 'turn')
  const held: (string | null)[] = []
  for (let one = 0; one < 4; one++) {
    const sent = { email: `jo${one}@visitor.test` }
    held.push((await receive(panel, owner.website_id, sent)).assigned_to)
  }
  expect(new Set(held.slice(0, 2))).toEqual(new Set([bea.agent_id, cal.agent_id]))
  expect(held.slice(2)).toEqual(held.slice(0, 2))

  const [first] = held
  const { email, name } = first === bea.agent_id ? bea : cal
  const told = await emailTo(panel, email)
  expect(told.text).toContain('Is it still for sale?')
  expect(told.replyTo?.address).toBe('jo2@visitor.test')
  const copy = panel.emails.find(
    ({ text, to }) => to.address === SITE && text.includes(`${name} has this lead`)
  )
  expect(copy).toBeDefined()
})

test('without copies the owner is not emailed about a lead that a member has', async () => {
  const { hire, owner } = await openTeam(panel)
  const { email } = await hire()
  await panel.call(saveTeamSettings, { sharing: 'turn', owner_copies: false }, owner)
  await runDueJobs(panel.world)
  panel.emails.length = 0
  await receive(panel, owner.website_id)
  await emailTo(panel, email)
  expect(panel.emails.map(({ to }) => to.address)).toEqual([email])
})

test('by area the home’s or property’s address decides, and the owner is told of one that nobody covers', async () => {
  const { hire, owner } = await openTeam(panel)
  const [bea, cal] = [await hire('agent', 'Bea Tran'), await hire('agent', 'Cal Roy')]
  await covers(owner, bea, ['Leslieville', 'M4E'])
  await covers(owner, cal, ['Toronto'])
  await share(panel, owner, 'area')
  const { website_id } = owner
  const valued = { kind: 'valuation', address: '12 Lee Avenue, Toronto, M4E 2P1' } as const
  expect((await receive(panel, website_id, valued)).assigned_to).toBe(cal.agent_id)
  const home = {
    title: 'Brick semi',
    address: '41 Glendale Avenue',
    area: 'Leslieville',
    price: '$1'
  }
  const asked = await receive(
    panel,
    website_id,
    { kind: 'home', home: 'brick-semi', email: 'two@visitor.test' },
    { home: () => home }
  )
  expect(asked.assigned_to).toBe(bea.agent_id)
  const nowhere = await receive(panel, website_id, {
    ...valued,
    address: '1 Water St, Cobourg',
    email: 'three@visitor.test'
  })
  expect(nowhere.assigned_to).toBeNull()
  expect((await emailTo(panel, SITE)).text).toContain('Nobody on your team covers this area')
})

test('a person who writes again stays with the member who has them, and takes no turn', async () => {
  const { hire, owner } = await openTeam(panel)
  await hire('agent', 'Bea Tran')
  await hire('agent', 'Cal Roy')
  await share(panel, owner, 'turn')
  const { website_id } = owner
  const phone = '416-555-0134'
  const first = await receive(panel, website_id, { email: 'kim@visitor.test', phone })
  const again = await receive(panel, website_id, { email: 'KIM@visitor.test' })
  const byPhone = await receive(panel, website_id, { email: '', phone: '(416) 555-0134' })
  expect([again.assigned_to, byPhone.assigned_to]).toEqual([first.assigned_to, first.assigned_to])
  const next = await receive(panel, website_id, { email: 'lou@visitor.test' })
  expect(next.assigned_to).not.toBe(first.assigned_to)

  const away = { role: 'agent' as const, areas: [], takes_leads: false }
  await panel.call(saveMember, { agent_id: first.assigned_to ?? '', ...away }, owner)
  const passed = await receive(panel, website_id, { email: 'kim@visitor.test' })
  expect(passed.assigned_to).toBe(next.assigned_to)
})

test('a person whom the owner looks after stays with the owner, also outside every area', async () => {
  const { hire, owner } = await openTeam(panel)
  await hire()
  await share(panel, owner, 'turn')
  const { lead_id } = await receive(panel, owner.website_id)
  await panel.call(changeLeads, { lead_ids: [lead_id], assigned_to: owner.agent_id }, owner)
  for (const sharing of ['turn', 'area'] as const) {
    await share(panel, owner, sharing)
    await runDueJobs(panel.world)
    panel.emails.length = 0
    expect((await receive(panel, owner.website_id)).assigned_to).toBe(owner.agent_id)
    const told = await emailTo(panel, SITE)
    expect(told.text).not.toContain('Nobody in your team')
    expect(panel.emails).toHaveLength(1)
  }
})

test('by hand a person who writes again waits for the owner too', async () => {
  const { hire, owner } = await openTeam(panel)
  const bea = await hire()
  const { lead_id } = await receive(panel, owner.website_id)
  await panel.call(changeLeads, { lead_ids: [lead_id], assigned_to: bea.agent_id }, owner)
  expect((await receive(panel, owner.website_id)).assigned_to).toBeNull()
})

test('a member and the owner each get the email in their own language', async () => {
  const { hire, owner } = await openTeam(panel)
  const bea = await hire()
  await panel.call(changeLanguage, { language: 'fr' }, bea)
  await panel.call(saveTeamSettings, { sharing: 'turn', owner_copies: true }, owner)
  const home = (language: 'en' | 'fr') => ({
    title: language === 'fr' ? 'Jumelé en brique' : 'Brick semi',
    address: '41 Glendale Avenue',
    area: 'Leslieville',
    price: language === 'fr' ? '1\u00A0$' : '$1'
  })
  await receive(panel, owner.website_id, { kind: 'home', home: 'brick-semi' }, { home })
  const told = await emailTo(panel, bea.email)
  expect(told.subject).toContain('s’intéresse à une propriété')
  expect(told.text).toContain('Propriété\u00A0: Jumelé en brique, 41 Glendale Avenue')
  expect(told.text).toContain('Prix\u00A0: 1\u00A0$')
  const copy = panel.emails.findLast(({ to }) => to.address === SITE)
  expect(copy?.text).toContain('Home: Brick semi, 41 Glendale Avenue')
  expect(copy?.text).toContain('Price: $1')
})

test('tests, spam, and leads of a plan without a team are shared out to nobody', async () => {
  const { hire, owner } = await openTeam(panel)
  await hire()
  await share(panel, owner, 'turn')
  const { website_id } = owner
  expect((await receive(panel, website_id, {}, { tester: 'agent' })).assigned_to).toBeNull()
  const links = 'https://a.test https://b.test https://c.test https://d.test'
  expect((await receive(panel, website_id, { message: links })).assigned_to).toBeNull()
  await downgrade(panel, owner)
  expect((await receive(panel, website_id)).assigned_to).toBeNull()
})

test('a member who is given leads by hand gets one email about all of them, and an owner none about their own', async () => {
  const { hire, owner } = await openTeam(panel)
  const crm = await openLeads(panel, owner)
  const bea = await hire()
  const lead_ids = [await crm.lead({ name: 'Ann' }), await crm.lead({ name: 'Bob' })]
  await panel.call(changeLeads, { lead_ids, assigned_to: bea.agent_id }, owner)
  const told = await emailTo(panel, bea.email)
  expect(told.subject).toBe('2 people are assigned to you')
  expect(told.text).toContain('Ann\nBob')
  const before = panel.emails.length
  await panel.call(changeLeads, { lead_ids, assigned_to: owner.agent_id }, owner)
  await emailTo(panel, bea.email)
  expect(panel.emails).toHaveLength(before)
})

test.runIf(hasPostgres())(
  'twenty leads at once are dealt out evenly among four members, on PostgreSQL',
  async () => {
    await panel.close()
    panel = await startPanel({ engine: 'postgres', settings: { rateLimits: false } })
    const { hire, owner } = await openTeam(panel)
    const members: Hired[] = []
    for (const name of ['Ann', 'Bob', 'Cal', 'Dee'])
      members.push(await hire('agent', `${name} Roy`))
    await share(panel, owner, 'turn')
    const leads = await Promise.all(
      Array.from({ length: 20 }, (_, one) =>
        receive(panel, owner.website_id, { email: `jo${one}@visitor.test` })
      )
    )
    const held = Map.groupBy(leads, ({ assigned_to }) => assigned_to)
    expect([...held.keys()].toSorted()).toEqual(members.map((one) => one.agent_id).toSorted())
    expect([...held.values()].map((some) => some.length)).toEqual([5, 5, 5, 5])
  }
)

test.runIf(hasPostgres())(
  'a lead that is given to a member while they are removed ends with nobody, on PostgreSQL',
  async () => {
    const { hire, owner } = await openTeam(panel)
    const crm = await openLeads(panel, owner)
    const lead_ids = await Promise.all(Array.from({ length: 10 }, () => crm.lead()))
    const { agent_id } = await hire()
    await share(panel, owner, 'turn')
    await Promise.all([
      ...lead_ids.map((lead_id) =>
        panel.call(changeLeads, { lead_ids: [lead_id], assigned_to: agent_id }, owner)
      ),
      panel.call(removeMember, { agent_id, leads_to: null }, owner),
      ...lead_ids.map(() => receive(panel, owner.website_id))
    ])
    const still = await panel.world.db
      .selectFrom('leads')
      .select('lead_id')
      .where('assigned_to', '=', agent_id)
      .execute()
    expect(still).toEqual([])
  }
)
