// @vitest-environment happy-dom
import { existsSync } from 'node:fs'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CARD_BRANDS } from '#rules/limits.ts'
import { BILLING_ADDRESS } from '../kit/billing-address.ts'
import { AMEX, paymentMethodsPage, VISA } from '../kit/payment-methods-page.tsx'
import { toasts } from '../kit/toasts.ts'

const { asked, panel, show } = paymentMethodsPage()

const DONE = { api_status: 0 }
const cardOf = async (name: string) => {
  const item = (await screen.findByText(name)).closest('li')
  if (!item) throw new Error(`${name} is in no list`)
  return within(item)
}
const type = (label: string, value: string) => {
  const box = screen.getByLabelText(label)
  fireEvent.change(box, { target: { value } })
  fireEvent.input(box)
}

test('every brand that may appear is drawn with a sign of its own, an unknown one as a plain card', async () => {
  const brands = [...CARD_BRANDS, 'Somebank']
  panel({
    'GET /payment/paymentMethods': brands.map((card_brand, at) => ({
      ...AMEX,
      card_brand,
      upm_id: `pm ${at}`
    }))
  })
  await show()
  const signs = screen
    .getAllByText(/ending in 0005/)
    .map((name) => name.closest('li')?.querySelector('img')?.getAttribute('src'))
  expect(signs).toHaveLength(8)
  expect(new Set(signs).size).toBe(8)
  for (const sign of signs) {
    expect(existsSync(`public${sign}`)).toBe(true)
  }
})

test('the primary card has its badge, every other one can become primary or go', async () => {
  panel()
  await show()
  const visa = await cardOf('Visa ending in 4242')
  expect(visa.getByText('Primary')).toBeTruthy()
  expect(visa.queryByRole('button')).toBeNull()
  const amex = await cardOf('American Express ending in 0005')
  expect(amex.queryByText('Primary')).toBeNull()
  expect(amex.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Set Primary',
    'Remove'
  ])
})

test('a card that runs out within a month says so, another one does not', async () => {
  panel()
  await show()
  expect((await cardOf('American Express ending in 0005')).getByText('Expiring soon')).toBeTruthy()
  const visa = await cardOf('Visa ending in 4242')
  expect(visa.getByText(/Expires/).textContent).toBe('Expires 12/30')
})

test('another card becomes the primary one, which is said by its name, and the focus stays with the cards', async () => {
  panel({ 'POST /payment/setPrimaryCard': DONE })
  await show()
  const amex = await cardOf('American Express ending in 0005')
  panel({
    'POST /payment/setPrimaryCard': DONE,
    'GET /payment/paymentMethods': [
      { ...AMEX, isPrimary: true },
      { ...VISA, isPrimary: false }
    ]
  })
  const button = amex.getByRole('button', { name: /^Set Primary/ })
  button.focus()
  fireEvent.click(button)
  await waitFor(async () =>
    expect((await cardOf('American Express ending in 0005')).getByText('Primary')).toBeTruthy()
  )
  expect(asked).toContainEqual(
    expect.objectContaining({ path: '/payment/setPrimaryCard', body: { upm_id: 'pm 2' } })
  )
  expect(await toasts()).toMatchObject([
    { kind: 'success', message: 'American Express ending in 0005 is now your primary card.' }
  ])
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByText('Primary').closest('ul'))
  )
})

test('a card is removed after a question, and the question can be answered with no', async () => {
  panel({ 'DELETE /payment/paymentMethods': DONE })
  await show()
  const remove = (await cardOf('American Express ending in 0005')).getByRole('button', {
    name: /^Remove/
  })
  fireEvent.click(remove)
  fireEvent.click(await screen.findByRole('button', { name: 'Keep it' }))
  expect(asked.some(({ method }) => method === 'DELETE')).toBe(false)

  fireEvent.click(remove)
  const dialog = await screen.findByRole('dialog', { name: 'Remove this card?' })
  panel({ 'DELETE /payment/paymentMethods': DONE, 'GET /payment/paymentMethods': [VISA] })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(screen.queryByText('American Express ending in 0005')).toBeNull())
  expect(await toasts()).toMatchObject([{ kind: 'success', message: 'Card removed successfully.' }])
})

