/** Seconds each step of the account setup takes an agent who has everything at hand. */
const SECONDS = {
  template: 20,
  website: 35,
  agent: 40,
  brokerage: 45,
  plan: 25,
  payment: 60
}

/** About how many minutes the open steps of the setup take. */
export function setupMinutes(open: readonly (keyof typeof SECONDS)[]): number {
  return Math.round(open.reduce((sum, step) => sum + SECONDS[step], 0) / 60)
}
