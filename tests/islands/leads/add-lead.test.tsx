// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { setUpDashboardPage } from '../../kit/dashboard.ts'

setUpDashboardPage('/dashboard/leads')

test('what a lead agreed to has a day, which is today until another one is chosen', async () => {
  const { $leadSummary } = await import('#stores/leads/lead-list.ts')
  $leadSummary.set({ status: 'ready', value: { today: '2026-11-21' } as never })
  const { AddLead } = await import('#islands/leads/add-lead.tsx')
  render(<AddLead />)
  fireEvent.click(screen.getByRole('button', { name: 'Add a lead' }))
  const box = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
  const agreed = (value: string) =>
    fireEvent.change(box('Commercial emails'), { target: { value } })
  agreed('inquiry')
  expect(box('Date they asked').value).toBe('2026-11-21')
  agreed('express')
  expect(box('Date they agreed')).toMatchObject({ value: '2026-11-21', max: '2026-11-21' })
  agreed('none')
  expect(screen.queryByLabelText(/^Date they/)).toBeNull()
})
