// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { CardFieldState } from '#gateways/card/card-field.ts'
import { sandboxCardField } from '#gateways/card/sandbox-card-field.ts'

const OWNER = {
  name: 'Ann Roy',
  email: 'ann@example.org',
  phone: '',
  address: { line1: '', line2: '', city: '', state: '', postalCode: '' }
}

async function openField(isOwner = true) {
  const element = document.createElement('div')
  document.body.replaceChildren(element)
  const states: CardFieldState[] = []
  const field = sandboxCardField(
    async () => isOwner,
    () => new Date('2026-11-21T12:00:00Z')
  )
  await field.mount(element, {
    describedBy: 'card-error',
    changed: (state) => states.push(state)
  })

  function input(label: string): HTMLInputElement {
    const words = [...element.querySelectorAll('label')].find((node) => node.textContent === label)
    return element.querySelector<HTMLInputElement>(`#${words?.htmlFor}`)!
  }
  function type(label: string, text: string, inputType = 'insertText'): void {
    input(label).value = text
    input(label).setSelectionRange(text.length, text.length)
    input(label).dispatchEvent(new InputEvent('input', { bubbles: true, inputType }))
  }
  function typeCard(number: string, expiry = '1228', cvc = '123'): void {
    type('Card number', number)
    type('Expiry', expiry)
    type('CVC', cvc)
  }
  return { element, field, input, last: () => states.at(-1)!, states, type, typeCard }
}

test.each([
  ['4242 4242 4242 4242', '123', 'Visa', 'sbx_card_visa_1228'],
  ['5555555555554444', '123', 'MasterCard', 'sbx_card_mastercard_1228'],
  ['3782 822463 10005', '1234', 'American Express', 'sbx_card_amex_1228'],
  ['6011111111111117', '123', 'Discover', 'sbx_card_discover_1228'],
  ['3056 9300 0902 0004', '123', 'Diners Club', 'sbx_card_diners_1228'],
  ['3566002020360505', '123', 'JCB', 'sbx_card_jcb_1228'],
  ['6200000000000005', '123', 'UnionPay', 'sbx_card_unionpay_1228'],
  ['4000000000000002', '123', 'Visa', 'sbx_card_chargeDeclined_1228'],
  ['4000000000009995', '123', 'Visa', 'sbx_card_chargeDeclinedInsufficientFunds_1228'],
  ['4000000000000341', '123', 'Visa', 'sbx_card_chargeCustomerFail_1228']
])('the test number %s becomes a token', async (number, cvc, brand, token) => {
  const { field, last, typeCard } = await openField()
  typeCard(number, '12 / 28', cvc)
  expect(last()).toEqual({ brand, complete: true, message: '' })
  expect(field.check()).toEqual({ ok: true })
  expect(await field.token('secret', OWNER)).toEqual({ ok: true, token })
})

test.each([
  ['4', 'Visa'],
  ['51', 'MasterCard'],
  ['2221', 'MasterCard'],
  ['2720', 'MasterCard'],
  ['2721', ''],
  ['34', 'American Express'],
  ['3', ''],
  ['6011', 'Discover'],
  ['62', 'UnionPay'],
  ['3528', 'JCB'],
  ['3527', ''],
  ['36', 'Diners Club']
])('the first digits %s identify the brand %j', async (digits, brand) => {
  const { element, last, type } = await openField()
  type('Card number', digits)
  expect(last().brand).toBe(brand)
  expect(element.querySelector('.card-brand')?.textContent).toBe(brand)
})

test('the number is grouped as on the card, and what is too long is cut off', async () => {
  const { input, type } = await openField()
  type('Card number', '42424242424242429')
  expect(input('Card number').value).toBe('4242 4242 4242 4242')
  type('Card number', '378282246310005')
  expect(input('Card number').value).toBe('3782 822463 10005')
  type('Expiry', '928')
  expect(input('Expiry').value).toBe('09 / 28')
})

