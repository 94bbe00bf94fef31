/** Its page says what is kept, below the editors' text. */
export const PRIVACY_POLICY = 'privacy-policy'

/** Policies that every site has; its footer links to them. */
export const POLICIES = [PRIVACY_POLICY, 'cookie-policy'] as const

const NAME_MAX = 60
const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/

export function isAlwaysThere(policyName: string): boolean {
  return POLICIES.some((name) => name === policyName)
}

/** Whether a name can be part of a policy's address. */
export function isPolicyName(name: string): boolean {
  return name.length <= NAME_MAX && NAME.test(name)
}
