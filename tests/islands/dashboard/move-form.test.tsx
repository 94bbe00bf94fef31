// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { amara, setUpDashboardPage } from '../../kit/dashboard.ts'

const { answer, asked } = setUpDashboardPage('/dashboard/brokerage')

test('a missing day is told with all else that a planned move lacks', async () => {
  const errors = { move_at: 'Not a day', company_name: 'Please enter the brokerage’s name.' }
  answer({ 'POST /user/site/planMove': { api_status: 400, message: 'Not a day', errors } })
  const { $session } = await import('#stores/session/session.ts')
  $session.set({ status: 'member', user: amara })
  const { MoveForm } = await import('#islands/dashboard/brokerage/move-form.tsx')
  const { FieldSiteContext } = await import('#islands/website-builder/use-field-site.ts')
  const site = { website_id: 7, language: 'en', second_language: null } as const
  render(
    <FieldSiteContext value={site}>
      <MoveForm planned={undefined} />
    </FieldSiteContext>
  )
  fireEvent.click(screen.getByRole('button', { name: 'Plan the move' }))

  await screen.findByText('Please choose a day and a time.')
  screen.getByText('Please enter the brokerage’s name.')
  expect(asked).toHaveLength(1)
})
