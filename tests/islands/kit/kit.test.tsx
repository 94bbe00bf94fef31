// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { RegistrationForm } from '#contract/accounts/auth.ts'
import { BillingStep } from '#contract/account-setup/setup-steps.ts'
import { Button } from '#islands/kit/button.tsx'
import { SelectField, TextField } from '#islands/kit/form/field.tsx'
import { Form, useFields } from '#islands/kit/form/form.tsx'
import { Modal } from '#islands/kit/modal.tsx'
import { PasswordField } from '#islands/kit/form/password-field.tsx'
import { formatPhone } from '#rules/people/phone.ts'

afterEach(cleanup)

type Sent = Record<string, unknown>

/** The screen's order differs from the schema's: the phone comes before the passwords. */
function Registration({
  send
}: {
  send: (sent: Sent) => Promise<Record<string, string> | undefined> | void
}) {
  const form = useFields(RegistrationForm)
  return (
    <Form of={form} onSubmit={(sent) => send(sent)}>
      <TextField hint="As clients know you" label="Name" name="name" of={form} />
      <TextField label="Email" name="email" of={form} type="email" />
      <TextField label="Phone" name="phone" of={form} tidy={formatPhone} type="tel" />
      <PasswordField autoComplete="new-password" label="Password" name="password" of={form} />
      <PasswordField
        autoComplete="new-password"
        label="Confirm password"
        name="confirmPassword"
        of={form}
      />
      <Button busy={form.isSubmitting} busyLabel="Sending…" type="submit">
        Send
      </Button>
    </Form>
  )
}

const box = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(label, { selector: 'input,select' })
const type = (label: string, value: string) => fireEvent.change(box(label), { target: { value } })
const errorOf = (label: string) => {
  const ids = box(label).getAttribute('aria-describedby')?.split(' ') ?? []
  const error = ids.find((id) => id.endsWith('-error'))
  return error ? document.getElementById(error)?.textContent : undefined
}
const settle = () => act(async () => {})
const leave = async (label: string) => {
  fireEvent.focus(box(label))
  fireEvent.blur(box(label))
  await settle()
}
const press = async (name: string | RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }))
  await settle()
}
const fill = () => {
  type('Name', 'Amara Osei')
  type('Email', 'amara@lakeshore.ca')
  type('Phone', '4165550134')
  type('Password', 'secret1')
  type('Confirm password', 'secret1')
}

test('controls carry the specification’s names, their labels and their hints', () => {
  render(<Registration send={() => {}} />)
  expect([...document.querySelectorAll('input')].map(({ name }) => name)).toEqual([
    'name',
    'email',
    'phone',
    'password',
    'confirmPassword'
  ])
  const hint = document.getElementById(box('Name').getAttribute('aria-describedby') ?? '')
  expect(hint?.textContent).toBe('As clients know you')
})

test('an error waits until its field is left, and is tied to it', async () => {
  render(<Registration send={() => {}} />)
  await leave('Name')
  expect(errorOf('Name')).toBe('Name is a required field')
  expect(box('Name').getAttribute('aria-invalid')).toBe('true')
  fireEvent.focus(box('Email'))
  expect(errorOf('Email'), 'entered, but not left').toBeUndefined()
  expect(box('Email').hasAttribute('aria-invalid')).toBe(false)
})

test('an error disappears at the key that fixes it', async () => {
  render(<Registration send={() => {}} />)
  type('Phone', '41655501')
  await leave('Phone')
  expect(errorOf('Phone')).toBe('Phone number needs to be exactly 10 digits')
  type('Phone', '4165550134')
  await settle()
  expect(errorOf('Phone')).toBeUndefined()
})

test('the second password is compared with the first', async () => {
  render(<Registration send={() => {}} />)
  fill()
  type('Confirm password', 'secret2')
  await leave('Confirm password')
  expect(errorOf('Confirm password')).toBe('Passwords must match')
})

test('a form with errors is not sent, shows them all, and focuses the first on the screen', async () => {
  const send = vi.fn()
  render(<Registration send={send} />)
  type('Name', 'Amara Osei')
  type('Email', 'amara@lakeshore.ca')
  await press('Send')
  await waitFor(() => expect(document.activeElement).toBe(box('Phone')))
  expect(errorOf('Phone')).toBe('Phone is a required field')
  expect(errorOf('Password')).toBe('Password is a required field')
  expect(send).not.toHaveBeenCalled()
})

