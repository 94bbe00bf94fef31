// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Person } from '#contract/leads/person.ts'
import { setUpDashboardPage } from '../../kit/dashboard.ts'

setUpDashboardPage('/dashboard/leads/person')

async function show(human: Person['human'], is_test = false) {
  const { RealPerson } = await import('#islands/leads/real-person.tsx')
  render(<RealPerson person={{ human, lead: { lead_id: '', is_test } } as Person} />)
}

test('an unverified person can be confirmed, a confirmed one taken back', async () => {
  await show('unverified')
  screen.getByText('Is this a real person?')
  screen.getByRole('button', { name: 'This person is real' })
  await show('marked')
  screen.getByText('Confirmed as a real person.')
  screen.getByRole('button', { name: 'Undo' })
})

test('nothing is asked of a person whom the human check knows, nor of a test', async () => {
  await show('checked')
  await show('unverified', true)
  expect(screen.queryByRole('button')).toBeNull()
})
