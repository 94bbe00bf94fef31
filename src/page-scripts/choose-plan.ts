// The pricing page's only script. Remembers the plan whose button is pressed, for the wizard, and says on the buttons
// which plan was chosen before and which one the agent already has.

import { keep, readKept } from '#gateways/storage/browser-storage.ts'
import type { SelectedPlan } from '#contract/account-setup/account-details.ts'
import type { User } from '#contract/entities.ts'

nameButtons()
// Back shows the page as it was left.
addEventListener('pageshow', nameButtons)

document.addEventListener('click', ({ target }) => {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-choice]')
  if (!link) return
  const isOwn = standingOf(link) === 'own'
  if (isMember()) link.href = link.dataset[isOwn ? 'forOwner' : 'forMembers'] ?? ''
  if (!isOwn) remember(choiceOf(link))
})

function nameButtons(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-choice]')) {
    link.text = link.dataset[standingOf(link)] ?? ''
  }
}

/** Whether the button's plan is the agent's own, was chosen before, or can be chosen. */
function standingOf(link: HTMLAnchorElement): 'choose' | 'chosen' | 'own' {
  const { duration, plan_id } = choiceOf(link)
  if (plan_id === ownPlanId()) return 'own'
  const chosen = readJson<SelectedPlan>('selectedPlan')
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
  const { plan, plan_end_date } = readJson<Pick<User, 'website'>>('user')?.website ?? {}
  return isMember() && plan_end_date ? plan?.plan_id : undefined
}

/** Undefined for what can't be read, which the wizard drops. */
function readJson<Value>(key: 'accountDetails' | 'selectedPlan' | 'user'): Value | undefined {
  try {
    return JSON.parse(readKept(key) ?? '') as Value
  } catch {
    return undefined
  }
}

/** A plan chosen here also replaces the one in a wizard that was left half-way. */
function remember(choice: SelectedPlan): void {
  keep('selectedPlan', JSON.stringify(choice))
  const details = readJson<Partial<SelectedPlan>>('accountDetails')
  if (details) keep('accountDetails', JSON.stringify({ ...details, ...choice }))
}
