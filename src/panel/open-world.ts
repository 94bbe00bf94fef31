import { join } from 'node:path'
import { seedDemoAgent } from './actions/seed-demo-agent.ts'
import { layContent } from './records/first-content.ts'
import { forgetLeases } from './records/leases.ts'
import { useHumanToken } from './records/human-used.ts'
import { sharedSecret } from './records/secrets.ts'
import type { CardProcessor } from './services/card-processor.ts'
import { countedMail } from './services/counted-mail.ts'
import { openDatabase } from './services/database.ts'
import { altchaVerifier } from './services/human-altcha.ts'
import { recaptchaVerifier } from './services/human-recaptcha.ts'
import { type HumanVerifier, noHumanCheck } from './services/human-verifier.ts'
import { openLog } from './services/logger.ts'
import { outboxMail } from './services/mail-outbox.ts'
import { smtpMail } from './services/mail-smtp.ts'
import type { MailTransport } from './services/mail-transport.ts'
import { lockProcess, type ProcessLock } from './services/process-lock.ts'
import { openMetrics, watchProcess } from './services/metrics.ts'
import { cloudflareZones } from './services/cloudflare-zones.ts'
import { dnsResolver } from './services/resolver.ts'
import { sandboxCards } from './services/sandbox-cards.ts'
import type { Settings } from './services/settings.ts'
import type { World } from './services/world.ts'
import { fixedZones, type Zones } from './services/zones.ts'

export type OpenedWorld = World & { close: () => Promise<void> }

/** Everything the panel reaches, as the settings choose it, over a database that is migrated and has its first content. */
export async function openWorld(
  settings: Settings,
  clock = () => new Date()
): Promise<OpenedWorld> {
  const log = openLog(settings.logLevel)
  const { db, close, pool } = await openDatabase(settings, log)
  const metrics = openMetrics(pool)
  watchProcess(metrics)
  let processLock: ProcessLock | undefined
  try {
    await layContent(db, clock())
    // The embedded database has one owner, so every process that held a lease on it is dead.
    if (settings.databaseUrl === undefined) await forgetLeases(db)
    else processLock = await lockProcess(settings.databaseUrl, log)
    const outside = { clock, db, log, settings }
    const world: World = {
      ...outside,
      contentRevision: { now: 0 },
      cards: await cardProcessor(outside),
      human: await humanVerifier(outside),
      mail: countedMail(mailTransport(settings), metrics),
      metrics,
      process: processLock,
      resolver: dnsResolver(settings.dnsServer),
      zones: zonesOf(settings)
    }
    if (!settings.production) await seedDemoAgent(world)
    return {
      ...world,
      async close() {
        world.mail.close?.()
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

/** Stripe's library is loaded only where it is used: it is the largest part of a start. */
async function cardProcessor({
  clock,
  db,
  settings
}: Pick<World, 'clock' | 'db' | 'settings'>): Promise<CardProcessor> {
  if (settings.cards.kind === 'sandbox') return sandboxCards(db, clock)
  const { stripeCards } = await import('./services/stripe-cards.ts')
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

export function zonesOf({ cloudflare, nameServers }: Settings): Zones {
  return cloudflare === undefined ? fixedZones(nameServers) : cloudflareZones(cloudflare)
}

export function outboxFolder(settings: Settings): string {
  return join(settings.dataDir, 'outbox')
}

function mailTransport(settings: Settings): MailTransport {
  const from = { name: settings.productName, address: settings.mailFrom }
  return settings.smtpUrl === undefined
    ? outboxMail(outboxFolder(settings), from)
    : smtpMail(settings.smtpUrl, from)
}
