import type { PaymentMethod } from '#contract/bills.ts'
import {
  CARD_REMOVED,
  paymentMethods,
  removePaymentMethod,
  setPrimaryCard
} from '#contract/payment.ts'
import { call } from '#gateways/panel.ts'
import { loader } from './loaded.ts'
import { toast } from './toasts.ts'

const FAILED = 'Something went wrong.'

/** The saved cards, the primary one first. */
export const cards = loader(paymentMethods)

/** From now on this card is charged. */
export async function makePrimary({ upm_id }: PaymentMethod): Promise<void> {
  const outcome = await call(setPrimaryCard, { upm_id })
  if (!outcome.ok) toast('error', outcome.message ?? FAILED)
  await cards.load({})
}

/** Forgets a card for good. */
export async function removeCard({ upm_id }: PaymentMethod): Promise<void> {
  const outcome = await call(removePaymentMethod, { upm_id })
  if (outcome.ok) toast('success', CARD_REMOVED)
  else toast('error', outcome.message ?? FAILED)
  await cards.load({})
}