test('a month is whole once its separator is typed', async () => {
  const { input, type } = await openField()
  type('Expiry', '1/')
  expect(input('Expiry').value).toBe('01')
  type('Expiry', '1/31')
  expect(input('Expiry').value).toBe('01 / 31')
})

test('the separator of the expiry can be deleted', async () => {
  const { input, type } = await openField()
  type('Expiry', '12 / ', 'deleteContentBackward')
  expect(input('Expiry').value).toBe('12')
})

test.each([
  [
    'a real card',
    '4111 1111 1111 1111',
    '1228',
    '123',
    'Card number',
    'Test mode accepts only test cards. Use 4242 4242 4242 4242 with any future date and any CVC.'
  ],
  [
    'a typo',
    '4242424242424241',
    '1228',
    '123',
    'Card number',
    'This card number has a typo. Please check it.'
  ],
  ['half a number', '4242', '1228', '123', 'Card number', 'Please enter the full card number.'],
  [
    'last month',
    '4242424242424242',
    '1026',
    '123',
    'Expiry',
    'This card has expired. Please use another one.'
  ],
  [
    'a month 13',
    '4242424242424242',
    '1328',
    '123',
    'Expiry',
    'The expiry month must be between 01 and 12.'
  ],
  [
    'a short CVC',
    '4242424242424242',
    '1228',
    '12',
    'CVC',
    'Please enter the CVC, the short security code on the card.'
  ],
  [
    'a three-digit CVC of an American Express card',
    '378282246310005',
    '1228',
    '123',
    'CVC',
    'This card’s CVC has four digits.'
  ]
])('%s is refused, marked and focused', async (_, number, expiry, cvc, label, message) => {
  const { field, input, last, typeCard } = await openField()
  typeCard(number, expiry, cvc)
  expect(field.check()).toEqual({ ok: false, message })
  expect(last()).toMatchObject({ complete: false, message })
  expect(input(label).getAttribute('aria-invalid')).toBe('true')
  expect(input(label).getAttribute('aria-describedby')).toBe('card-error')
  field.focus()
  expect(document.activeElement).toBe(input(label))
  expect(await field.token('secret', OWNER)).toEqual({ ok: false, message })
})

test('a card is valid in the month it expires', async () => {
  const { field, typeCard } = await openField()
  typeCard('4242424242424242', '1126')
  expect(await field.token('secret', OWNER)).toEqual({ ok: true, token: 'sbx_card_visa_1126' })
})

test('nothing is reported while more digits can fix it', async () => {
  const { last, type } = await openField()
  type('Card number', '4242 42')
  expect(last().message).toBe('')
  type('Card number', '4242 4242 4242 4242')
  type('Expiry', '1')
  expect(last().message).toBe('')
  type('Expiry', '13')
  type('Expiry', '1320')
  expect(last().message).toBe('The expiry month must be between 01 and 12.')
})

test('no state and no token holds the number', async () => {
  const { field, states, typeCard } = await openField()
  typeCard('4242 4242 4242 4242')
  const said = JSON.stringify([states, await field.token('secret', OWNER)])
  expect(said).not.toMatch(/4242/)
})

test('an unmounted field forgets what was typed', async () => {
  const { element, field, typeCard } = await openField()
  typeCard('4242 4242 4242 4242')
  field.unmount()
  expect(element.innerHTML).toBe('')
  expect(await field.token('secret', OWNER)).toMatchObject({ ok: false })
})

test.each([
  ['4000002500003155', 'sbx_card_authenticationRequiredOnSetup_1228_authenticated'],
  ['4000002760003184', 'sbx_card_threeDSecureRequired_1228_authenticated']
])('the card %s is saved only once the cardholder approves', async (number, token) => {
  const owner = await openField()
  owner.typeCard(number)
  expect(await owner.field.token('secret', OWNER)).toEqual({ ok: true, token })
  const stranger = await openField(false)
  stranger.typeCard(number)
  expect(await stranger.field.token('secret', OWNER)).toEqual({
    ok: false,
    declined: true,
    message: 'Your bank didn’t receive your approval.'
  })
})
