// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { $details } from '#stores/account-setup/account-details.ts'
import { $session } from '#stores/session/session.ts'
import { $submission } from '#stores/account-setup/submission.ts'
import { $toasts } from '#stores/site/toasts.ts'
import { box, openAt, prepareWizard, press, tab, visibleText } from '../../kit/open-wizard.tsx'
import { wizardEntries } from '../../kit/wizard.ts'
import { agent, connect, json } from '../../kit/visitor.ts'

prepareWizard()

/** A control's accessible name, by its label or its aria-label. */
function nameOf(control: Element): string {
  const label = control.closest('label') ?? document.querySelector(`label[for="${control.id}"]`)
  return control.getAttribute('aria-label') ?? label?.textContent ?? ''
}

test.each([
  ['template', 'template_id template_id'],
  ['website', 'website_name base_url site_city site_province site_language logo'],
  ['agent', 'salesman_name salesman_designation salesman_contact salesman_email salesman_image'],
  [
    'brokerage',
    'company_name company_contact company_fax company_email company_address company_address_2 company_logo'
  ],
  ['plan', 'duration duration duration coupon_code plan_id plan_id'],
  [
    'payment',
    'billing_name billing_email billing_contact billing_address billing_address_2 billing_city billing_state billing_zip'
  ]
] as const)('the step %s has its fields, each with a label', async (step, names) => {
  await openAt(step)
  const controls = [...document.querySelectorAll('input[name], select[name]')]
  expect(controls.map((control) => control.getAttribute('name')).join(' ')).toBe(names)
  expect(controls.map(nameOf).every((name) => name.trim().length > 2)).toBe(true)
})

test('the tabs tell which step is open, and arrows move between them', async () => {
  await openAt('agent')
  const tabs = screen.getAllByRole('tab')
  expect(tabs.map((one) => one.textContent?.trim())).toEqual([
    'Template',
    'Website Details',
    '3Agent',
    '4Brokerage',
    '5Plan',
    '6Payment'
  ])
  expect(tabs.map((one) => one.querySelectorAll('.tick').length)).toEqual([1, 1, 0, 0, 0, 0])
  expect(tab('Agent').getAttribute('aria-selected')).toBe('true')
  expect(tab('Agent').tabIndex).toBe(0)
  expect(tab('Template').tabIndex).toBe(-1)
  expect(tab('Template').getAttribute('aria-description')).toBe('Done')
  const panel = screen.getByRole('tabpanel', { name: /Agent/ })
  expect(tab('Agent').getAttribute('aria-controls')).toBe(panel.id)

  tab('Agent').focus()
  for (const [key, name] of [
    ['ArrowRight', 'Brokerage'],
    ['End', 'Payment'],
    ['ArrowRight', 'Template'],
    ['ArrowLeft', 'Payment'],
    ['Home', 'Template']
  ] as const) {
    fireEvent.keyDown(document.activeElement!, { key })
    expect(document.activeElement).toBe(tab(name))
  }
  expect(tab('Agent').getAttribute('aria-selected')).toBe('true')
})

test('a tab ahead of a wrong step shows what is wrong and takes the first bad field', async () => {
  await openAt('agent', { ...wizardEntries, salesman_designation: '', salesman_contact: '416' })
  fireEvent.click(tab('Payment'))
  await waitFor(() => expect(document.activeElement).toBe(box('Designation')))
  expect(box('Designation').getAttribute('aria-invalid')).toBe('true')
  expect(visibleText(box('Designation'))).toBe('Designation must be at least 3 characters')
  expect(visibleText(box('Phone'))).toBe('Please enter a valid number. Only numbers accepted.')
  expect(tab('Agent').getAttribute('aria-selected')).toBe('true')
})

test('the first step says where the verification email went, until the address is verified', async () => {
  $session.set({ status: 'member', user: { ...agent('jo@lakeshore.ca'), email_verified: false } })
  await openAt('template')
  const note = screen.getByText(/^We’ve emailed a link to jo@lakeshore.ca to verify your address/)
  expect(screen.getByRole('button', { name: 'Wrong address? Change it' })).toBeTruthy()
  act(() => $session.set({ status: 'member', user: agent('jo@lakeshore.ca') }))
  expect(note.isConnected).toBe(false)
  act(() => $session.set({ status: 'anonymous' }))
})

