import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { countStorm, orderStorm, postBy, stormFaults, unresolved } from '../kit/order-storm.ts'
import { measured } from '../kit/measured.ts'
import {
  anyOrigin,
  deliverUnreliably,
  startEmbedded,
  killRepeatedly,
  type OrderPanel,
  shortPause,
  startTwoProcesses
} from '../kit/order-panels.ts'
import { hasPostgres } from '../kit/postgres.ts'
import { seededRandom } from '../kit/seeded-random.ts'
import { startStripe } from '../kit/stripe-server.ts'

const ORDERS = Number(process.env['PROOF_ORDERS'] ?? 500)
const KILLS = Number(process.env['PROOF_KILLS'] ?? 12)
const AT_ONCE = 40
const SECRET = 'whsec_proof'
/** Longer than the panel's timeout for Stripe. */
const SLOWEST_MS = 9000
const RESOLVED_WITHIN_MS = 60_000

test.each([
  { name: 'one process on PGlite', open: startEmbedded, needs: true },
  { name: 'two processes on PostgreSQL', open: startTwoProcesses, needs: hasPostgres() }
])(
  'no charge is lost or doubled with $name, an unreliable connection to Stripe and kills',
  async (place) => {
    if (!place.needs) return
    const random = seededRandom(1)
    const folder = mkdtempSync(join(tmpdir(), 'maplekey-orders-'))
    const seen = { requests: 0, faulty: 0, webhooks: 0 }
    const faultOf = stormFaults(random, SLOWEST_MS)
    const stripe = await startStripe({
      faultOf() {
        const fault = faultOf()
        seen.requests++
        if (fault !== undefined) seen.faulty++
        return fault
      },
      listener: {
        secret: SECRET,
        deliver(body, signature) {
          seen.webhooks++
          return deliverUnreliably(panel, random, body, signature)
        }
      }
    })
    const panel: OrderPanel = await place.open(folder, {
      HUMAN_CHECK: 'off',
      LOG_LEVEL: 'silent',
      PUBLIC_STRIPE_KEY: 'pk_test_local',
      RATE_LIMITS: 'off',
      STRIPE_API_BASE: stripe.apiBase,
      STRIPE_SECRET_KEY: 'sk_test_local',
      STRIPE_WEBHOOK_SECRET: SECRET
    })
    const over = new AbortController()
    const killing = killRepeatedly(panel, { most: KILLS, random, signal: over.signal })
    const post = postBy((path, init) => fetch(anyOrigin(panel, random) + path, init))
    await orderStorm(
      { advance: shortPause, db: panel.db, post, stripe },
      { orders: ORDERS, atOnce: AT_ONCE, random }
    )
    over.abort()
    await vi.waitFor(async () => expect(await unresolved(panel.db)).toEqual([]), {
      timeout: RESOLVED_WITHIN_MS,
      interval: 250
    })
    const kills = await killing
    const counted = await countStorm(panel.db, stripe)
    await panel.close()
    await stripe.close()
    rmSync(folder, { recursive: true, force: true })
    measured(place.name, { ...seen, kills, ...counted })
    expect(counted).toMatchObject({ orders: ORDERS, doubled: 0, lost: 0 })
  }
)
