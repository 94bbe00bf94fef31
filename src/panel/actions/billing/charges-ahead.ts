import { cardMessages } from '#messages/card.ts'
import type { Language } from '#messages/language.ts'
import type { Announced, AnnouncedCharge, PartPaid } from '#rules/plan/announced-charge.ts'
import { type NextCharge, nextCharge } from '#rules/plan/next-charge.ts'
import { followUp, quoteDuration, quoteOverdue } from '#rules/plan/quote-charge.ts'
import { type CardRow, primaryCardsOf } from '../../records/billing/cards.ts'
import { type ChargeRow, liveChargesOf } from '../../records/billing/charges.ts'
import type { PlanRow } from '../../records/billing/plans-due.ts'
import type { CardProcessor } from '../../services/cards/card-processor.ts'
import type { Db } from '../../services/world.ts'
import { factsOn, loadPriceFacts, type PriceFacts } from './price-facts.ts'

/** What the next charges of some websites depend on. */
export type ChargesAhead = {
  prices: PriceFacts
  /** Primary cards by agent. */
  cards: ReadonlyMap<string, CardRow>
  live: ReadonlyMap<number, Pick<ChargeRow, 'amount' | 'state'>>
}

export async function loadChargesAhead(
  db: Db,
  websites: readonly PlanRow[],
  { cardKind, now }: { cardKind: CardProcessor['kind']; now: Date }
): Promise<ChargesAhead> {
  const agents = websites.map((website) => website.agent_id)
  const cards = await primaryCardsOf(db, agents, cardKind)
  return {
    prices: await loadPriceFacts(db, websites, now),
    cards: new Map(cards.map((card) => [card.agent_id, card])),
    live: await liveChargesOf(
      db,
      websites.map((website) => website.website_id)
    )
  }
}

/** The next charge of a website, or of the plan that it would have after a step. */
function nextChargeOf(website: PlanRow, { live, prices }: ChargesAhead): NextCharge {
  return nextCharge(website, {
    now: prices.now,
    live: live.get(website.website_id),
    on: (at) => factsOn(website, prices, at)
  })
}

/** The next charge as pages, emails and the report describe it, its card in the reader's language. */
export function announce(website: PlanRow, ahead: ChargesAhead, language: Language): Announced {
  const next = nextChargeOf(website, ahead)
  const card = ahead.cards.get(website.agent_id)
  const province = website.billing_state
  const { charge } = next
  const announced: AnnouncedCharge | null = charge && {
    on: charge.at.toISOString(),
    amount: charge.lines.total,
    months: charge.months,
    newPrice: charge.pricePerMonth === website.plan_price ? null : charge.pricePerMonth,
    card: card ? writeCard(card, language) : null,
    isTrial: charge.kind === 'first',
    province,
    referralPercent: charge.referralPercent,
    setupFee: charge.setupFee,
    retries: charge.retries.map((at) => at.toISOString())
  }
  return {
    state: next.state,
    charge: announced,
    processing: next.processing,
    siteOffOn: next.siteOffAt?.toISOString() ?? null,
    siteIsUp: !website.planStop,
    isCancelled: website.cancelled_at !== null,
    isTrial: website.isTrial,
    province,
    partPaid: partPaidOf(website, next, ahead)
  }
}

function partPaidOf(website: PlanRow, next: NextCharge, { prices }: ChargesAhead): PartPaid | null {
  const months = overdueMonths(website, next, prices)
  return months === undefined ? null : partPaid(website, months, prices)
}

function overdueMonths(website: PlanRow, next: NextCharge, prices: PriceFacts): number | undefined {
  if (next.state === 'retrying') return next.charge?.months
  if (next.state !== 'unpaid') return undefined
  return quoteOverdue(website, factsOn(website, prices, prices.now)).months
}

export function partPaid(website: PlanRow, months: number, prices: PriceFacts): PartPaid | null {
  const next = followUp(website, months)
  if (!next) return null
  const { lines } = quoteDuration(website, factsOn(website, prices, next.on))
  return { months, next: { ...next, on: next.on.toISOString(), amount: lines.total } }
}

export function writeCard(
  card: Pick<CardRow, 'card_brand' | 'card_last4'>,
  language: Language
): string {
  return cardMessages[language].name(card.card_brand, card.card_last4)
}
