import { expect, test } from 'vitest'
import { cardFailureIn } from '#panel/services/cards/card-failure.ts'
import { billingRefusals } from '#messages/refusals/billing.ts'
import { cardProviderMessages } from '#messages/refusals/card-provider.ts'
import { cardRefusals } from '#messages/refusals/cards.ts'
import { faultsIn } from '../../kit/french-faults.ts'

/** As rows have them: our own sentences, and Stripe's. */
const STORED = [
  ...Object.values(cardRefusals.en),
  ...Object.values(billingRefusals.en),
  ...Object.values(cardProviderMessages.en),
  'A reason that nobody has seen yet.'
]

test.each(STORED)('%j stays as it is in English, and is French in French', (stored) => {
  expect(cardFailureIn('en', stored)).toBe(stored)
  const french = cardFailureIn('fr', stored)
  expect(french).not.toBe(stored)
  expect(faultsIn(french)).toEqual([])
})

test('a known reason keeps its meaning, and an unknown one is a declined card', () => {
  expect(cardFailureIn('fr', cardRefusals.en.insufficientFunds)).toBe(
    'Les fonds de votre carte sont insuffisants.'
  )
  expect(cardFailureIn('fr', 'No such reason.')).toBe('Votre carte a été refusée.')
})
