import {
  type BookedCharge,
  bookedCharges,
  lastComparison,
  saveComparison
} from '../../records/billing/book-comparisons.ts'
import { isLive } from '../../records/billing/charges.ts'
import { enqueue } from '../../records/service/jobs.ts'
import type { ListedPayment } from '../../services/cards/card-processor.ts'
import type { World } from '../../services/world.ts'
import { handlePaymentEvent } from '../charges/handle-payment-event.ts'
import { findDifferences } from './find-differences.ts'

export const COMPARE_BOOKS = 'compare-books'

const HOUR_MS = 60 * 60_000
/** How far each comparison overlaps the last one, to cover what was in progress then. */
const OVERLAP_MS = 6 * HOUR_MS
/** How far back a comparison goes after a long break. */
const WINDOW_MS = 7 * 24 * HOUR_MS
/** The provider's clock may be behind ours. */
const SKEW_MS = HOUR_MS
/** Younger payments may be in progress. */
const RIPE_MS = HOUR_MS

/** Queues a comparison once a day, whichever process is first. */
export async function queueComparison(world: World): Promise<void> {
  if (!world.cards.listPayments) return
  const now = world.clock()
  const dedupe = `${COMPARE_BOOKS}:${now.toISOString().slice(0, 10)}`
  await enqueue(world.db, { kind: COMPARE_BOOKS, payload: {}, dedupe, runAt: now, now })
}

/** Compares the provider's records since the last comparison with ours, and saves the differences. */
export async function compareBooks(world: World): Promise<void> {
  const { cards, clock, db, log } = world
  if (!cards.listPayments) return
  const now = clock()
  const last = await lastComparison(db)
  const since = new Date(
    Math.max(now.getTime() - WINDOW_MS, (last?.compared.getTime() ?? 0) - OVERLAP_MS)
  )
  const until = new Date(now.getTime() - RIPE_MS)
  const payments: ListedPayment[] = []
  for await (const payment of cards.listPayments(new Date(since.getTime() - SKEW_MS))) {
    payments.push(payment)
  }

  const named = {
    charge_ids: payments.flatMap(({ charge_id }) => charge_id ?? []),
    payment_ids: payments.map(({ payment_id }) => payment_id)
  }
  const paid = { provider: cards.kind, since, until }
  const before = await bookedCharges(db, named, paid)
  await recordPaid(world, payments, before)
  const booked = await bookedCharges(db, named, paid)
  const differences = findDifferences(payments, booked, { since, until })
  await saveComparison(db, { compared: now, payments: payments.length, differences })
  const counts = { payments: payments.length, differences: differences.length }
  if (differences.length === 0) log.info(counts, 'books compared')
  else log.error({ ...counts, first: differences.slice(0, 10) }, 'books differ from the provider’s')
}

/** A payment that succeeded there and is still open here is a missed event, not a difference. */
async function recordPaid(
  world: World,
  payments: readonly ListedPayment[],
  booked: readonly BookedCharge[]
): Promise<void> {
  const open = new Set(booked.filter(isLive).map(({ provider_id }) => provider_id))
  for (const { payment_id, taken } of payments) {
    if (taken > 0 && open.has(payment_id)) await handlePaymentEvent(world, payment_id, true)
  }
}
