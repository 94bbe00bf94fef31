// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { setUpDashboardPage, userAnswer } from '../../kit/dashboard.ts'

const { answer, asked } = setUpDashboardPage('/dashboard/team')

const AT = '2026-11-21T15:00:00.000Z'
const BEA = {
  agent_id: '7d1f0c2e-3b1a-4a58-9d3c-0a4f7c1b2d3e',
  name: 'Bea Tran',
  email: 'bea@brokerage.test',
  role: 'agent',
  areas: ['Leslieville'],
  takes_leads: true,
  leads: 3,
  joined_at: AT,
  last_seen: AT
}
const TEAM = {
  api_status: 0,
  plan_name: 'Brokerage',
  team_plan: 'Brokerage',
  size: 15,
  plan_size: 15,
  sharing: 'hand',
  owner_copies: true,
  members: [BEA],
  invitations: []
}
const LOG = {
  api_status: 0,
  entries: [{ log_id: 1, at: AT, by: 'Bea Tran', what: 'exported', count: 12, lead: null }],
  next: null
}

async function open(team: object, answers: Parameters<typeof answer>[0] = {}) {
  answer({ ...userAnswer(), 'GET /user/team': team, 'GET /user/team/accessLog': LOG, ...answers })
  const { Team } = await import('#islands/team/team.tsx')
  render(<Team />)
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('a plan without a team says so, and how to get one', async () => {
  const starter = { ...TEAM, plan_name: 'Starter', size: 0, plan_size: 0, members: [] }
  await open(starter)
  await screen.findByRole('heading', { name: 'Your plan has no team' })
  screen.getByText(/You are on Starter/)
  expect(screen.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('/contact')
  expect(screen.queryByLabelText('Email')).toBeNull()
})

test('members who wait for a plan with a team are still shown', async () => {
  await open({ ...TEAM, size: 0, plan_size: 0 })
  await screen.findByText(/Your members have no access/)
  screen.getByText('bea@brokerage.test')
  await screen.findByText('Downloaded 12 people')
})

test('the log names a member who has closed their account as a former one', async () => {
  const [entry] = LOG.entries
  const log = { ...LOG, entries: [{ ...entry, by: null }] }
  await open(TEAM, { 'GET /user/team/accessLog': log })
  await screen.findByText('A former member')
})

test('an address that is refused says why, and stays in its field', async () => {
  const refusal = { api_status: 409, message: 'No', errors: { email: 'This is your own address.' } }
  await open(TEAM, { 'POST /user/team/invite': refusal })
  const email = await screen.findByLabelText('Email')
  fireEvent.change(email, { target: { value: 'me@brokerage.test' } })
  press('Send invitation')
  await screen.findByText('This is your own address.')
  expect((email as HTMLInputElement).value).toBe('me@brokerage.test')
  expect(document.activeElement).toBe(email)
})

test('a member’s areas are one to a line, and removing asks who gets their leads', async () => {
  const members = [
    { agent_id: BEA.agent_id, name: 'Bea Tran' },
    { agent_id: '8d1f0c2e-3b1a-4a58-9d3c-0a4f7c1b2d3e', name: 'Amara Osei' }
  ]
  await open(TEAM, {
    'POST /user/team/saveMember': TEAM,
    'POST /user/team/removeMember': { ...TEAM, members: [] },
    'GET /user/leads/summary': {
      api_status: 0,
      new_today: 0,
      follow_ups_due: 0,
      new_leads: 0,
      unverified: 0,
      sources: [],
      homes: [],
      tags: [],
      members,
      views: [],
      today: '2026-11-21'
    }
  })
  await screen.findByText('3 leads', { exact: false })
  press('Change Bea Tran')
  const areas = await screen.findByLabelText('Areas')
  fireEvent.change(areas, { target: { value: ' The Beaches \n\nM4E' } })
  press('Save')
  await waitFor(() => expect(asked.at(-1)?.path).toBe('/user/team/saveMember'))
  expect(asked.at(-1)?.body).toMatchObject({ areas: ['The Beaches', 'M4E'] })
  await waitFor(() => expect(screen.queryByLabelText('Areas')).toBeNull())

  press('Remove Bea Tran')
  const to = await screen.findByLabelText('Their leads go to')
  await within(to).findByRole('option', { name: 'Amara Osei' })
  expect(within(to).queryByRole('option', { name: 'Bea Tran' })).toBeNull()
  fireEvent.change(to, { target: { value: members[1]?.agent_id } })
  press('Remove')
  await screen.findByText('Nobody has joined your team yet.')
  expect(asked.at(-1)?.body).toEqual({ agent_id: BEA.agent_id, leads_to: members[1]?.agent_id })
})
