// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { CropDialog } from '#islands/account-setup/crop-dialog.tsx'
import { SetupActions } from '#islands/account-setup/setup-actions.tsx'
import { $setupDraft } from '#gateways/storage/saved.ts'
import { $details } from '#stores/account-setup/account-details.ts'
import { $storageTrouble } from '#stores/site/storage-trouble.ts'
import { $submission } from '#stores/account-setup/submission.ts'
import { box, openAt, prepareWizard } from '../../kit/open-wizard.tsx'
import { wizardEntries } from '../../kit/wizard.ts'
import { connect, disconnect, json } from '../../kit/visitor.ts'

prepareWizard()

const spoken = () => screen.getAllByRole('status').map((region) => region.textContent)

test('a step says which it is and how long the rest takes, and is announced when it opens', async () => {
  await openAt('agent')
  screen.getByText('Step 3 of 6 · about 3 minutes left')
  expect(spoken()).toContain('Step 3 of 6: Agent, about 3 minutes left')
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  await screen.findByRole('heading', { level: 1, name: 'Brokerage' })
  expect(spoken()).toContain('Step 4 of 6: Brokerage, about 2 minutes left')
})

test('the preview is beside the steps before the plan, with the address the site will have', async () => {
  await openAt('website', { ...wizardEntries, base_url: '' })
  const preview = within(screen.getByRole('region', { name: 'Your website' }))
  preview.getByText(/^amara-osei-homes/)
  expect(preview.getByRole('button', { name: 'Desktop' }).getAttribute('aria-pressed')).toBe('true')
  fireEvent.click(preview.getByRole('button', { name: 'Phone' }))
  expect(preview.getByRole('button', { name: 'Phone' }).getAttribute('aria-pressed')).toBe('true')
  fireEvent.change(box('Domain'), { target: { value: 'amara.ca' } })
  preview.getByText('amara.ca')
  cleanup()
  await openAt('plan')
  expect(screen.queryByRole('region', { name: 'Your website' })).toBeNull()
})

test('an advertising hint appears after a pause, beside its field, and blocks nothing', async () => {
  await openAt('brokerage', { ...wizardEntries, company_name: 'Lakeshore Realty' })
  const hint = /In Ontario, an ad must name your brokerage/
  expect(screen.getByText(hint).closest('[aria-live=polite]')).not.toBeNull()
  vi.useFakeTimers()
  fireEvent.change(box('Brokerage name'), { target: { value: 'Lakeshore Realty, Brokerage' } })
  screen.getByText(hint)
  await act(() => vi.advanceTimersByTimeAsync(1100))
  vi.useRealTimers()
  await waitFor(() => expect(screen.queryByText(hint)).toBeNull())
  fireEvent.change(box('Brokerage name'), { target: { value: 'Lakeshore Realty' } })
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  await screen.findByRole('heading', { level: 1, name: 'Plan' })
})

test.each([
  ['billing_state', { billing_state: 'QC' }],
  ['site_province', { billing_state: 'ON', site_province: 'QC' }]
])('hints about Ontario’s rules appear only there, by %s', async (_, province) => {
  const salesman_designation = 'Property wizard'
  await openAt('agent', { ...wizardEntries, salesman_designation, ...province })
  expect(screen.queryByText(/In Ontario/)).toBeNull()
})

test('the automatic language of the website follows its province until one is chosen', async () => {
  await openAt('website', { ...wizardEntries, billing_state: 'ON' })
  const language = screen.getByRole('combobox', { name: 'Language' })
  const province = screen.getByRole('combobox', { name: 'Province optional' })
  const automatic = () => within(language).getByRole('option', { name: /^Automatic/ }).textContent
  expect(automatic()).toBe('Automatic: English')
  fireEvent.change(province, { target: { value: 'QC' } })
  await waitFor(() => expect(automatic()).toBe('Automatic: French'))
  fireEvent.change(language, { target: { value: 'en' } })
  expect($details.get()).toMatchObject({ site_language: 'en', site_province: 'QC' })
})

