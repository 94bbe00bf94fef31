// The pricing page's only script: remembers the plan whose button is pressed, as the wizard will read it, and leads an
// agent who is already logged in past the registration.

import type { SelectedPlan } from '#contract/account-setup/account-details.ts'

document.addEventListener('click', (event) => {
  const link =
    event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-choice]')
  if (!link) return
  if (document.documentElement.dataset['auth'] === 'in')
    link.href = link.dataset['forMembers'] ?? link.href
  try {
    remember(JSON.parse(link.dataset['choice'] ?? '') as SelectedPlan)
  } catch {
    // Full or forbidden storage: the plan is chosen again in the wizard.
  }
})

/** A plan chosen here also replaces the one in a wizard that was left half-way. */
function remember(choice: SelectedPlan): void {
  localStorage.setItem('selectedPlan', JSON.stringify(choice))
  const details = localStorage.getItem('accountDetails')
  if (details)
    localStorage.setItem('accountDetails', JSON.stringify({ ...JSON.parse(details), ...choice }))
}
