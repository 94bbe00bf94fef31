import { messagesOf } from '../site/messages.ts'
import { failureMessage, reportFailure } from '../failures.ts'
import type * as v from 'valibot'
import {
  addPaymentMethod,
  billingDetails as details,
  type AddCardForm
} from '#contract/billing/add-card.ts'
import { call } from '#gateways/panel.ts'
import { cardMessages } from '#messages/card.ts'
import { paymentOutcomeMessages } from '#messages/payment-outcomes.ts'
import {
  checkCard,
  focusCard,
  forgetCard,
  showCardRefusal,
  tokenOfCard,
  whenCardShown
} from './card-entry.ts'
import { $addedCard, $knownCard, cardIds } from './cards.ts'
import { loader } from '../loaded.ts'
import { reloadAfter } from '../reload-after.ts'
import { $session } from '../session/session.ts'
import { toast } from '../site/toasts.ts'

/** The last billing address. If it can't be loaded the form starts empty, so no error is shown. */
export const billingDetails = loader('billingDetails', details, { quiet: true })

/**
 * Saves the card with this billing address. Once the list shows it, it is in `$addedCard`, and if
 * the list had it before, in `$knownCard` too.
 */
export async function addCard(form: v.InferOutput<typeof AddCardForm>): Promise<{
  added: boolean
  errors?: Record<string, string> | undefined
}> {
  if (!(await whenCardShown())) return { added: false }
  if (!checkCard()) {
    focusCard()
    return { added: false }
  }
  const card = await tokenOfCard(cardholderOf(form))
  if (!card.ok) {
    showCardRefusal(card.message, card.declined ? messagesOf(cardMessages).notAdded : '')
    return { added: false }
  }
  const input = { ...form, token: card.token }
  const outcome = await call(addPaymentMethod, input)
  if (!outcome.ok) {
    if (outcome.reason === 'refused' && outcome.api_status < 500) forgetCard()
    if (outcome.reason === 'refused' && outcome.api_status === 422) {
      showCardRefusal(failureMessage(outcome), messagesOf(cardMessages).notAdded)
    } else reportFailure(outcome)
    await reloadAfter('addCard')
    return { added: false, errors: outcome.errors }
  }
  const before = cardIds()
  const { upm_id } = outcome.value
  const isKnown = upm_id !== undefined && before.includes(upm_id)
  if (!isKnown) toast('success', messagesOf(paymentOutcomeMessages).cardAdded)
  $knownCard.set(isKnown ? upm_id : undefined)
  // The same card again gets the focus again.
  $addedCard.set(undefined)
  await reloadAfter('addCard')
  $addedCard.set(upm_id ?? cardIds().find((id) => !before.includes(id)))
  return { added: true }
}

function cardholderOf(form: v.InferOutput<typeof AddCardForm>) {
  const session = $session.get()
  const user = session.status === 'member' ? session.user : undefined
  return {
    name: form.billing_name,
    email: user?.email ?? '',
    phone: user?.contact ?? '',
    address: {
      line1: form.billing_address_1,
      line2: form.billing_address_2,
      city: form.billing_city,
      state: form.billing_state,
      postalCode: form.billing_zip
    }
  }
}
