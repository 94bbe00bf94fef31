// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Person } from '#contract/leads/person.ts'
import { setUpDashboardPage } from '../../kit/dashboard.ts'

setUpDashboardPage('/dashboard/leads/person')

test('a person’s language is among their details, and can be changed', async () => {
  const { PersonDetails } = await import('#islands/leads/person-details.tsx')
  const details = { name: 'Luc', email: 'luc@example.ca', phone: '', address: '', home: '' }
  const lead = { lead_id: 'x', ...details, language: 'fr', is_test: true }
  render(<PersonDetails person={{ lead } as Person} />)
  expect(screen.getByText('Language').nextElementSibling?.textContent).toBe('French')
  fireEvent.click(screen.getByRole('button', { name: 'Edit' }))
  const box = screen.getByLabelText<HTMLSelectElement>('Language')
  expect(box.value).toBe('fr')
  fireEvent.change(box, { target: { value: 'en' } })
  expect(box.value).toBe('en')
})