test('a tab ahead of a later step that is incomplete opens that step, says so and takes its first bad field', async () => {
  await openAt('template', { ...wizardEntries, salesman_designation: '' })
  fireEvent.click(tab('Payment'))
  await screen.findByRole('heading', { level: 1, name: 'Agent' })
  await waitFor(() => expect(document.activeElement).toBe(box('Designation')))
  expect(visibleText(box('Designation'))).toBe('Designation must be at least 3 characters')
  expect($toasts.get()).toMatchObject([
    { kind: 'warning', message: 'Please complete this step first.' }
  ])
})

test('Next moves the focus to the next step’s title, Back to the previous one', async () => {
  await openAt('agent')
  press('Next')
  const title = await screen.findByRole('heading', { level: 1, name: 'Brokerage' })
  await waitFor(() => expect(document.activeElement).toBe(title))
  press('Back')
  await screen.findByRole('heading', { level: 1, name: 'Agent' })
})

test('typing is saved at every keystroke, and a phone number is formatted on blur', async () => {
  await openAt('brokerage')
  fireEvent.change(box('Brokerage name'), { target: { value: 'Lake' } })
  expect($details.get().company_name).toBe('Lake')
  fireEvent.change(box('Phone'), { target: { value: '+1 (416) 555-0199' } })
  fireEvent.blur(box('Phone'))
  expect($details.get().company_contact).toBe('(416) 555-0199')
})

test('a domain is normalised and checked, and the hint says only that no website here uses it', async () => {
  await openAt('website')
  fireEvent.change(box('Domain'), { target: { value: 'https://www.Amara.ca/about' } })
  fireEvent.blur(box('Domain'))
  expect($details.get().base_url).toBe('amara.ca')
  await waitFor(() =>
    expect(visibleText(box('Domain'))).toBe('No other Maplekey website uses amara.ca.')
  )
})

test('a taken domain shows an error under its field', async () => {
  await openAt('website')
  connect(() => json({ api_status: 409, message: 'Domain already exists' }, 409))
  fireEvent.change(box('Domain'), { target: { value: 'taken.ca' } })
  fireEvent.blur(box('Domain'))
  await waitFor(() => expect(visibleText(box('Domain'))).toContain('Domain already exists'))
  press('Next')
  await waitFor(() => expect(document.activeElement).toBe(box('Domain')))
})

test('test mode is marked and says which number to use', async () => {
  await openAt('payment')
  await screen.findByRole('textbox', { name: 'Card number' })
  const card = within(screen.getByRole('region', { name: /^Card/ }))
  card.getByText('Test mode')
  card.getByText('4242 4242 4242 4242')
})

test('Enter in a field does not pay', async () => {
  await openAt('payment')
  const form = box('City').closest('form')!
  expect(form.querySelector('button, input[type=submit]')).toBeNull()
})

test('while the order is sent only its status is shown, and the card field stays mounted', async () => {
  await openAt('payment')
  const number = await screen.findByRole('textbox', { name: 'Card number' })
  $submission.set({ status: 'sending' })
  const title = await screen.findByRole('heading', {
    level: 1,
    name: 'Your account creation is in process.'
  })
  expect(document.activeElement).toBe(title)
  expect(screen.queryByRole('tab')).toBeNull()
  expect(number.isConnected).toBe(true)

  $submission.set({ status: 'refused', message: 'Your card was declined.', unsure: false })
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe('Your card was declined.')
  expect(document.activeElement?.contains(alert)).toBe(true)
})

test('the end leads to the dashboard', async () => {
  await openAt('payment')
  const account = { base_url: 'amaraosei.ca', isTrial: true, paid: 0, plan_name: 'Starter' }
  $submission.set({ status: 'created', account })
  await screen.findByRole('heading', { level: 1, name: 'Account created successfully.' })
  const link = await screen.findByRole('link', { name: 'Go to your dashboard' })
  expect(link.getAttribute('href')).toBe('/dashboard/home')
})
