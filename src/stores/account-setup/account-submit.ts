import { failureMessage, type Failure } from '../failures.ts'
import * as v from 'valibot'
import { call } from '#gateways/panel.ts'
import { forgetSetup } from '#gateways/storage/saved.ts'
import { SETUP_STEPS, type AccountDetails } from '#contract/account-setup/account-details.ts'
import { isDefinite } from '#contract/endpoint.ts'
import { chargeAndWebsite, NewAccount } from '#contract/account-setup/new-account.ts'
import { toCad } from '#rules/money/money.ts'
import { phoneDigits } from '#rules/people/phone.ts'
import { siteStart } from '#rules/websites/site-start.ts'
import { $details } from './account-details.ts'
import { $step, isFilled, moveTo, openIncomplete, stepOfField } from './account-setup.ts'
import {
  checkCard,
  focusCard,
  forgetCard,
  tokenOfCard,
  whenCardShown
} from '../billing/card-entry.ts'
import { refuseForCard } from '../billing/card-refused.ts'
import { domainWasRefused } from './domain-check.ts'
import { $couponCheck, $orderSummary, recheckCoupon, type OrderSummary } from './plan-choice.ts'
import { waitForOrder } from './wait-for-order.ts'
import { refreshSession } from '../session/session.ts'
import { pageLanguage } from '../site/messages.ts'
import { refreshSiteData } from '../site/site-data.ts'
import { $submission, refuse, type Created } from './submission.ts'
import { clearToasts } from '../site/toasts.ts'

// What an order was refused for may change once its step is left; without an answer, nothing is known yet.
$step.listen((_step, before) => {
  const submission = $submission.get()
  if (before === 'payment' && submission.status === 'refused' && !submission.unsure)
    $submission.set({ status: 'idle' })
})

/** Creates the account, paid or on trial. Two presses, or two tabs, still make one account and one charge. */
export async function submit(isTrial: boolean): Promise<void> {
  const summary = $orderSummary.get()
  if ($submission.get().status === 'sending' || $couponCheck.get() === 'checking' || !summary)
    return
  const details = $details.get()
  const open = SETUP_STEPS.find((step) => !isFilled(step, details))
  if (open) {
    openIncomplete(open)
    return
  }
  const isShown = await whenCardShown()
  // The button may have been pressed again in the meantime.
  if ($submission.get().status === 'sending' || !isShown) return
  if (!checkCard()) {
    focusCard()
    return
  }

  // Messages about the last try no longer apply.
  clearToasts()
  $submission.set({ status: 'sending' })
  const card = await tokenOfCard(cardholderOf(details))
  if (!card.ok) {
    await refuseForCard(card.message, card.declined === true)
    return
  }
  const account = v.parse(NewAccount, accountOf(details, summary, { isTrial, token: card.token }))
  const outcome = await waitForOrder(() => call(chargeAndWebsite, account), {
    onRunning: () => $submission.set({ status: 'sending', slow: true })
  })
  if (outcome.ok) {
    const { base_url } = account.website_details
    const { plan_name, lines, province } = summary
    const paid = isTrial ? 0 : lines.total
    const due = isTrial ? lines.total : undefined
    finish({ base_url, isTrial, paid, plan_name, due, province: province?.shortcode })
    return
  }
  await handleRefusal(outcome, account, summary.lines.total)
}

function finish(account: Created): void {
  $submission.set({ status: 'created', account })
  forgetSetup()
  void refreshSession()
}

async function handleRefusal(outcome: Failure, account: NewAccount, before: number): Promise<void> {
  const { api_status } = outcome
  const message = failureMessage(outcome)
  if (!isDefinite(outcome)) {
    refuse(message, { unsure: true })
    return
  }
  if (api_status === 422) {
    forgetCard()
    await refuseForCard(message, true)
    return
  }
  const [field = ''] = Object.keys(outcome.errors ?? {})
  const step = stepOfField(field)
  if (step || api_status !== 409) {
    refuse(message)
    if (field === 'base_url') {
      domainWasRefused(account.website_details.base_url, api_status, message)
    }
    if (step) await moveTo(step)
    return
  }
  // The price list, the code or the agent's website has changed since this page loaded it.
  await Promise.all([refreshSiteData(), refreshSession()])
  await recheckCoupon()
  const now = $orderSummary.get()?.lines.total
  refuse(message, now !== undefined && now !== before ? { price: { before, now } } : {})
  if (now === undefined) await moveTo('plan')
}

function accountOf(
  details: AccountDetails,
  { coupon_code, duration, lines, plan_name }: OrderSummary,
  last: { isTrial: boolean; token: string }
) {
  const { base_url, logo, site_city, site_province, template_id, website_name } = details
  return {
    ...details,
    website_details: {
      base_url,
      logo,
      site_city,
      site_language: siteStart(details, pageLanguage()).language,
      site_province,
      template_id,
      website_name
    },
    coupon_code,
    plan_duration: duration,
    plan_name,
    price: toCad(lines.total),
    ...last
  }
}

function cardholderOf(details: AccountDetails) {
  return {
    name: details.billing_name ?? '',
    email: details.billing_email ?? '',
    phone: phoneDigits(details.billing_contact ?? '') ?? '',
    address: {
      line1: details.billing_address ?? '',
      line2: details.billing_address_2 ?? '',
      city: details.billing_city ?? '',
      state: details.billing_state ?? '',
      postalCode: details.billing_zip ?? ''
    }
  }
}
