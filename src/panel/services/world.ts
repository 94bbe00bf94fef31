import type { Kysely, Transaction } from 'kysely'
import type { Logger } from 'pino'
import type { Database } from '../tables/schema.ts'
import type { CardProcessor } from './cards/card-processor.ts'
import type { HumanVerifier } from './human-check/human-verifier.ts'
import type { MailTransport } from './email/email-transport.ts'
import type { Metrics } from './telemetry/metrics.ts'
import type { ProcessLock } from './database/process-lock.ts'
import type { Resolver } from './dns/resolver.ts'
import type { Settings } from '../config/settings.ts'
import type { Zones } from './dns/zones.ts'

/** All that the panel reaches outside itself. Tests build their own. */
export type World = {
  cards: CardProcessor
  clock: () => Date
  /** Grows when this process has changed what the site says: answers kept for a moment are old then, and a run may wait. */
  contentRevision: { now: number }
  db: Kysely<Database>
  human: HumanVerifier
  log: Logger
  mail: MailTransport
  metrics: Metrics
  /** With PostgreSQL: how other processes see that this one is alive. */
  process?: ProcessLock | undefined
  resolver: Resolver
  settings: Settings
  zones: Zones
}

/** The database, or the transaction one is in. */
export type Db = Kysely<Database> | Transaction<Database>
