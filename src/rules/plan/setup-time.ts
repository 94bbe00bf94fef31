/** Seconds somebody with everything at hand needs for each step of the account setup. */
const SECONDS = {
  template: 20,
  website: 35,
  agent: 40,
  brokerage: 45,
  plan: 25,
  payment: 60
}

/** About how long the rest of the setup takes, in words; only the steps still open count. */
export function setupTimeLeft(open: readonly (keyof typeof SECONDS)[]): string {
  const minutes = Math.round(open.reduce((sum, step) => sum + SECONDS[step], 0) / 60)
  if (minutes < 1) return 'less than a minute left'
  return minutes === 1 ? 'about a minute left' : `about ${minutes} minutes left`
}
