import { reload, type Resource } from './loaded.ts'
import { refreshSession } from './session/session.ts'

/**
 * What each action changes on the panel, and so what is asked for again after it, however it ended: a refused DNS check
 * can take a domain off line, and a lost answer can hide a success. What an action answers itself is put in instead.
 */
export const CHANGES = {
  // The plan names the card that its next charge goes to.
  addCard: ['cards', 'billingDetails', 'plan'],
  cancel: ['user', 'due'],
  changeDuration: ['user', 'due'],
  changeEmail: ['user', 'goLive'],
  checkDns: ['user', 'goLive'],
  choosePassword: ['user'],
  keep: ['user', 'due'],
  makePrimary: ['cards', 'plan'],
  pause: ['user', 'due'],
  payNow: ['user', 'due', 'plan', 'transactions'],
  removeCard: ['cards', 'plan'],
  // A plan that is over starts again with a payment.
  resume: ['user', 'due', 'transactions'],
  // The address may be confirmed already, by the link in an earlier email.
  sendVerification: ['user', 'goLive']
} as const satisfies Record<string, readonly (Resource | 'user')[]>

export type Action = keyof typeof CHANGES

/** Brings everything on the screen that the action may have changed up to date. */
export async function reloadAfter(action: Action): Promise<void> {
  await Promise.all(
    CHANGES[action].map((changed) => (changed === 'user' ? refreshSession() : reload(changed)))
  )
}
