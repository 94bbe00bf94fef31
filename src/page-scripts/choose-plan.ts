// The pricing page's only script: remembers the plan whose button is pressed, as the wizard will read it, and leads an
// agent who is already logged in past the registration.

import { keep, readKept } from '#gateways/storage/browser-storage.ts'
import type { SelectedPlan } from '#contract/account-setup/account-details.ts'

document.addEventListener('click', (event) => {
  const link =
    event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-choice]')
  if (!link) return
  if (document.documentElement.dataset['auth'] === 'in')
    link.href = link.dataset['forMembers'] ?? link.href
  const { choice } = link.dataset
  if (choice) remember(JSON.parse(choice) as SelectedPlan)
})

/** A plan chosen here also replaces the one in a wizard that was left half-way. */
function remember(choice: SelectedPlan): void {
  keep('selectedPlan', JSON.stringify(choice))
  const details = readKept('accountDetails')
  if (details) keep('accountDetails', mergedWith(details, choice))
}

/** Details that can't be read are the wizard's to drop. */
function mergedWith(details: string, choice: SelectedPlan): string {
  try {
    return JSON.stringify({ ...JSON.parse(details), ...choice })
  } catch {
    return details
  }
}
