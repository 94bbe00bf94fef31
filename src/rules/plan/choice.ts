import { accountSetup, forgotPassword, login, register, resetPassword } from '../addresses.ts'
import { DURATION_NAMES, DURATIONS } from '../limits.ts'

/** A template and a plan chosen before there is an account. They travel in the addresses on the way to the wizard. */
export type Choice = { template?: number; plan?: number; duration?: number }

const KEYS = ['template', 'plan', 'duration'] as const

/** What an address's query has of it. */
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

/** The address with the choice in it, where the page is one on the way to the wizard. */
export function withChoice(path: string, choice: Choice): string {
  return ON_THE_WAY.includes(path) ? `${path}${writeChoice(choice)}` : path
}

/** The query that `readChoice` reads; empty where nothing is chosen. */
export function writeChoice(choice: Choice): string {
  const chosen = KEYS.flatMap((key) => (choice[key] === undefined ? [] : `${key}=${choice[key]}`))
  return chosen.length > 0 ? `?${chosen.join('&')}` : ''
}

/** What was chosen, for the agent to read; undefined where nothing of it is on offer. */
export function describeChoice(
  choice: Choice,
  offer: {
    plans: readonly { plan_id: number; plan_name: string }[]
    templates: readonly { website_id: number; website_name: string }[]
  }
): string | undefined {
  const template = offer.templates.find(({ website_id }) => website_id === choice.template)
  const plan = offer.plans.find(({ plan_id }) => plan_id === choice.plan)
  const duration = DURATIONS.find((months) => months === choice.duration)
  const chosen = [
    template && `the ${template.website_name} template`,
    plan &&
      ['the', duration && DURATION_NAMES[duration].toLowerCase(), plan.plan_name, 'plan']
        .filter(Boolean)
        .join(' ')
  ].filter((part) => part !== undefined)
  return chosen.length > 0 ? `You chose ${chosen.join(' and ')}.` : undefined
}
