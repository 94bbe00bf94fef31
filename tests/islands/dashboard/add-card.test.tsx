// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { BILLING_ADDRESS } from '../../kit/billing-address.ts'
import {
  AMEX,
  fillInCard,
  paymentMethodsPage,
  typeInto as type,
  VISA
} from '../../kit/payment-methods-page.tsx'
import { toasts } from '../../kit/toasts.ts'

const page = paymentMethodsPage()
const { asked, show } = page
const panel = (change = {}) => page.panel({ 'GET /payment/paymentMethods': [], ...change })

const DONE = { api_status: 0 }

test('a card is added by its token alone, and the form starts over from its address', async () => {
  panel({ 'POST /payment/paymentMethods': DONE })
  await show()
  await fillInCard()
  panel({
    'POST /payment/paymentMethods': DONE,
    'GET /payment/billingDetails': { api_status: 0, billing: BILLING_ADDRESS }
  })
  fireEvent.click(screen.getByRole('button', { name: 'Add card' }))
  await waitFor(async () =>
    expect(await toasts()).toMatchObject([{ kind: 'success', message: 'Card successfully Added.' }])
  )
  const sent = asked.filter(
    ({ method, path }) => `${method} ${path}` === 'POST /payment/paymentMethods'
  )
  expect(sent).toEqual([
    expect.objectContaining({
      key: expect.stringMatching(/\w{16}/),
      body: {
        billing_name: 'Amara Osei',
        billing_address_1: '120 Queen Street West',
        billing_address_2: 'none',
        billing_city: 'Toronto',
        billing_state: 'ON',
        billing_zip: 'M5H 2N2',
        token: 'sbx_card_visa_1230'
      }
    })
  ])
  expect(JSON.stringify(asked)).not.toContain('4242424242424242')
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Card number').value).toBe(''))
  expect(screen.getByLabelText<HTMLInputElement>('City').value).toBe('Toronto')
})

test('a new card in the list takes the focus from the form that added it', async () => {
  panel({ 'POST /payment/paymentMethods': DONE, 'GET /payment/paymentMethods': [VISA] })
  await show()
  await fillInCard()
  panel({ 'POST /payment/paymentMethods': DONE, 'GET /payment/paymentMethods': [VISA, AMEX] })
  const button = screen.getByRole('button', { name: 'Add card' })
  button.focus()
  fireEvent.click(button)
  const added = await screen.findByText('American Express ending in 0005')
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Card number').value).toBe(''))
  expect(document.activeElement).toBe(added)
})

test('a declined card is reported once, under the card field, and nothing typed is lost', async () => {
  panel({
    'POST /payment/paymentMethods': { api_status: 422, message: 'Your card was declined.' }
  })
  await show()
  await fillInCard()
  fireEvent.click(screen.getByRole('button', { name: 'Add card' }))
  await waitFor(() =>
    expect(document.getElementById('card-error')?.textContent).toBe(
      'Your card was declined. The card was not added. Try again, use another card, or call your bank.'
    )
  )
  expect(document.activeElement).toBe(screen.getByLabelText('Card number'))
  expect(await toasts()).toEqual([])
  expect(screen.getByLabelText<HTMLInputElement>('City').value).toBe('Toronto')
})

test('a card that fails to save for another reason is reported in a toast', async () => {
  panel({
    'POST /payment/paymentMethods': { api_status: 500, message: 'Something went wrong.' }
  })
  await show()
  await fillInCard()
  fireEvent.click(screen.getByRole('button', { name: 'Add card' }))
  await waitFor(async () =>
    expect(await toasts()).toMatchObject([{ kind: 'error', message: 'Something went wrong.' }])
  )
  expect(document.getElementById('card-error')?.textContent).toBe('')
})

test('an empty form says what is missing, in the specification’s sentences', async () => {
  panel()
  await show()
  await screen.findByLabelText('Card number')
  fireEvent.click(screen.getByRole('button', { name: 'Add card' }))
  expect(await screen.findByText('Card holder name is required')).toBeTruthy()
  expect(screen.getByText('Invalid Address')).toBeTruthy()
  expect(screen.getByText('Please enter the full card number.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Card number'))
})

test('a card that is saved already is named beside the list, and has the focus', async () => {
  const saved = { upm_id: 'a', card_brand: 'Visa', card_last4: '4242', isPrimary: true }
  panel({
    'GET /payment/paymentMethods': [saved],
    'POST /payment/paymentMethods': { ...DONE, upm_id: 'a' }
  })
  await show()
  await fillInCard()
  fireEvent.click(screen.getByRole('button', { name: 'Add card' }))
  await screen.findByText(
    'Your Visa ending in 4242 is already saved. We updated its billing address.'
  )
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Visa ending in 4242'))
  expect(await toasts()).toEqual([])
})

test('with a valid card and an invalid address the focus goes to the address', async () => {
  panel()
  await show()
  await fillInCard()
  type('City', '')
  fireEvent.click(screen.getByRole('button', { name: 'Add card' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('City')))
  expect(document.getElementById('card-error')?.textContent).toBe('')
})

test('an invalid card with a valid address is marked, and nothing is sent', async () => {
  panel()
  await show()
  await fillInCard()
  type('CVC', '')
  fireEvent.click(screen.getByRole('button', { name: 'Add card' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('CVC')))
  expect(asked.some(({ method, path }) => method === 'POST' && /Methods$/.test(path))).toBe(false)
})

test('a postal code from another province gets a hint under its field, and blocks nothing', async () => {
  panel({ 'POST /payment/paymentMethods': DONE })
  await show()
  await fillInCard()
  expect(screen.queryByText(/usually in/)).toBeNull()
  type('Province', 'QC')
  const hint = await screen.findByText(
    'This postal code is usually in Ontario. Check the province.'
  )
  expect(screen.getByLabelText('Postal code').getAttribute('aria-describedby')).toContain(hint.id)
  expect(screen.getByLabelText('Postal code').getAttribute('aria-invalid')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Add card' }))
  await waitFor(async () =>
    expect(await toasts()).toMatchObject([{ kind: 'success', message: 'Card successfully Added.' }])
  )
})
