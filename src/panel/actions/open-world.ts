import { join } from 'node:path'
import { closeDemoAgent, seedDemoAgent } from './accounts/seed-demo-agent.ts'
import { seedLeads } from './leads/seed-leads.ts'
import { seedSamples } from './websites/seed-samples.ts'
import { insertFirstContent } from '../records/content/first-content.ts'
import { releaseAllLeases } from '../records/service/leases.ts'
import { useHumanToken } from '../records/accounts/human-used.ts'
import { hasObjects } from '../records/websites/picture-objects.ts'
import { sharedSecret } from '../records/service/secrets.ts'
import type { CardProcessor } from '../services/cards/card-processor.ts'
import { countEmails } from '../services/email/count-emails.ts'
import { openDatabase } from '../services/database/database.ts'
import { altchaVerifier } from '../services/human-check/altcha.ts'
import { recaptchaVerifier } from '../services/human-check/recaptcha.ts'
import { type HumanVerifier, noHumanCheck } from '../services/human-check/human-verifier.ts'
import { openLog } from '../services/telemetry/logger.ts'
import { outboxTransport } from '../services/email/email-outbox.ts'
import { smtpTransport } from '../services/email/smtp.ts'
import type { EmailTransport } from '../services/email/email-transport.ts'
import { lockProcess, type ProcessLock } from '../services/database/process-lock.ts'
import { openMetrics, watchProcess } from '../services/telemetry/metrics.ts'
import { cloudflareZones } from '../services/dns/cloudflare-zones.ts'
import { localReach, publicReach, type Reach } from '../services/dns/reach.ts'
import { dnsResolver, type Resolver } from '../services/dns/resolver.ts'
import { pictureFilesOf } from '../services/pictures/open-picture-files.ts'
import { PUBLIC_FEEDS } from '../services/listing-feed/feed-places.ts'
import { sandboxCards } from '../services/cards/sandbox-cards.ts'
import type { Settings } from '../config/settings.ts'
import type { Db, World } from '../services/world.ts'
import { fixedZones, type Zones } from '../services/dns/zones.ts'

export type OpenedWorld = World & { close: () => Promise<void> }

/** Opens everything the settings choose, with a migrated database and its first content. */
export async function openWorld(
  settings: Settings,
  clock = () => new Date()
): Promise<OpenedWorld> {
  const log = openLog(settings.logLevel)
  const { db, close, listen, pool } = await openDatabase(settings, log)
  const metrics = openMetrics(pool)
  watchProcess(metrics)
  let processLock: ProcessLock | undefined
  try {
    await insertFirstContent(db, { now: clock(), samples: !settings.production })
    // The embedded database has one owner, so any other process that held a lease is dead.
    if (settings.databaseUrl === undefined) await releaseAllLeases(db)
    else processLock = await lockProcess(settings.databaseUrl, log)
    if (settings.pictureBucket === undefined && (await hasObjects(db))) {
      log.error('pictures are in a bucket, and PICTURES_S3_BUCKET does not say in which')
    }
    const outside = { clock, db, log, settings }
    const resolver = dnsResolver(settings.dnsServer)
    const world: World = {
      ...outside,
      listen,
      contentRevision: { now: 0 },
      feeds: PUBLIC_FEEDS,
      cards: await cardProcessor(outside),
      human: await humanVerifier(outside),
      email: countEmails(emailTransport(settings), metrics),
      metrics,
      pictures: pictureFilesOf(settings, log),
      process: processLock,
      reach: await reachOf(db, settings, resolver),
      resolver,
      zones: zonesOf(settings, resolver)
    }
    if (settings.production) await closeDemoAgent(world)
    else {
      await seedDemoAgent(world)
      await seedSamples(world)
      await seedLeads(world)
    }
    return {
      ...world,
      async close() {
        world.email.close?.()
        await processLock?.close()
        await close()
      }
    }
  } catch (error) {
    await processLock?.close()
    await close()
    throw error
  }
}

/** Loads Stripe's library only when needed: it's the slowest part of a start. */
async function cardProcessor({
  clock,
  db,
  settings
}: Pick<World, 'clock' | 'db' | 'settings'>): Promise<CardProcessor> {
  if (settings.cards.kind === 'sandbox') return sandboxCards(db, clock)
  const { stripeCards } = await import('../services/cards/stripe-cards.ts')
  return stripeCards(settings.cards)
}

export async function humanVerifier(
  outside: Pick<World, 'clock' | 'db' | 'log' | 'settings'>
): Promise<HumanVerifier> {
  const { clock, db, log, settings } = outside
  switch (settings.humanCheck.kind) {
    case 'off':
      return noHumanCheck
    case 'recaptcha': {
      const { apiBase, secret } = settings.humanCheck
      return recaptchaVerifier({
        apiBase,
        hostname: new URL(settings.siteUrl).hostname,
        log,
        secret
      })
    }
    case 'altcha':
      return altchaVerifier({
        clock,
        secret: await sharedSecret(db, 'altcha'),
        useOnce: (token_hash, expires) => useHumanToken(db, token_hash, expires)
      })
  }
}

export function zonesOf({ cloudflare, nameServers }: Settings, resolver: Resolver): Zones {
  return cloudflare === undefined ? fixedZones(nameServers, resolver) : cloudflareZones(cloudflare)
}

/** Outside production nothing is public, unless a test stands in for the internet. */
async function reachOf(db: Db, settings: Settings, resolver: Resolver): Promise<Reach> {
  const { production, reachTest: test, sitesDomain } = settings
  if (!production && test === undefined) return localReach(settings)
  const secret = await sharedSecret(db, 'reach')
  return publicReach({ resolver, secret, sitesDomain, test })
}

export function outboxFolder(settings: Settings): string {
  return join(settings.dataDir, 'outbox')
}

function emailTransport(settings: Settings): EmailTransport {
  const from = { name: settings.productName, address: settings.emailFrom }
  return settings.smtpUrl === undefined
    ? outboxTransport(outboxFolder(settings), from)
    : smtpTransport(settings.smtpUrl, from)
}
