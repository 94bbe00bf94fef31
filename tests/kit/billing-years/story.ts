import { seededRandom } from '../seeded-random.ts'

/** Generates the history of some hundred accounts over years, determined by a seed. */

const DAY = 86_400_000

export type AgentAction =
  | { at: number; step: 'cancel' | 'keep' | 'pause' | 'pay' | 'resume' }
  | { at: number; step: 'change-duration'; duration: 1 | 6 | 12 }

export type Account = {
  id: number
  signUp: number
  isTrial: boolean
  plan_id: number
  duration: 1 | 6 | 12
  province: string
  coupon: string
  /** The earlier account that referred this one. */
  referrer: number | undefined
  /** Periods in which the card declines. */
  broke: { from: number; to: number }[]
  deeds: AgentAction[]
}

export type Scenario = {
  /** One round of the worker a day, at a fixed UTC time. */
  rounds: number[]
  accounts: Account[]
  prices: { at: number; plan_id: number; plan_price: number }[]
  taxes: { from: string; province: string; rate: number }[]
}

export function generateScenario(size: {
  accounts: number
  years: number
  seed: number
}): Scenario {
  const chance = seededRandom(size.seed)
  const pick = <T>(of: readonly T[]): T => of[Math.floor(chance() * of.length)] as T
  const start = Date.UTC(2026, 11, 1, 8, 17)
  const days = Math.round(size.years * 365.25)
  const rounds = Array.from({ length: days }, (_, day) => start + day * DAY)
  const within = (from: number, to: number) => from + Math.floor(chance() * (to - from))

  const accounts = Array.from({ length: size.accounts }, (_, id): Account => {
    const signDay = 1 + Math.floor(chance() ** 1.5 * days * 0.7)
    // Some sign up in the hour that DST skips.
    const odd = id % 25 === 0 ? Date.UTC(2027, 2, 9 + (id % 7), 7, 30) : undefined
    const signUp = odd ?? within(start + (signDay - 1) * DAY, start + signDay * DAY)
    const round = () => pick(rounds.filter((at) => at > signUp + DAY))
    const isWild = chance() < 0.5
    return {
      id,
      signUp,
      isTrial: chance() < 0.5,
      plan_id: pick([1, 2, 3]),
      duration: pick([1, 1, 6, 12]),
      province: pick(['AB', 'BC', 'MB', 'NS', 'ON', 'ON', 'PE', 'QC', 'SK']),
      coupon: pick(['', '', '', 'WELCOME10', 'STAYING5']),
      referrer: chance() < 0.4 ? Math.floor(chance() * id) : undefined,
      broke: isWild
        ? Array.from({ length: 1 + Math.floor(chance() * 4) }, () => {
            const from = within(signUp + DAY, start + days * DAY)
            return { from, to: from + pick([2, 4, 10, 45, 120]) * DAY }
          })
        : [],
      deeds: isWild ? deedsOf(round, chance, pick) : []
    }
  })
  accounts.sort((a, b) => a.signUp - b.signUp)
  renumber(accounts, chance)
  return {
    rounds,
    accounts,
    prices: [
      { at: start + Math.round(days * 0.3) * DAY, plan_id: 1, plan_price: 5500 },
      { at: start + Math.round(days * 0.5) * DAY, plan_id: 2, plan_price: 7500 },
      { at: start + Math.round(days * 0.55) * DAY, plan_id: 2, plan_price: 8300 }
    ],
    taxes: [{ from: '2028-07-01', province: 'ON', rate: 12_500 }]
  }
}

function deedsOf(round: () => number, chance: () => number, pick: <T>(of: readonly T[]) => T) {
  const deeds = Array.from({ length: Math.floor(chance() * 14) }, (): AgentAction => {
    const step = pick([
      'pause',
      'resume',
      'resume',
      'cancel',
      'keep',
      'resume',
      'pay',
      'pay',
      'change-duration'
    ] as const)
    const at = round()
    return step === 'change-duration'
      ? { at, step, duration: pick([1, 6, 12] as const) }
      : { at, step }
  })
  return deeds.sort((a, b) => a.at - b.at)
}

/** In order of registration; a referrer precedes the accounts it referred. */
function renumber(accounts: Account[], chance: () => number): void {
  for (const [id, account] of accounts.entries()) {
    account.id = id
    if (account.referrer !== undefined) {
      account.referrer = id === 0 ? undefined : Math.floor(chance() * Math.min(id, 40))
    }
  }
}
