import { expect, test, vi } from 'vitest'
import { cardForm } from '../../kit/billing.ts'
import { connect, freshVisitor, json } from '../../kit/visitor.ts'

freshVisitor('/dashboard/payment-methods')
const { token: _token, ...address } = cardForm('')

async function openForm() {
  const page = {
    ...(await import('#stores/billing/add-card.ts')),
    ...(await import('#stores/billing/card-entry.ts')),
    ...(await import('#stores/site/toasts.ts'))
  }
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  page.openCard({ kind: 'sandbox' }, place, 'card-error')
  return page
}

test('a form submitted before the card field has loaded waits for it and says what is missing', async () => {
  let calls = 0
  connect(() => {
    calls++
    return json({ api_status: 0 })
  })
  const { $cardEntry, addCard } = await openForm()
  expect($cardEntry.get()).toEqual({ status: 'loading' })
  expect(await addCard(address)).toEqual({ added: false })
  expect($cardEntry.get()).toMatchObject({ status: 'ready', message: expect.stringMatching(/\w/) })
  expect(calls).toBe(0)
})

test('a card field that fails to load sends nothing and shows an error in its place', async () => {
  vi.doMock('#gateways/card/choose-card-field.ts', () => ({
    openCardField: () => Promise.reject(new Error('no file'))
  }))
  const { $cardEntry, addCard } = await openForm()
  expect(await addCard(address)).toEqual({ added: false })
  expect($cardEntry.get()).toEqual({ status: 'failed', message: 'Something went wrong.' })
  vi.doUnmock('#gateways/card/choose-card-field.ts')
})
