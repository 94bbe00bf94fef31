import type { InputOf } from '#contract/endpoint.ts'
import { addPaymentMethod } from '#contract/billing/add-card.ts'
import { paymentMethods, setPrimaryCard } from '#contract/billing/payment.ts'
import { chargeAndWebsite } from '#contract/account-setup/new-account.ts'
import { workOnce } from '#panel/jobs/worker.ts'
import { openSession } from '#panel/records/accounts/sessions.ts'
import { accountOnFreshDomain } from './books.ts'
import type { TestPanel } from './panel.ts'

export const DAY = 24 * 60 * 60_000
export const GOOD_CARD = 'sbx_card_visa_1240'
export const FAILING_CARD = 'sbx_card_chargeCustomerFail_1240'

export type Subscriber = { token: string; agent_id: string; email: string; website_id: number }

let lastTrial = 0

/** An agent with a website, paid for a Professional year in Ontario unless changed. */
export async function subscribe(
  panel: TestPanel,
  change: Parameters<typeof accountOnFreshDomain>[0] = {},
  referral_code = ''
): Promise<Subscriber> {
  const agent = await panel.registerAgent({ referral_code })
  // Each card can have only one trial, so each agent gets a different card.
  const trialCard = `sbx_card_visa_12${41 + (lastTrial++ % 58)}`
  const token = change.isTrial ? trialCard : GOOD_CARD
  const wish = accountOnFreshDomain({ token, ...change })
  const { body } = await panel.call(chargeAndWebsite, wish, { token: agent.token })
  if (body.api_status !== 0) throw new Error(`no website: ${body.message}`)
  const { website_id } = await panel.world.db
    .selectFrom('websites')
    .select('website_id')
    .where('agent_id', '=', agent.agent_id)
    .executeTakeFirstOrThrow()
  return { ...agent, website_id }
}

export const cardForm = (token: string): InputOf<typeof addPaymentMethod> => ({
  billing_name: 'Amara Osei',
  billing_address_1: '120 Queen Street West',
  billing_address_2: 'Suite 400',
  billing_city: 'Toronto',
  billing_state: 'ON',
  billing_zip: 'M5H 2N2',
  token
})

/** Makes this the agent's primary card. */
export async function payWith(panel: TestPanel, agent: Subscriber, card: string) {
  const token = await signIn(panel, agent)
  const before = await panel.call(paymentMethods, {}, { token })
  const known = new Set(before.body.map(({ upm_id }: { upm_id: string }) => upm_id))
  await panel.call(addPaymentMethod, cardForm(card), { token })
  const { body } = await panel.call(paymentMethods, {}, { token })
  const added = body.find(({ upm_id }: { upm_id: string }) => !known.has(upm_id))
  await panel.call(setPrimaryCard, { upm_id: added.upm_id }, { token })
}

/** Opens a new session, as one unused for a month has expired. */
export function signIn(panel: TestPanel, { agent_id }: Subscriber): Promise<string> {
  return openSession(panel.world.db, { agent_id, isReset: false, now: panel.now() })
}

/** Advances the clock to `moment`, running the worker every `days` days. */
export async function runUntil(panel: TestPanel, moment: Date | string, days = 1): Promise<void> {
  const until = new Date(moment)
  for (;;) {
    await runWorker(panel)
    if (panel.now() >= until) return
    panel.setClock(new Date(Math.min(until.getTime(), panel.now().getTime() + days * DAY)))
  }
}

export async function runWorker(panel: TestPanel): Promise<void> {
  await workOnce(panel.world)
}

/** The subject and day of each email to an agent. */
export function subjectsTo(panel: TestPanel, { email }: { email: string }): string[] {
  return panel.emails.filter(({ to }) => to.address === email).map(({ subject }) => subject)
}

export async function chargesOf(panel: TestPanel, { agent_id }: Subscriber) {
  return panel.world.db
    .selectFrom('charges')
    .select(['kind', 'months', 'amount', 'state', 'created', 'period_start', 'message'])
    .where('agent_id', '=', agent_id)
    .orderBy('created')
    .execute()
}

export function websiteRow(panel: TestPanel, { website_id }: Subscriber) {
  return panel.world.db
    .selectFrom('websites')
    .selectAll()
    .where('website_id', '=', website_id)
    .executeTakeFirstOrThrow()
}
