import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { Wizard } from '#islands/account-setup/wizard.tsx'
import type { AccountDetails, SetupStep } from '#contract/account-setup/account-details.ts'
import { $accountDetails, $selectedPlan, $user } from '#gateways/storage/saved.ts'
import { openSetup } from '#stores/account-setup/account-setup.ts'
import { $submission } from '#stores/account-setup/submission.ts'
import { clearToasts } from '#stores/site/toasts.ts'
import { wizardEntries } from './wizard.ts'
import { siteData } from './site-data.ts'
import { connect, json } from './visitor.ts'

/** Sets up the wizard with a panel that accepts everything, and cleans up after each test. */
export function prepareWizard(): void {
  beforeEach(() => {
    // Another file of this worker may have left an agent with a website.
    $user.set(undefined)
    vi.stubEnv('PUBLIC_PANEL_API_URL', 'https://maplekey.test/api')
    connect((path) => {
      if (path.endsWith('siteData')) return json(siteData)
      if (path.endsWith('applyPromoCode'))
        return json({ api_status: 0, coupon_discount_amount: 15, coupon_recurs: false })
      return json({ api_status: 0 })
    })
  })

  afterEach(() => {
    cleanup()
    vi.useRealTimers()
    vi.unstubAllGlobals()
    $accountDetails.set(undefined)
    $selectedPlan.set(undefined)
    clearToasts()
    $submission.set({ status: 'idle' })
  })
}

export async function openAt(
  step: SetupStep,
  details: AccountDetails = wizardEntries
): Promise<void> {
  $accountDetails.set({ ...details, step })
  await openSetup()
  render(<Wizard />)
  // The payment step is loaded lazily.
  if (step === 'payment') await screen.findByRole('group', { name: 'Billing' })
}

export const tab = (name: string) => screen.getByRole('tab', { name })
export const box = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: label })
export const press = (name: string | RegExp) =>
  fireEvent.click(screen.getByRole('button', { name }))
export const visibleText = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
