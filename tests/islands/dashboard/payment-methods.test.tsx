// @vitest-environment happy-dom
import { existsSync } from 'node:fs'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CARD_BRANDS } from '#rules/limits.ts'
import { amara, userAnswer, website } from '../../kit/dashboard.ts'
import { AMEX, paymentMethodsPage, VISA } from '../../kit/payment-methods-page.tsx'
import { toasts } from '../../kit/toasts.ts'

const { asked, panel, show } = paymentMethodsPage()

const DONE = { api_status: 0 }
const cardOf = async (name: string) => {
  const item = (await screen.findByText(name)).closest('li')
  if (!item) throw new Error(`${name} is in no list`)
  return within(item)
}

test('every known brand has its own logo, an unknown one a plain card', async () => {
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

test('the primary card has a badge; any other can be made primary or removed', async () => {
  panel()
  await show()
  expect(screen.getByText('We charge your plan to your primary card.')).toBeTruthy()
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

test('only a card that expires within a month says so', async () => {
  panel()
  await show()
  expect((await cardOf('American Express ending in 0005')).getByText('Expiring soon')).toBeTruthy()
  const visa = await cardOf('Visa ending in 4242')
  expect(visa.getByText(/Expires/).textContent).toBe('Expires 12/30')
})

test('once the plan is cancelled, the page no longer says that a card pays for it', async () => {
  panel(userAnswer({ ...amara, website: { ...website, cancelled_at: '2026-11-21T15:00:00.000Z' } }))
  await show()
  expect(screen.getByText('Your plan is cancelled. We won’t charge your cards.')).toBeTruthy()
  expect(screen.queryByText(/^We charge your plan/)).toBeNull()
})

test('another card becomes primary, a toast names it, and the focus stays in the list', async () => {
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

test('removing a card asks first, and can be declined', async () => {
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
