import { reload, type Resource } from './loaded.ts'
import { refreshSession } from './session/session.ts'

/**
 * What to reload after each action, whether it succeeded or not: a refused DNS check can take a
 * domain offline, and a lost answer can hide a success. An action's own answer is shown directly.
 */
const CHANGES = {
  // The plan names the card that its next charge goes to.
  addCard: ['cards', 'billingDetails', 'plan'],
  cancel: ['user', 'due'],
  changeDuration: ['user', 'due'],
  changeEmail: ['user', 'goLive'],
  changeLanguage: ['user'],
  checkDns: ['user', 'goLive', 'domain'],
  choosePassword: ['user'],
  keep: ['user', 'due'],
  makePrimary: ['cards', 'plan'],
  moveDomain: ['user', 'goLive'],
  pause: ['user', 'due'],
  payNow: ['user', 'due', 'plan', 'transactions'],
  putDomainBack: ['user', 'goLive'],
  removeCard: ['cards', 'plan'],
  // An ended plan starts again with a payment.
  renew: ['user', 'due', 'plan', 'transactions'],
  resume: ['user', 'due'],
  // The address may be confirmed already, by the link in an earlier email.
  sendVerification: ['user', 'goLive'],
  takeDomain: ['user', 'goLive']
} as const satisfies Record<string, readonly (Resource | 'user')[]>

export type Action = keyof typeof CHANGES

/** Reloads everything on the screen that the action may have changed. */
export async function reloadAfter(action: Action): Promise<void> {
  await Promise.all(
    CHANGES[action].map((changed) => (changed === 'user' ? refreshSession() : reload(changed)))
  )
}
