// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Person } from '#contract/leads/person.ts'
import { amara, setUpDashboardPage, website } from '../../kit/dashboard.ts'

setUpDashboardPage('/dashboard/leads/person')

/** Shows the consent to an agent in British Columbia. */
async function show(consent: Partial<Person['consent']>) {
  const { $session } = await import('#stores/session/session.ts')
  const user = { ...amara, website: { ...website, billing_state: 'BC' } }
  $session.set({ status: 'member', user } as never)
  const { EmailConsent } = await import('#islands/leads/email-consent.tsx')
  const none = {
    basis: null,
    stopped: null,
    withdrawn_at: null,
    is_unverified: false,
    ask_until: null
  }
  const person = {
    consent: { ...none, ...consent },
    lead: { lead_id: '', email: '', language: 'en', name: '' }
  }
  render(<EmailConsent person={person as Person} />)
}

const EVENING = '2026-11-20T06:30:00.000Z'

test('a consent ends on a day of the agent’s own clock', async () => {
  const since = '2026-05-20T05:30:00.000Z'
  await show({ basis: { kind: 'inquiry', since, until: EVENING }, ask_until: EVENING })
  screen.getByText('Implied consent from their inquiry, until November 19, 2026.')
  screen.getByText('Ask for their consent by November 19, 2026')
})

test.each([
  ['unsubscribed', 'they unsubscribed on November 19, 2026.'],
  ['bounced', 'emails to their address bounced on November 19, 2026.'],
  ['complained', 'they reported an email as spam on November 19, 2026.']
] as const)(
  'of an address that %s, the page says why it may not be written to',
  async (reason, why) => {
    await show({ stopped: { reason, at: EVENING }, withdrawn_at: EVENING })
    screen.getByText(`You may not send them commercial email: ${why}`)
    expect(screen.queryByRole('button', { name: 'Withdraw consent' })).toBeNull()
  }
)

test('a consent that came with an unverified message allows nothing yet, and can be withdrawn', async () => {
  await show({ is_unverified: true })
  screen.getByText(
    'You may not send them commercial email yet: their consent came with an unverified message.'
  )
  screen.getByRole('button', { name: 'Withdraw consent' })
})
