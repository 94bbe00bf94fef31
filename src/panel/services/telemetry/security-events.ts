import { createHmac, randomBytes } from 'node:crypto'
import { addressHash } from './log-context.ts'
import type { World } from '../world.ts'

/** Security events, as named in the log and in public metric labels. */
export type SecurityEvent =
  | 'account_closed'
  | 'email_changed'
  | 'foreign_id'
  | 'login_failed'
  | 'login_locked'
  | 'not_editor'
  | 'not_human'
  | 'password_reset'
  | 'password_reset_asked'
  | 'rate_limited'
  | 'test_door_used'
  | 'webhook_refused'

/** Counts and logs an event. The log context adds the account's id; `from` is a hash of the address. */
export function reportSecurityEvent(
  { log, metrics }: Pick<World, 'log' | 'metrics'>,
  security_event: SecurityEvent,
  more: { door?: string; path?: string } = {}
): void {
  metrics.security.inc({ event: security_event })
  log.warn({ security_event, from: addressHash(), ...more }, 'security')
}

const key = randomBytes(32)

/** A keyed hash of an address: stable while this process runs, and not reversible. */
export function hashAddress(ip: string): string {
  return createHmac('sha256', key).update(ip).digest('base64url').slice(0, 10)
}
