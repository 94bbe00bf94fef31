import { createHmac, randomBytes } from 'node:crypto'
import { addressMark } from './log-context.ts'
import type { World } from '../world.ts'

/** What somebody who looks after the service wants to hear of, by the name it has in log and metrics. */
export type SecurityEvent =
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

/** Writes it down as what it is. Who it was stands in the line's context: an account's id, and a mark for an address. */
export function tellSecurity(
  { log, metrics }: Pick<World, 'log' | 'metrics'>,
  security_event: SecurityEvent,
  more: { door?: string; path?: string } = {}
): void {
  metrics.security.inc({ event: security_event })
  log.warn({ security_event, from: addressMark(), ...more }, 'security')
}

const key = randomBytes(32)

/** The same for the same address as long as this process lives, and nothing that leads back to it. */
export function markOf(ip: string): string {
  return createHmac('sha256', key).update(ip).digest('base64url').slice(0, 10)
}
