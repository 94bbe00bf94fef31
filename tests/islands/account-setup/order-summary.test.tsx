// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openAt, prepareWizard } from '../../kit/open-wizard.tsx'

prepareWizard()

test.each([
  ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
  ['typing into a field', () => fireEvent.input(document.querySelector('input')!)],
  ['going to a field', () => fireEvent.focusIn(document.querySelector('input')!)]
])('an opened order summary is closed by %s', async (_, act) => {
  await openAt('payment')
  const bar = await screen.findByRole('button', { name: /Show order summary/ })
  fireEvent.click(bar)
  await waitFor(() => expect(bar.getAttribute('aria-expanded')).toBe('true'))
  act()
  await waitFor(() => expect(bar.getAttribute('aria-expanded')).toBe('false'))
})
