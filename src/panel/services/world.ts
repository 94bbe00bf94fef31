import type { Kysely, Transaction } from 'kysely'
import type { Logger } from 'pino'
import type { Database } from '../tables/schema.ts'
import type { CardProcessor } from './cards/card-processor.ts'
import type { HumanVerifier } from './human-check/human-verifier.ts'
import type { EmailTransport } from './email/email-transport.ts'
import type { FeedPlaces } from './listing-feed/feed-places.ts'
import type { Listen } from './database/listen.ts'
import type { Metrics } from './telemetry/metrics.ts'
import type { PictureFiles } from './pictures/picture-files.ts'
import type { ProcessLock } from './database/process-lock.ts'
import type { Reach } from './dns/reach.ts'
import type { Resolver } from './dns/resolver.ts'
import type { Settings } from '../config/settings.ts'
import type { Zones } from './dns/zones.ts'

/** Everything the panel reaches outside itself. Tests build their own. */
export type World = {
  cards: CardProcessor
  clock: () => Date
  /** Grows when this process changes content: cached responses are stale then, and a run may be queued. */
  contentRevision: { now: number }
  db: Kysely<Database>
  feeds: FeedPlaces
  human: HumanVerifier
  /** Notifications of the database; without it, what they announce is polled for. */
  listen?: Listen | undefined
  log: Logger
  email: EmailTransport
  metrics: Metrics
  pictures: PictureFiles
  /** With PostgreSQL: shows other processes that this one is alive. */
  process?: ProcessLock | undefined
  /** Agents' websites as the internet sees them. */
  reach: Reach
  resolver: Resolver
  settings: Settings
  zones: Zones
}

/** The database, or the current transaction. */
export type Db = Kysely<Database> | Transaction<Database>
