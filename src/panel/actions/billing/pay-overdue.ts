import { messageFrom } from '#messages/language.ts'
import { billingRefusals } from '#messages/refusals/billing.ts'
import { websiteRefusals } from '#messages/refusals/websites.ts'
import { planPhase } from '#rules/plan/plan-phase.ts'
import { type ChargeQuote, quoteOverdue } from '#rules/plan/quote-charge.ts'
import { primaryCardsOf } from '../../records/billing/cards.ts'
import {
  chargeByKey,
  type ChargeRow,
  insertCharges,
  liveChargeOf
} from '../../records/billing/charges.ts'
import { lockWebsiteOf, type PlanRow, suspendCharging } from '../../records/billing/plans-due.ts'
import { websiteByAgent } from '../../records/websites/websites.ts'
import { Refused } from '../../services/refused.ts'
import type { Db, World } from '../../services/world.ts'
import { waitForCharge } from '../charges/wait-for-charge.ts'
import { newCharge } from './open-charges.ts'
import { factsOn, loadPriceFacts, type PriceFacts } from './price-facts.ts'

/** Another agent's website gets the same answer as a missing one. */
export const NO_WEBSITE = messageFrom(websiteRefusals, (t) => t.noSuchWebsite)
const NO_CARD = messageFrom(billingRefusals, (t) => t.addCardFirst)
const NOTHING_DUE = messageFrom(billingRefusals, (t) => t.nothingDue)

type PayRequest = { agent_id: string; website_id: number; idempotencyKey: string | undefined }

/** The amount that a website owes now, if its plan is overdue. */
export async function findOverdue(
  world: World,
  request: Pick<PayRequest, 'agent_id' | 'website_id'>
): Promise<{ website: PlanRow; quote: ChargeQuote; prices: PriceFacts } | undefined> {
  const website = await websiteByAgent(world.db, request.agent_id)
  if (website?.website_id !== request.website_id) {
    throw new Refused(NO_WEBSITE, 404, { event: 'foreign_id' })
  }
  return overdueOf(world.db, website, world.clock())
}

/**
 * Charges the amount due to the primary card, once: joins a charge that is in progress, automatic or
 * from another request. Returns once it is paid.
 */
export async function payOverdue(world: World, request: PayRequest): Promise<void> {
  const { agent_id, idempotencyKey } = request
  const known = idempotencyKey && (await chargeByKey(world.db, agent_id, idempotencyKey))
  await waitForCharge(world, known || (await openOverdueCharge(world, request)))
}

async function openOverdueCharge(world: World, request: PayRequest): Promise<ChargeRow> {
  const now = world.clock()
  return world.db.transaction().execute(async (tx) => {
    const website = await lockWebsiteOf(tx, request.agent_id)
    if (website?.website_id !== request.website_id) {
      throw new Refused(NO_WEBSITE, 404, { event: 'foreign_id' })
    }
    const live = await liveChargeOf(tx, website.website_id)
    if (live) return live
    // Checked again behind the lock, since the same request may have come twice.
    const known =
      request.idempotencyKey && (await chargeByKey(tx, request.agent_id, request.idempotencyKey))
    if (known) return known
    const due = await overdueOf(tx, website, now)
    if (!due) throw new Refused(NOTHING_DUE, 409)
    return openAttended(tx, world, { ...due, idempotencyKey: request.idempotencyKey })
  })
}

/** Saves a charge that the agent asked for. The website is locked, and has no live charge. */
export async function openAttended(
  tx: Db,
  world: World,
  open: { website: PlanRow; quote: ChargeQuote; idempotencyKey: string | undefined }
): Promise<ChargeRow> {
  const { idempotencyKey, quote, website } = open
  const [card] = await primaryCardsOf(tx, [website.agent_id], world.cards.kind)
  if (!card) throw new Refused(NO_CARD, 409)
  const row = newCharge(website, quote, {
    upm_id: card.upm_id,
    created: world.clock(),
    attended: true,
    idempotency_key: idempotencyKey ?? null
  })
  const [charge] = await insertCharges(tx, [row])
  if (!charge) throw new Error('a period that is paid is still due')
  await suspendCharging(tx, [website.website_id])
  return charge
}

async function overdueOf(db: Db, website: PlanRow, now: Date) {
  if (planPhase(website, now) !== 'overdue') return undefined
  const prices = await loadPriceFacts(db, [website], now)
  const quote = quoteOverdue(website, factsOn(website, prices, now))
  return quote.lines.total > 0 ? { website, quote, prices } : undefined
}
