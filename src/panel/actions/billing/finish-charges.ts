import { afterFailure, afterPayment } from '#rules/plan/plan-moves.ts'
import { taxLines } from '#rules/money/tax.ts'
import { cardsById } from '../../records/billing/cards.ts'
import type { ChargeRow } from '../../records/billing/charges.ts'
import { holdWebsites, type PlanRow, savePlans } from '../../records/billing/plans-due.ts'
import { taxesOn } from '../../records/billing/price-list.ts'
import { endCharges } from '../../records/billing/renewals.ts'
import { insertTransactions, transactionOf } from '../../records/billing/transactions.ts'
import type { PaymentResult } from '../../services/cards/card-processor.ts'
import type { Db, World } from '../../services/world.ts'
import { mailFailures, mailReceipts } from './billing-emails.ts'
import { couponsOf } from './price-facts.ts'

export type ChargeEnd = {
  charge: ChargeRow
  result: Extract<PaymentResult, { state: 'declined' | 'succeeded' }>
  /** Declined because the bank wants to hear from the card's owner, who was not there. */
  asksOwner: boolean
}

/** Ends charges, once each, whoever hears of their ends first. One that can't be ended does not keep the others from it. */
export async function settleCharges(world: World, ends: readonly ChargeEnd[]): Promise<void> {
  if (ends.length === 0) return
  try {
    await settle(world, ends)
  } catch (error) {
    if (ends.length === 1) {
      const charge_id = ends[0]?.charge.charge_id
      world.log.error({ err: error, charge_id }, 'charge could not be settled')
      return
    }
    for (const end of ends) await settleCharges(world, [end])
  }
}

/** One transaction: charges, books, plans and mails together. */
async function settle(world: World, ends: readonly ChargeEnd[]): Promise<void> {
  const now = world.clock()
  await world.db.transaction().execute(async (tx) => {
    const ids = ends.map(({ charge }) => charge.website_id ?? 0)
    const websites = await holdWebsites(tx, ids)
    const first = await endCharges(tx, ends.map(endOf), now)
    const settled = await withBooks(
      tx,
      ends.filter(({ charge }) => first.has(charge.charge_id)),
      new Map(websites.map((website) => [website.website_id, website]))
    )

    await insertTransactions(
      tx,
      settled.map(({ charge, result, taxes, card }) =>
        transactionOf(charge, card, { taxes, status: result.state === 'succeeded', created: now })
      )
    )
    const moved = settled.map((one) => ({ ...one, website: move(one, now) }))
    await savePlans(
      tx,
      moved.map(({ website }) => website)
    )
    await tell(tx, world, moved)
  })
  world.log.info({ charges: ends.length }, 'charges settled')
}

function endOf({ charge, result }: ChargeEnd) {
  const message = result.state === 'declined' ? result.message : null
  return { charge_id: charge.charge_id, state: result.state, message }
}

type Settled = Awaited<ReturnType<typeof withBooks>>[number]

/** Each end with its website, its card, and its tax by name as on the day the charge was made. */
async function withBooks(
  tx: Db,
  ends: readonly ChargeEnd[],
  websites: ReadonlyMap<number, PlanRow>
) {
  const upm_ids = ends.map(({ charge }) => charge.upm_id)
  const cards = await cardsById(tx, upm_ids)
  const coupons = await couponsOf(tx, [...websites.values()])
  const provinces = [...websites.values()].map((website) => website.billing_state)
  const days = new Map<number, Awaited<ReturnType<typeof taxesOn>>>()
  for (const { charge } of ends) {
    const day = charge.created.getTime()
    if (!days.has(day)) days.set(day, await taxesOn(tx, provinces, charge.created))
  }
  return ends.map((end) => {
    const website = websites.get(end.charge.website_id ?? 0)
    const card = cards.get(end.charge.upm_id)
    if (!website || !card) throw new Error('a charge without its website or its card')
    const parts = days.get(end.charge.created.getTime())?.get(website.billing_state)
    const taxes = taxLines(end.charge.subtotal, parts ?? [])
    const couponRecurs = coupons.get(website.coupon_code ?? '')?.recurs ?? false
    return { ...end, website, card, taxes, couponRecurs }
  })
}

function move({ charge, result, website, couponRecurs }: Settled, now: Date): PlanRow {
  const { kind, months } = charge
  return result.state === 'succeeded'
    ? afterPayment(website, { kind, months, couponRecurs }, now)
    : afterFailure(website, kind, now)
}

/** Whoever pressed the button has seen why it failed; whoever did not gets a mail. */
async function tell(tx: Db, world: World, settled: readonly Settled[]): Promise<void> {
  const paid = settled.filter(({ result }) => result.state === 'succeeded')
  const unpaid = settled.flatMap(({ charge, result, ...end }) =>
    result.state === 'declined' && !charge.attended
      ? { ...end, amount: charge.amount, message: result.message }
      : []
  )
  await mailReceipts(tx, world, paid)
  await mailFailures(tx, world, unpaid)
}
