// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { amara, userAnswer, website } from '../../kit/dashboard.ts'
import { AMEX, fillInCard, paymentMethodsPage, VISA } from '../../kit/payment-methods-page.tsx'

const { asked, panel, show } = paymentMethodsPage()

const DONE = { api_status: 0 }
const late = '2026-11-14T15:00:00.000Z'
const owing = {
  ...userAnswer({ ...amara, website: { ...website, plan_end_date: late } }),
  'POST /payment/getOverdue': { api_status: 0, amount: 71.42, plan_end_date: late, due_months: 1 }
}

test('the amount due is paid on the payment methods page, with the new primary card after a decline', async () => {
  panel(owing)
  await show()
  const region = within(screen.getByRole('region', { name: 'CAD 71.42 is due' }))
  expect(region.getByText('Pay Now charges your primary card.')).toBeTruthy()

  fireEvent.input(screen.getByLabelText('City'), { target: { value: 'Ottawa' } })
  fireEvent.click(region.getByRole('button', { name: 'Pay Now' }))
  const dialog = await screen.findByRole('dialog', { name: 'Confirm payment' })
  const other = await within(dialog).findByRole('link', { name: 'Use another card' })
  expect(other.getAttribute('href')).toBe('/dashboard/payment-methods')
  expect(other.parentElement?.textContent).toBe(
    'Use another card: add it, then set it as your primary card.'
  )
  // Already here: the dialog closes, and the page with what was typed stays.
  expect(fireEvent.click(other)).toBe(false)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByLabelText<HTMLInputElement>('City').value).toBe('Ottawa')

  const swapped = {
    ...owing,
    'GET /payment/paymentMethods': [
      { ...AMEX, isPrimary: true },
      { ...VISA, isPrimary: false }
    ],
    'POST /payment/setPrimaryCard': DONE
  }
  panel(swapped)
  fireEvent.click(screen.getByRole('button', { name: /^Set Primary/ }))
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: /Set Primary: Amer/ })).toBeNull()
  )
  fireEvent.click(screen.getByRole('button', { name: 'Pay Now' }))
  expect((await screen.findByText(/primary payment method/)).textContent).toContain(
    'American Express ending in 0005'
  )
  panel({
    ...swapped,
    ...userAnswer(),
    'POST /payment/payOverduePayment': DONE,
    'POST /payment/getOverdue': {
      api_status: 0,
      amount: 0,
      plan_end_date: '',
      due_months: ''
    }
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Pay CAD 71.42' }))
  await waitFor(() => expect(screen.queryByText('CAD 71.42 is due')).toBeNull())
})

test('with nothing due the payment methods page neither shows nor requests an amount', async () => {
  panel()
  await show()
  expect(screen.queryByRole('button', { name: 'Pay Now' })).toBeNull()
  expect(asked.map(({ path }) => path)).not.toContain('/payment/getOverdue')
})

test('while a payment is due, a new card says that the primary card is charged until Set Primary is pressed', async () => {
  const before = {
    ...owing,
    'POST /payment/paymentMethods': DONE,
    'POST /payment/setPrimaryCard': DONE
  }
  panel({ ...before, 'GET /payment/paymentMethods': [VISA] })
  await show()
  expect(screen.queryByText(/still charged/)).toBeNull()
  await fillInCard()
  panel(before)
  fireEvent.click(screen.getByRole('button', { name: 'Add card' }))
  await screen.findByText(
    'Payments are still charged to your Visa ending in 4242. To pay with your American Express ending in 0005, press Set Primary.'
  )
  panel({
    ...before,
    'GET /payment/paymentMethods': [
      { ...AMEX, isPrimary: true },
      { ...VISA, isPrimary: false }
    ]
  })
  fireEvent.click(
    screen.getByRole('button', { name: 'Set Primary: American Express ending in 0005' })
  )
  await waitFor(() => expect(screen.queryByText(/still charged/)).toBeNull())
  expect(asked).toContainEqual(
    expect.objectContaining({ path: '/payment/setPrimaryCard', body: { upm_id: 'pm 2' } })
  )
})

test('a first card becomes primary, so it needs no such notice', async () => {
  const first = { ...owing, 'POST /payment/paymentMethods': DONE }
  panel({ ...first, 'GET /payment/paymentMethods': [] })
  await show()
  await fillInCard()
  panel({ ...first, 'GET /payment/paymentMethods': [VISA] })
  fireEvent.click(screen.getByRole('button', { name: 'Add card' }))
  expect(await screen.findByText('Visa ending in 4242')).toBeTruthy()
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Card number').value).toBe(''))
  expect(screen.queryByText(/still charged/)).toBeNull()
  expect(
    screen.getByText('To pay with another card, add it here, then press Set Primary.')
  ).toBeTruthy()
})
