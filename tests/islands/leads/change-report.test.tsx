// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { setUpDashboardPage } from '../../kit/dashboard.ts'

setUpDashboardPage('/dashboard/leads')

test('a change says how many left their sequence, and its undo that they stay out', async () => {
  const { $doneChange } = await import('#stores/leads/lead-selection.ts')
  const { ChangeReport } = await import('#islands/leads/change-report.tsx')
  const moved = { changed: 3, unchanged: 0, missing: 0, left: 2, undo: [] }
  $doneChange.set({ ...moved, stage: 'talking' })
  const { unmount } = render(<ChangeReport />)
  const status = () => screen.getByRole('status').textContent
  expect(status()).toBe('Moved 3 leads to Talking. 2 people left their sequence.')
  unmount()
  $doneChange.set({ ...moved, isUndo: true })
  render(<ChangeReport />)
  expect(status()).toBe('Undone for 3 leads. 2 people are no longer in their sequence.')
})
