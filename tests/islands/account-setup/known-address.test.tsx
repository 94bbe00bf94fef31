// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { BILLING_ADDRESS } from '../../kit/billing-address.ts'
import { paymentMethodsPage } from '../../kit/payment-methods-page.tsx'
import { toasts } from '../../kit/toasts.ts'

const { panel, show } = paymentMethodsPage()
const knows = (answer: object) => panel({ 'GET /payment/billingDetails': answer })
const address = () => [
  ...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name^=billing_]')
]

test('the form is filled in with the last billing address, which can be edited', async () => {
  knows({ api_status: 0, billing: BILLING_ADDRESS })
  await show()
  expect(Object.fromEntries(address().map(({ name, value }) => [name, value]))).toEqual(
    BILLING_ADDRESS
  )
  const city = screen.getByLabelText<HTMLInputElement>('City')
  fireEvent.change(city, { target: { value: 'Ottawa' } })
  fireEvent.input(city)
  expect(city.value).toBe('Ottawa')
})

test('without a known billing address the form is empty and shows no error', async () => {
  knows({ api_status: 404, message: 'Not here.' })
  await show()
  expect(address().map(({ value }) => value)).toEqual(Array(6).fill(''))
  expect(await toasts()).toEqual([])
})