test('a domain that can’t be checked says so and is not an error', async () => {
  await openAt('website', { ...wizardEntries, base_url: '' })
  disconnect()
  fireEvent.change(box('Domain'), { target: { value: 'nobody-knows.ca' } })
  fireEvent.blur(box('Domain'))
  await screen.findByText(/We couldn’t check nobody-knows\.ca right now/)
  expect(box('Domain').getAttribute('aria-invalid')).toBeNull()
})

test('a domain is checked when its field loses focus, not at each keystroke', async () => {
  await openAt('website', { ...wizardEntries, base_url: '' })
  const asked = vi.fn(() => json({ api_status: 0 }))
  connect(asked)
  fireEvent.change(box('Domain'), { target: { value: 'left-alone.ca' } })
  expect(asked).not.toHaveBeenCalled()
  fireEvent.blur(box('Domain'))
  await screen.findByText('No other Maplekey website uses left-alone.ca.')
  expect(asked).toHaveBeenCalledOnce()
})

test('from payment every tab can be opened, and typing is saved, valid or not', async () => {
  await openAt('payment', { ...wizardEntries, billing_city: '' })
  fireEvent.change(box('City'), { target: { value: 'T' } })
  const tab = (name: string) => screen.getByRole('tab', { name })
  for (const name of ['Template', 'Website Details', 'Agent', 'Brokerage', 'Plan']) {
    fireEvent.click(tab(name))
    await screen.findByRole('heading', { level: 1, name })
    expect(tab(name).getAttribute('aria-selected')).toBe('true')
    expect($details.get().billing_city).toBe('T')
    fireEvent.click(tab('Payment'))
    await screen.findByRole('group', { name: 'Billing' })
    expect((box('City') as HTMLInputElement).value).toBe('T')
  }
})

