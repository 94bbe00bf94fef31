import { vi } from 'vitest'
import { billingDetails } from '#contract/billing/add-card.ts'
import { domainReport } from '#contract/websites/domain.ts'
import { goLive } from '#contract/websites/go-live.ts'
import { getOverdue, paymentMethods, transactions } from '#contract/billing/payment.ts'
import { planStatus } from '#contract/billing/plan.ts'
import { accessTokenLoginWeb } from '#contract/accounts/session.ts'
import type { Subscriber } from './billing.ts'
import type { TestPanel } from './panel.ts'

/** The dashboard's stores with every resource loaded, as after visiting all pages. */
export async function openDashboard(agent: Subscriber, token: string) {
  localStorage.setItem('access_token', token)
  vi.resetModules()
  const page = {
    ...(await import('#stores/billing/add-card.ts')),
    ...(await import('#stores/website/agreement.ts')),
    ...(await import('#stores/billing/billing.ts')),
    ...(await import('#stores/billing/card-entry.ts')),
    ...(await import('#stores/billing/cards.ts')),
    ...(await import('#stores/session/choose-password.ts')),
    ...(await import('#stores/session/change-email.ts')),
    ...(await import('#stores/session/change-language.ts')),
    ...(await import('#stores/website/domain.ts')),
    ...(await import('#stores/website/go-live.ts')),
    ...(await import('#stores/billing/payments.ts')),
    ...(await import('#stores/billing/plan-control.ts')),
    ...(await import('#stores/session/session.ts')),
    ...(await import('#stores/site/toasts.ts')),
    ...(await import('#stores/website/website.ts'))
  }
  const { website_id } = agent
  await page.checkSession()
  await Promise.all([
    page.domain.load({}),
    page.goLive.load({}),
    page.due.load({ website_id }),
    page.payments.load({}),
    page.planControl.load({}),
    page.cards.load({}),
    page.billingDetails.load({})
  ])
  return page
}
export type DashboardPage = Awaited<ReturnType<typeof openDashboard>>

/** The data behind each card. */
export function shownData(page: DashboardPage) {
  const session = page.$session.get()
  return {
    user: session.status === 'member' ? session.user : session.status,
    domain: valueOf(page.domain),
    goLive: valueOf(page.goLive),
    due: valueOf(page.due),
    transactions: valueOf(page.payments),
    plan: valueOf(page.planControl),
    cards: valueOf(page.cards),
    billingDetails: valueOf(page.billingDetails)
  }
}

function valueOf({ $loaded }: { $loaded: { get: () => unknown } }) {
  const { value } = $loaded.get() as { value?: object }
  return value && bare(value)
}

/** Drops a response's status and message, which no card shows. */
function bare(answer: object) {
  if (Array.isArray(answer)) return answer
  const { api_status: _status, message: _message, ...value } = answer as Record<string, unknown>
  return value
}

/** The same data straight from the panel. */
export async function panelData(panel: TestPanel, { website_id }: Subscriber, token: string) {
  const ask = async (...[endpoint, input]: Parameters<TestPanel['call']>) =>
    bare((await panel.call(endpoint, input, { token })).body)
  return {
    user: await ask(accessTokenLoginWeb, {}),
    domain: await ask(domainReport, {}),
    goLive: await ask(goLive, {}),
    due: await ask(getOverdue, { website_id }),
    transactions: await ask(transactions, {}),
    plan: await ask(planStatus, {}),
    cards: await ask(paymentMethods, {}),
    billingDetails: await ask(billingDetails, {})
  }
}

/** The card of the two that isn't primary. */
export function otherCard({ cards }: Pick<DashboardPage, 'cards'>) {
  const loaded = cards.$loaded.get()
  const card = loaded.status === 'ready' && loaded.value.find(({ isPrimary }) => !isPrimary)
  if (!card) throw new Error('There is one card only.')
  return card
}
