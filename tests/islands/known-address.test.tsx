// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { me, memberOn } from '../kit/dashboard.ts'
import { siteData } from '../kit/site-data.ts'

const { answer } = memberOn('/dashboard/payment-methods')

const BILLING = {
  billing_name: 'Amara Osei',
  billing_address_1: '120 Queen Street West',
  billing_address_2: 'none',
  billing_city: 'Toronto',
  billing_state: 'ON',
  billing_zip: 'M5H 2N2'
}
const panel = (known: object) =>
  answer({
    ...me(),
    'GET /payment/paymentMethods': [
      { upm_id: 'a', card_brand: 'Visa', card_last4: '4242', isPrimary: true }
    ],
    'GET /general/siteData': siteData,
    'GET /payment/billingDetails': known
  })
async function show() {
  const { PaymentMethods } = await import('#islands/payment-methods.tsx')
  render(<PaymentMethods />)
  await screen.findByLabelText('Card number')
}
const toasts = async () => (await import('#stores/toasts.ts')).$toasts.get()
const address = () => [
  ...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name^=billing_]')
]

test('the form is there beside the cards, filled in with the known billing address, which can be changed', async () => {
  panel({ api_status: 0, billing: BILLING })
  await show()
  expect(Object.fromEntries(address().map(({ name, value }) => [name, value]))).toEqual(BILLING)
  const city = screen.getByLabelText<HTMLInputElement>('City')
  fireEvent.change(city, { target: { value: 'Ottawa' } })
  fireEvent.input(city)
  expect(city.value).toBe('Ottawa')
})

test('a panel that knows no billing address leaves the form empty and is not complained of', async () => {
  panel({ api_status: 404, message: 'Not here.' })
  await show()
  expect(address().map(({ value }) => value)).toEqual(Array(6).fill(''))
  expect(await toasts()).toEqual([])
})
