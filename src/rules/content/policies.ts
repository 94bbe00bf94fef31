/** The pages that every site has: its footer leads to them. */
export const POLICIES = ['privacy-policy', 'cookie-policy'] as const

const NAME_MAX = 60
const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/

export function isAlwaysThere(policyName: string): boolean {
  return POLICIES.some((name) => name === policyName)
}

/** What may stand in the address of a policy's page. */
export function isPolicyName(name: string): boolean {
  return name.length <= NAME_MAX && NAME.test(name)
}
