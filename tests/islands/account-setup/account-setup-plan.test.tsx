// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { $details } from '#stores/account-setup/account-details.ts'
import { box, openAt, prepareWizard, press, visibleText } from '../../kit/open-wizard.tsx'
import { wizardEntries } from '../../kit/wizard.ts'
import { connect, json } from '../../kit/visitor.ts'

prepareWizard()

test('a plan’s button selects it and moves on; its radio only selects it', async () => {
  await openAt('plan')
  fireEvent.click(screen.getByRole('radio', { name: 'Professional' }))
  expect($details.get().plan_name).toBe('Professional')
  fireEvent.click(screen.getByRole('radio', { name: /Monthly/ }))
  expect($details.get().duration).toBe(1)
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull()
  press('Choose Starter')
  await screen.findByRole('heading', { level: 1, name: 'Payment' })
  expect($details.get().plan_name).toBe('Starter')
})

test('an applied code disables its field and can be removed', async () => {
  await openAt('plan')
  const field = () => box('Coupon code optional') as HTMLInputElement
  const shut = () => field().matches(':disabled, fieldset[disabled] *')
  const ways = () => ['Apply', 'Remove'].map((name) => !!screen.queryByRole('button', { name }))
  expect([shut(), ...ways()]).toEqual([false, true, false])
  fireEvent.change(field(), { target: { value: 'save15' } })
  press('Apply')
  await screen.findByText(
    'SAVE15 takes CAD 15.00 a month off the Starter plan, on your first payment only.'
  )
  expect([shut(), ...ways()]).toEqual([true, false, true])
  press('Remove')
  await screen.findByRole('button', { name: 'Apply' })
  expect([shut(), ...ways()]).toEqual([false, true, false])
  expect(field().value).toBe('')
  expect(screen.queryByText(/a month off/)).toBeNull()
})

test('removing a code, or tabbing through the empty field, shows no error', async () => {
  await openAt('plan')
  const field = () => box('Coupon code optional') as HTMLInputElement
  fireEvent.focus(field())
  fireEvent.blur(field())
  await Promise.resolve()
  expect(field().getAttribute('aria-invalid')).toBeNull()
  fireEvent.change(field(), { target: { value: 'save15' } })
  press('Apply')
  const remove = await screen.findByRole('button', { name: 'Remove' })
  fireEvent.click(remove)
  await screen.findByRole('button', { name: 'Apply' })
  // A pressed button that became Apply would submit the form.
  expect(remove.isConnected).toBe(false)
  expect(field().getAttribute('aria-invalid')).toBeNull()
  expect(screen.queryByText('Coupon code is a required field')).toBeNull()
  press('Apply')
  await waitFor(() => expect(visibleText(field())).toBe('Coupon code is a required field'))
})

test('the reason for a refused code is under its field until the code changes', async () => {
  await openAt('plan')
  const reason = 'SAVE15 is only valid for the Professional plan.'
  const refuse = () => json({ api_status: 409, message: reason }, 409)
  const field = () => box('Coupon code optional') as HTMLInputElement
  connect(refuse)
  fireEvent.change(field(), { target: { value: 'save15' } })
  press('Apply')
  await waitFor(() => expect(visibleText(field())).toBe(reason))
  expect(field().getAttribute('aria-invalid')).toBe('true')
  fireEvent.blur(field())
  expect(visibleText(field())).toBe(reason)
  fireEvent.change(field(), { target: { value: 'save1' } })
  await waitFor(() => expect(field().getAttribute('aria-invalid')).toBeNull())

  connect(() => json({ api_status: 0, coupon_discount_amount: 15, coupon_recurs: false }))
  press('Apply')
  await screen.findByRole('button', { name: 'Remove' })
  connect(refuse)
  fireEvent.click(screen.getByRole('radio', { name: /Monthly/ }))
  await waitFor(() => expect(visibleText(field())).toBe(reason))
})

test('the summary waits for the province and then names the tax', async () => {
  await openAt('payment', { ...wizardEntries, billing_state: '' })
  const summary = () => within(screen.getByRole('region', { name: 'Order summary' }))
  summary().getByText('To be calculated...')
  fireEvent.change(screen.getByRole('combobox', { name: 'Province' }), { target: { value: 'QC' } })
  await waitFor(() => summary().getByText('Taxes (QC 14.975%)'))
  summary().getByText('QST/TVQ 9.975%')
  screen.getByRole('button', { name: 'Pay CAD 654.67' })
  screen.getByRole('button', { name: 'Start Free Trial' })
})