test('pressing twice sends once, and the button says what is being done', async () => {
  let finish = () => {}
  const send = vi.fn(() => new Promise<undefined>((resolve) => (finish = () => resolve(undefined))))
  render(<Registration send={send} />)
  fill()
  await press('Send')
  const button = screen.getByRole('button', { name: 'Sending…' })
  expect(button.getAttribute('aria-busy')).toBe('true')
  fireEvent.click(button)
  fireEvent.submit(button.closest('form') as HTMLFormElement)
  await settle()
  expect(send).toHaveBeenCalledTimes(1)
  expect(send).toHaveBeenCalledWith({
    name: 'Amara Osei',
    email: 'amara@lakeshore.ca',
    phone: '4165550134',
    password: 'secret1',
    confirmPassword: 'secret1'
  })
  await act(async () => finish())
  expect(screen.getByRole('button', { name: 'Send' }).getAttribute('aria-busy')).toBe('false')
})

test('a field error from the panel is shown under the field, which is focused', async () => {
  render(
    <Registration send={async () => ({ email: 'This email is already registered.', other: 'x' })} />
  )
  fill()
  await press('Send')
  expect(errorOf('Email')).toBe('This email is already registered.')
  expect(document.activeElement).toBe(box('Email'))
})

test('a phone number is formatted on blur and on paste', async () => {
  render(<Registration send={() => {}} />)
  type('Phone', '4165550134')
  await leave('Phone')
  expect(box('Phone').value).toBe('(416) 555-0134')
  expect(errorOf('Phone')).toBeUndefined()

  type('Phone', '')
  fireEvent.paste(box('Phone'), { clipboardData: { getData: () => '+1 416.555.0199' } })
  expect(box('Phone').value).toBe('(416) 555-0199')
})

test('a value entered before hydration is formatted and part of the form', async () => {
  const send = vi.fn()
  const host = document.body.appendChild(document.createElement('div'))
  const { renderToString } = await import('react-dom/server')
  host.innerHTML = renderToString(<Registration send={send} />)
  for (const [name, words] of [
    ['email', 'early@bird.ca'],
    ['phone', '+1 (416) 555-0134']
  ]) {
    host.querySelector<HTMLInputElement>(`[name=${name}]`)!.value = words!
  }
  render(<Registration send={send} />, { container: host, hydrate: true })
  await settle()
  await leave('Email')
  expect(box('Email').value).toBe('early@bird.ca')
  expect(box('Phone').value).toBe('(416) 555-0134')
  expect(errorOf('Email')).toBeUndefined()
  host.remove()
})

test('a password can be shown and hidden again', () => {
  render(<Registration send={() => {}} />)
  const show = screen.getByRole('button', { name: 'Show password' })
  expect(box('Password').type).toBe('password')
  fireEvent.click(show)
  expect([box('Password').type, show.getAttribute('aria-label')]).toEqual(['text', 'Hide password'])
  fireEvent.click(show)
  expect([box('Password').type, show.getAttribute('aria-label')]).toEqual([
    'password',
    'Show password'
  ])
})

function Billing() {
  const form = useFields(BillingStep, { billing_city: 'Toronto' })
  return (
    <Form of={form} onSubmit={() => {}}>
      <TextField label="City" name="billing_city" of={form} />
      <TextField label="Address, second line" name="billing_address_2" of={form} optional />
      <SelectField
        label="Province"
        name="billing_state"
        of={form}
        options={[{ value: 'ON', label: 'Ontario' }]}
        placeholder="Choose…"
      />
    </Form>
  )
}

test('fields start with known values, and a select can be empty and chosen', async () => {
  render(<Billing />)
  expect(box('City').value).toBe('Toronto')
  expect(box('Address, second line optional').value).toBe('')
  await leave('Province')
  expect(errorOf('Province')).toBe('Invalid Province')
  type('Province', 'ON')
  await settle()
  expect(errorOf('Province')).toBeUndefined()
})

test('a dialog opens as a modal, is named by its title and closes on Escape', () => {
  const close = vi.fn()
  const { rerender } = render(
    <Modal onClose={close} open={false} title="Pay now">
      <p>Your primary card is charged.</p>
    </Modal>
  )
  const dialog = document.querySelector('dialog') as HTMLDialogElement
  const showModal = vi.spyOn(dialog, 'showModal')
  rerender(
    <Modal onClose={close} open title="Pay now">
      <p>Your primary card is charged.</p>
    </Modal>
  )
  expect(showModal).toHaveBeenCalledTimes(1)
  const title = document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')
  expect(title?.textContent).toBe('Pay now')
  fireEvent(dialog, new Event('cancel', { cancelable: true }))
  expect(close).toHaveBeenCalledTimes(1)
})
