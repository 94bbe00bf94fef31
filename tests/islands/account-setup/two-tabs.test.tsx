// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { AccountDetails } from '#contract/account-setup/account-details.ts'
import { $accountDetails } from '#gateways/storage/saved.ts'
import { $details, replaceDetails, saveTyped } from '#stores/account-setup/account-details.ts'
import { box, openAt, prepareWizard } from '../../kit/open-wizard.tsx'
import { wizardEntries } from '../../kit/wizard.ts'

prepareWizard()

const valueOf = (label: string) => box(label).value

test('typing from another device appears in the open fields', async () => {
  await openAt('website')
  act(() => replaceDetails({ ...wizardEntries, step: 'website', website_name: 'From the phone' }))
  await waitFor(() => expect(valueOf('Website name')).toBe('From the phone'))
})

/** What another tab has written, as this one is told of it. */
function writtenElsewhere(change: AccountDetails): void {
  const newValue = JSON.stringify({ ...JSON.parse(localStorage['accountDetails']), ...change })
  localStorage.setItem('accountDetails', newValue)
  act(
    () =>
      void window.dispatchEvent(new StorageEvent('storage', { key: 'accountDetails', newValue }))
  )
}

test('typing from another tab appears in the open fields, pictures too, and is not saved again', async () => {
  await openAt('website')
  box('Website name').focus()
  writtenElsewhere({ website_name: 'From the other tab', logo: 'data:image/png;base64,AAAA' })
  await waitFor(() => expect(valueOf('Website name')).toBe('From the other tab'))
  expect(screen.getByAltText('Your logo')).toBeTruthy()
  expect(valueOf('Domain')).toBe(wizardEntries.base_url)
  // Were anything of it taken for typed here, this would write it.
  const written = vi.fn()
  const stop = $accountDetails.listen(written)
  saveTyped()
  expect(written).not.toHaveBeenCalled()
  stop()
})

test('with typing in two tabs at once, each field keeps the latest value, and none is lost', async () => {
  await openAt('website')
  // Before this tab has written it, another one writes both fields.
  act(() => {
    fireEvent.input(box('Website name'), { target: { value: 'Typed here' } })
    writtenElsewhere({ website_name: 'Typed there', base_url: 'typed-there.ca' })
  })
  await waitFor(() => expect(valueOf('Domain')).toBe('typed-there.ca'))
  expect(valueOf('Website name')).toBe('Typed here')
  await waitFor(() =>
    expect(JSON.parse(localStorage['accountDetails'])).toMatchObject({
      website_name: 'Typed here',
      base_url: 'typed-there.ca'
    })
  )
  writtenElsewhere({ website_name: 'Typed there' })
  await waitFor(() => expect(valueOf('Website name')).toBe('Typed there'))
  expect($details.get().website_name).toBe('Typed there')
})

test('an open coupon field shows the code that another tab has applied', async () => {
  await openAt('plan')
  writtenElsewhere({ coupon_code: 'SPRING', coupon_applied: true, coupon_discount: 5 })
  await waitFor(() => expect(valueOf('Coupon code optional')).toBe('SPRING'))
  expect(screen.getByRole('button', { name: 'Remove' })).toBeTruthy()
})
