import { accountSetup, forgotPassword, login, register, resetPassword } from '../addresses.ts'
import { type Duration, DURATIONS } from '../limits.ts'

/** A template and a plan chosen before registration, carried in the URLs that lead to the wizard. */
export type Choice = { template?: number; plan?: number; duration?: number }

const KEYS = ['template', 'plan', 'duration'] as const

/** The choice in a URL's query. */
export function readChoice(search: string): Choice {
  const query = new URLSearchParams(search)
  return Object.fromEntries(
    KEYS.flatMap((key) => {
      const value = query.get(key) ?? ''
      return /^\d{1,9}$/.test(value) ? [[key, Number(value)]] : []
    })
  )
}

/** Both kinds of choice in one: the later template and the later plan. A duration belongs to its plan. */
export function combineChoices(earlier: Choice, later: Choice): Choice {
  const { template = earlier.template } = later
  const { duration, plan } = later.plan === undefined ? earlier : later
  return {
    ...(template !== undefined && { template }),
    ...(plan !== undefined && { plan }),
    ...(duration !== undefined && { duration })
  }
}

const ON_THE_WAY = [login, register, forgotPassword, resetPassword, accountSetup]

/** The path with the choice in its query, for pages on the way to the wizard. */
export function withChoice(path: string, choice: Choice): string {
  return ON_THE_WAY.includes(path) ? `${path}${writeChoice(choice)}` : path
}

/** The query that `readChoice` reads; empty where nothing is chosen. */
export function writeChoice(choice: Choice): string {
  const chosen = KEYS.flatMap((key) => (choice[key] === undefined ? [] : `${key}=${choice[key]}`))
  return chosen.length > 0 ? `?${chosen.join('&')}` : ''
}

/** The names of what was chosen, as far as it is on offer. */
export type ChosenOffer = { template?: string; plan?: string; duration?: Duration }

/** Undefined where nothing that was chosen is on offer. */
export function chosenOffer(
  choice: Choice,
  offer: {
    plans: readonly { plan_id: number; plan_name: string }[]
    templates: readonly { website_id: number; website_name: string }[]
  }
): ChosenOffer | undefined {
  const template = offer.templates.find(({ website_id }) => website_id === choice.template)
  const plan = offer.plans.find(({ plan_id }) => plan_id === choice.plan)
  const duration = DURATIONS.find((months) => months === choice.duration)
  if (!template && !plan) return undefined
  return {
    ...(template && { template: template.website_name }),
    ...(plan && { plan: plan.plan_name, ...(duration && { duration }) })
  }
}
