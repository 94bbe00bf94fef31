import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { userAnswer, setUpDashboardPage } from './dashboard.ts'
import { siteData } from './site-data.ts'

export const VISA = {
  upm_id: 'pm 1',
  card_brand: 'Visa',
  card_last4: '4242',
  exp_month: 12,
  exp_year: 2030,
  isPrimary: true
}
export const AMEX = {
  upm_id: 'pm 2',
  card_brand: 'American Express',
  card_last4: '0005',
  exp_month: 11,
  exp_year: 2026,
  isPrimary: false
}

/** Sets up the payment methods page with two cards; `panel` overrides responses. */
export function paymentMethodsPage() {
  const { answer, asked } = setUpDashboardPage('/dashboard/payment-methods')
  const panel = (change: Parameters<typeof answer>[0] = {}) =>
    answer({
      ...userAnswer(),
      'GET /payment/paymentMethods': [VISA, AMEX],
      'GET /general/siteData': siteData,
      'GET /payment/billingDetails': { api_status: 0, billing: null },
      'POST /payment/createIntent': { api_status: 0, client_secret: 'sbx_secret_1' },
      ...change
    })
  async function show() {
    const { PaymentMethods } = await import('#islands/dashboard/payment-methods.tsx')
    render(<PaymentMethods />)
    await screen.findByLabelText('Card number')
    await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull())
  }
  return { asked, panel, show }
}

export const typeInto = (label: string, value: string) => {
  const box = screen.getByLabelText(label)
  fireEvent.change(box, { target: { value } })
  fireEvent.input(box)
}

/** Fills in the form for a new card. */
export async function fillInCard() {
  await screen.findByLabelText('Card number')
  typeInto('Card number', '4242424242424242')
  typeInto('Expiry', '1230')
  typeInto('CVC', '123')
  typeInto('Name on card', 'Amara Osei')
  typeInto('Address', '120 Queen Street West')
  typeInto('Suite or unit', 'none')
  typeInto('City', 'Toronto')
  typeInto('Province', 'ON')
  typeInto('Postal code', 'M5H 2N2')
}
