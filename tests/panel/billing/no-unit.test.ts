import { expect, test } from 'vitest'
import { billingDetails } from '#contract/billing/add-card.ts'
import { paymentMethodMessages } from '#messages/payment-methods.ts'
import { subscribe } from '../../kit/billing.ts'
import { startPanel } from '../../kit/panel.ts'

test.each([
  ['en', 'none'],
  ['fr', 'aucun']
] as const)(
  'in %s, an address without a unit has %s in it, as the form’s hint asks',
  async (language, noUnit) => {
    const panel = await startPanel()
    const { token } = await subscribe(panel)
    const headers = { 'accept-language': language }
    const { billing } = (await panel.call(billingDetails, {}, { headers, token })).body
    expect(billing).toMatchObject({ billing_address_2: noUnit })
    expect(paymentMethodMessages[language].addressHint).toContain(noUnit)
  }
)
