// The pricing page's only script: stores the chosen plan for the wizard, and labels the buttons of the
// plan chosen before and of the agent's own plan.

import { keep, parseJson, readKept } from '#gateways/storage/browser-storage.ts'
import type { SelectedPlan } from '#contract/account-setup/account-details.ts'
import type { User } from '#contract/entities.ts'

nameButtons()
// Back may restore the page from the browser's cache.
addEventListener('pageshow', nameButtons)

document.addEventListener('click', ({ target }) => {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-choice]')
  if (!link) return
  const isOwn = stateOf(link) === 'own'
  if (isMember()) link.href = link.dataset[isOwn ? 'forOwner' : 'forMembers'] ?? ''
  if (!isOwn) remember(choiceOf(link))
})

function nameButtons(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-choice]')) {
    link.text = link.dataset[stateOf(link)] ?? ''
  }
}

/** Whether the button's plan is the agent's own, was chosen before, or neither. */
function stateOf(link: HTMLAnchorElement): 'choose' | 'chosen' | 'own' {
  const { duration, plan_id } = choiceOf(link)
  if (plan_id === ownPlanId()) return 'own'
  const chosen = readEntry<SelectedPlan>('selectedPlan')
  return plan_id === chosen?.plan_id && duration === chosen.duration ? 'chosen' : 'choose'
}

function choiceOf(link: HTMLAnchorElement): SelectedPlan {
  return JSON.parse(link.dataset['choice'] ?? '') as SelectedPlan
}

function isMember(): boolean {
  return document.documentElement.dataset['auth'] === 'in'
}

/** The plan of the agent's website, once it is paid for or on trial. */
function ownPlanId(): number | undefined {
  const { plan, plan_end_date } = readEntry<Pick<User, 'website'>>('user')?.website ?? {}
  return isMember() && plan_end_date ? plan?.plan_id : undefined
}

/** As the page's other scripts have stored it; a broken entry counts as none. */
function readEntry<Value>(key: 'accountDetails' | 'selectedPlan' | 'user'): Value | undefined {
  return parseJson(readKept(key)) as Value | undefined
}

/** Also replaces the plan in an unfinished setup. */
function remember(choice: SelectedPlan): void {
  keep('selectedPlan', JSON.stringify(choice))
  const details = readEntry<Partial<SelectedPlan>>('accountDetails')
  if (details) keep('accountDetails', JSON.stringify({ ...details, ...choice }))
}
