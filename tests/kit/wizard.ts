import { expect, vi } from 'vitest'
import type { AccountDetails } from '#contract/account-setup/account-details.ts'
import type { TestPanel } from './panel.ts'
import { connectTo } from './visitor.ts'

/** The required entries of the wizard. */
export const wizardEntries = {
  website_name: 'Amara Osei Homes',
  base_url: 'amaraosei.ca',
  salesman_name: 'Amara Osei',
  salesman_contact: '4165550134',
  salesman_email: 'amara@lakeshore.ca',
  salesman_designation: 'Broker',
  company_name: 'Lakeshore Realty Brokerage',
  company_contact: '4165550100',
  company_address: '120 Queen Street West',
  billing_name: 'Amara Osei',
  billing_email: 'amara@lakeshore.ca',
  billing_address: '120 Queen Street West',
  billing_city: 'Toronto',
  billing_state: 'ON',
  billing_zip: 'M5H 2N2'
} satisfies AccountDetails

/** Reloads the wizard's stores, as a page load does. */
export async function loadStores() {
  vi.resetModules()
  const page = {
    ...(await import('#gateways/storage/saved.ts')),
    ...(await import('#stores/account-setup/account-details.ts')),
    ...(await import('#stores/account-setup/account-setup.ts')),
    ...(await import('#stores/account-setup/account-submit.ts')),
    ...(await import('#stores/billing/card-challenge.ts')),
    ...(await import('#stores/billing/ask-cardholder.ts')),
    ...(await import('#stores/billing/card-entry.ts')),
    ...(await import('#stores/account-setup/domain-check.ts')),
    ...(await import('#stores/account-setup/plan-choice.ts')),
    ...(await import('#stores/account-setup/resume-order.ts')),
    ...(await import('#stores/session/session.ts')),
    ...(await import('#stores/site/site-data.ts')),
    ...(await import('#stores/account-setup/step-history.ts')),
    ...(await import('#stores/account-setup/submission.ts')),
    ...(await import('#stores/site/toasts.ts'))
  }
  await page.checkSession()
  await page.openSetup()
  return page
}
export type WizardPage = Awaited<ReturnType<typeof loadStores>>

/** Registers an agent and opens the wizard. */
export async function startWizard(panel: TestPanel) {
  const agent = await panel.registerAgent()
  connectTo(panel)
  localStorage.setItem('access_token', agent.token)
  return { agent, page: await loadStores() }
}

/** Types a card into the payment step's field, in the window of `freshVisitor`. */
export async function typeCard(
  page: Pick<WizardPage, '$cardEntry' | 'openCard'>,
  number = '4242424242424242',
  expiry = '1230'
): Promise<void> {
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  page.openCard({ kind: 'sandbox' }, place, 'card-error')
  await expect.poll(() => page.$cardEntry.get().status).toBe('ready')
  const words = [number, expiry, number.startsWith('37') ? '1234' : '123']
  for (const [index, input] of [...place.querySelectorAll('input')].entries()) {
    input.value = words[index] ?? ''
    input.dispatchEvent(new window.InputEvent('input', { bubbles: true, inputType: 'insertText' }))
  }
}

/** All orders, charges and websites in the database. */
export async function booksOf({ world: { db } }: TestPanel) {
  const [orders, charges, websites] = await Promise.all([
    db.selectFrom('orders').select(['state', 'isTrial', 'total']).execute(),
    db.selectFrom('charges').select(['state', 'amount']).execute(),
    db.selectFrom('websites').select(['base_url', 'isTrial', 'website_name']).execute()
  ])
  return { charges, orders, websites }
}