test('each button is described by its own sentence: the trial’s names the first charge to the day and the cent', async () => {
  vi.setSystemTime('2026-11-21T15:00:00Z')
  await openAt('payment')
  const trial = screen.getByRole('button', { name: 'Start Free Trial' })
  const note = document.getElementById(trial.getAttribute('aria-describedby') ?? '')
  expect(note?.textContent).toBe(
    'With the free trial: You won’t be charged today. On December 21, 2026 we’ll charge CAD 643.42, unless you cancel before then.'
  )
  const pay = screen.getByRole('button', { name: /^Pay CAD/ })
  expect(document.getElementById(pay.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(
    /^If you pay today: Your plan starts on December 21, 2026 and renews automatically on \w+ 21, 202[78] for CAD [\d.,]+\. You can pause or cancel/
  )
})

test('without a province the first charge isn’t named yet', async () => {
  await openAt('payment', { ...wizardEntries, billing_state: '' })
  screen.getByText(/Choose your province to see the amount/)
})

test('a changed total is announced to screen readers', async () => {
  await openAt('payment', { ...wizardEntries, billing_state: '' })
  expect(spoken()).toContain('Total before tax CAD 569.40')
  fireEvent.change(screen.getByRole('combobox', { name: 'Province' }), { target: { value: 'ON' } })
  await waitFor(() => expect(spoken()).toContain('Total CAD 643.42'))
})

test('a changed price shows both totals and asks again', async () => {
  await openAt('payment')
  const message = 'The price has changed. Please review your order.'
  const price = { before: 67_732, now: 64_342 }
  $submission.set({ status: 'refused', message, unsure: false, price })
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe(
    `${message}The total was CAD 677.32 and is now CAD 643.42. You haven’t been charged. To go ahead with the new total, press the button again.`
  )
})

test('a slow order says that we are working on it', async () => {
  await openAt('payment')
  $submission.set({ status: 'sending', slow: true })
  await screen.findByText(/This is taking longer than usual\./)
})

test('a started trial offers its first charge as a calendar entry', async () => {
  vi.setSystemTime('2026-11-21T15:00:00Z')
  await openAt('payment')
  const account = { base_url: 'amara.ca', isTrial: true, paid: 0, plan_name: 'Starter' }
  $submission.set({ status: 'created', account: { ...account, due: 64_342 } })
  const link = await screen.findByRole('link', { name: 'Add the first charge to my calendar' })
  screen.getByText(/On December 21, 2026 we’ll charge CAD 643\.42/)
  expect(link.getAttribute('download')).toBe('maplekey-first-charge.ics')
  const entry = await (
    await import('node:buffer')
  )
    .resolveObjectURL(link.getAttribute('href')!)!
    .text()
  expect(entry).toContain('DTSTART;VALUE=DATE:20261221')
  expect(entry).toContain('first charge of CAD 643.42')
})

test('a paid plan offers no calendar entry', async () => {
  await openAt('payment')
  const account = { base_url: 'amara.ca', isTrial: false, paid: 64_342, plan_name: 'Starter' }
  $submission.set({ status: 'created', account })
  await screen.findByText(/You paid CAD 643\.42 for the Starter plan/)
  expect(screen.queryByRole('link', { name: /calendar/ })).toBeNull()
})

test('offline, the wizard says what still works', async () => {
  await openAt('agent')
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  screen.getByText('You’re offline')
  online.mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(screen.queryByText('You’re offline')).toBeNull()
})

test('a picture is cropped by keyboard alone: three named sliders, and a shape for logos', async () => {
  const cropped: unknown[] = []
  const picture = { ok: true, url: 'data:,', width: 400, height: 200 } as never
  render(
    <CropDialog
      opener={{ current: null }}
      label="logo"
      onClose={() => {}}
      onCrop={async (part) => void cropped.push(part)}
      picture={picture}
      round={false}
    />
  )
  const dialog = within(screen.getByRole('dialog', { name: 'Crop the logo' }))
  fireEvent.click(dialog.getByRole('radio', { name: 'Square' }))
  fireEvent.change(dialog.getByRole('slider', { name: 'Zoom' }), { target: { value: '2' } })
  fireEvent.change(dialog.getByRole('slider', { name: 'Left to right' }), {
    target: { value: '1' }
  })
  fireEvent.change(dialog.getByRole('slider', { name: 'Up and down' }), { target: { value: '0' } })
  await act(async () => void fireEvent.click(dialog.getByText('Use this picture')))
  expect(cropped).toEqual([{ x: 300, y: 0, width: 100, height: 100 }])
})

test('the wizard’s header shows where it is saved and the exit, until the account is created', () => {
  $storageTrouble.set(undefined)
  render(<SetupActions />)
  screen.getByText('Saved on this device')
  act(() => $setupDraft.set({ revision: 0, typed: { city: 1 } }))
  screen.getByText('Saved on this device')
  act(() => $setupDraft.set({ revision: 1 }))
  screen.getByText('Saved to your account')
  act(() => $setupDraft.set({ revision: 1, typed: { city: 2 } }))
  screen.getByText('Saved on this device')
  screen.getByRole('link', { name: 'Save and exit' })
  act(() => $storageTrouble.set('full'))
  screen.getByText('Not saved on this device')
  expect(screen.queryByRole('link', { name: 'Save and exit' })).toBeNull()
  screen.getByRole('link', { name: 'Exit' })
  act(() => {
    const account = { base_url: 'a.ca', isTrial: true, paid: 0, plan_name: 'Starter' }
    $submission.set({ status: 'created', account })
  })
  expect(screen.queryByText(/saved/i)).toBeNull()
  expect(screen.queryByRole('link', { name: /exit/i })).toBeNull()
  screen.getByRole('link', { name: 'Contact' })
  $storageTrouble.set(undefined)
  $setupDraft.set(undefined)
})
