// The pricing page's only script. Remembers the plan whose button is pressed, for the wizard, and says on the buttons
// which plan was chosen before and which one the agent already has.

import { keep, readKept } from '#gateways/storage/browser-storage.ts'
import type { SelectedPlan } from '#contract/account-setup/account-details.ts'
import type { User } from '#contract/entities.ts'

nameButtons()
// Back shows the page as it was left.
addEventListener('pageshow', nameButtons)

document.addEventListener('click', (event) => {
  const link =
    event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-choice]')
  if (!link) return
  const choice = choiceOf(link)
  if (isMember()) {
    const isOwn = choice.plan_id === ownPlanId()
    link.href = (isOwn ? link.dataset['forOwner'] : link.dataset['forMembers']) ?? link.href
    if (isOwn) return
  }
  remember(choice)
})

function nameButtons(): void {
  const own = isMember() ? ownPlanId() : undefined
  const chosen = readJson<Partial<SelectedPlan>>('selectedPlan')
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-choice]')) {
    const { duration, plan_id } = choiceOf(link)
    const name =
      plan_id === own
        ? link.dataset['own']
        : plan_id === chosen?.plan_id && duration === chosen?.duration
          ? link.dataset['chosen']
          : link.dataset['choose']
    if (name && link.text !== name) link.text = name
  }
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
  return plan_end_date ? plan?.plan_id : undefined
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
