import { failureMessage, reportFailure } from '../failures.ts'
import type * as v from 'valibot'
import {
  addPaymentMethod,
  billingDetails as details,
  CARD_ADDED,
  type AddCardForm
} from '#contract/billing/add-card.ts'
import { call } from '#gateways/panel.ts'
import { CARD_NOT_ADDED } from '#rules/money/declined-card.ts'
import {
  checkCard,
  focusCard,
  forgetCard,
  showCardRefusal,
  tokenOfCard,
  whenCardShown
} from './card-entry.ts'
import { loader } from '../loaded.ts'
import { reloadAfter } from '../reload-after.ts'
import { $session } from '../session/session.ts'
import { toast } from '../site/toasts.ts'

/** The billing address last given. Without it the form starts empty, so a failure is nothing to tell. */
export const billingDetails = loader('billingDetails', details, { quiet: true })

/** Saves the card in the field under this address; `added` once it is among the saved ones. */
export async function addCard(
  form: v.InferOutput<typeof AddCardForm>
): Promise<{ added: boolean; errors?: Record<string, string> | undefined }> {
  if (!(await whenCardShown())) return { added: false }
  if (!checkCard()) {
    focusCard()
    return { added: false }
  }
  const card = await tokenOfCard(ownerOf(form))
  if (!card.ok) {
    showCardRefusal(card.message, card.declined ? CARD_NOT_ADDED : '')
    return { added: false }
  }
  const input = { ...form, token: card.token }
  const outcome = await call(addPaymentMethod, input)
  if (!outcome.ok) {
    if (outcome.reason === 'refused' && outcome.api_status < 500) forgetCard()
    if (outcome.reason === 'refused' && outcome.api_status === 422) {
      showCardRefusal(failureMessage(outcome), CARD_NOT_ADDED)
    } else reportFailure(outcome)
    await reloadAfter('addCard')
    return { added: false, errors: outcome.errors }
  }
  toast('success', CARD_ADDED)
  await reloadAfter('addCard')
  return { added: true }
}

function ownerOf(form: v.InferOutput<typeof AddCardForm>) {
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