test('a card that can’t be removed stays, and the panel says why', async () => {
  panel({
    'DELETE /payment/paymentMethods': { api_status: 409, message: 'It is the primary one.' }
  })
  await show()
  fireEvent.click(
    (await cardOf('American Express ending in 0005')).getByRole('button', { name: /^Remove/ })
  )
  const dialog = await screen.findByRole('dialog', { name: 'Remove this card?' })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Remove' }))
  await waitFor(async () =>
    expect(await toasts()).toMatchObject([{ kind: 'error', message: 'It is the primary one.' }])
  )
  expect(await cardOf('American Express ending in 0005')).toBeTruthy()
})

test('without cards the list says so', async () => {
  panel({ 'GET /payment/paymentMethods': [] })
  await show()
  expect(await screen.findByText('No cards added')).toBeTruthy()
  expect(await screen.findByLabelText('Card number')).toBeTruthy()
})

async function fillIn() {
  await screen.findByLabelText('Card number')
  type('Card number', '4242424242424242')
  type('Expiry', '1230')
  type('CVC', '123')
  type('Name on card', 'Amara Osei')
  type('Address', '120 Queen Street West')
  type('Suite or unit', 'none')
  type('City', 'Toronto')
  type('Province', 'ON')
  type('Postal code', 'M5H 2N2')
}

test('a card is added by its token alone, and the form starts over from its address', async () => {
  panel({ 'POST /payment/paymentMethods': DONE })
  await show()
  await fillIn()
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

test('a declined card is told once, under the card field, and nothing typed is lost', async () => {
  panel({
    'POST /payment/paymentMethods': { api_status: 422, message: 'Your card was declined.' }
  })
  await show()
  await fillIn()
  fireEvent.click(screen.getByRole('button', { name: 'Add card' }))
  await waitFor(() =>
    expect(document.getElementById('card-fault')?.textContent).toBe(
      'Your card was declined. The card was not added. Try again, use another card, or call your bank.'
    )
  )
  expect(document.activeElement).toBe(screen.getByLabelText('Card number'))
  expect(await toasts()).toEqual([])
  expect(screen.getByLabelText<HTMLInputElement>('City').value).toBe('Toronto')
})

test('a card that is not saved for another reason is told of in a toast', async () => {
  panel({
    'POST /payment/paymentMethods': { api_status: 500, message: 'Something went wrong.' }
  })
  await show()
  await fillIn()
  fireEvent.click(screen.getByRole('button', { name: 'Add card' }))
  await waitFor(async () =>
    expect(await toasts()).toMatchObject([{ kind: 'error', message: 'Something went wrong.' }])
  )
  expect(document.getElementById('card-fault')?.textContent).toBe('')
})

test('an empty form says what is missing, in the words of the specification', async () => {
  panel()
  await show()
  await screen.findByLabelText('Card number')
  fireEvent.click(screen.getByRole('button', { name: 'Add card' }))
  expect(await screen.findByText('Card holder name is required')).toBeTruthy()
  expect(screen.getByText('Invalid Address')).toBeTruthy()
  expect(screen.getByText('Please enter the whole card number.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Card number'))
})

test('a right card above a wrong address leaves the cursor at the address', async () => {
  panel()
  await show()
  await fillIn()
  type('City', '')
  fireEvent.click(screen.getByRole('button', { name: 'Add card' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('City')))
  expect(document.getElementById('card-fault')?.textContent).toBe('')
})

test('a wrong card with a right address is marked, and sends nothing', async () => {
  panel()
  await show()
  await fillIn()
  type('CVC', '')
  fireEvent.click(screen.getByRole('button', { name: 'Add card' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('CVC')))
  expect(asked.some(({ method, path }) => method === 'POST' && /Methods$/.test(path))).toBe(false)
})

test('a postal code from another province is pointed out under its field, and stops nothing', async () => {
  panel({ 'POST /payment/paymentMethods': DONE })
  await show()
  await fillIn()
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
