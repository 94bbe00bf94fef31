// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { changeLeads } from '#contract/leads/change-leads.ts'
import type { Person } from '#contract/leads/person.ts'
import { personMessages } from '#messages/leads/person.ts'
import { setUpDashboardPage } from '../../kit/dashboard.ts'

const page = setUpDashboardPage('/dashboard/leads/person')

const lead = { lead_id: crypto.randomUUID(), stage: 'new', follow_up_on: null, tags: ['Buyer'] }
const person = {
  lead,
  today: '2026-11-21',
  members: [],
  tag_suggestions: ['West end']
} as unknown as Person
const changes = () => page.asked.filter(({ path }) => path === changeLeads.path)

test('a follow-up without a day is refused in its place', async () => {
  const { NextStep } = await import('#islands/leads/next-step.tsx')
  render(<NextStep person={person} />)
  fireEvent.click(screen.getByRole('button', { name: 'Set' }))
  const box = screen.getByLabelText<HTMLInputElement>('Another day')
  await waitFor(() => expect(box.getAttribute('aria-invalid')).toBe('true'))
  expect(screen.getByText('Please choose a day.')).toBeDefined()
  expect(changes()).toEqual([])
})

test('tags that are typed with commas are added one by one, as others have them', async () => {
  page.answer({})
  const { PersonTags } = await import('#islands/leads/person-tags.tsx')
  render(<PersonTags person={person} />)
  fireEvent.change(screen.getByLabelText('Add a tag'), {
    target: { value: 'west end, First home,' }
  })
  fireEvent.click(screen.getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(changes()).toHaveLength(1))
  expect(changes()[0]?.body).toMatchObject({ add_tags: ['West end', 'First home'] })
})

test('a day whose short name ends with a full stop is said with one', () => {
  const { followUpOn } = personMessages.fr
  expect(followUpOn('5 déc.')).toBe('Suivi prévu le 5 déc.')
  expect(followUpOn('5 mai')).toBe('Suivi prévu le 5 mai.')
})
