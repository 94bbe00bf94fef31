import {
  type BookedCharge,
  bookedCharges,
  lastComparison,
  saveComparison
} from '../../records/billing/book-comparisons.ts'
import { enqueue } from '../../records/service/jobs.ts'
import type { ListedPayment } from '../../services/cards/card-processor.ts'
import type { World } from '../../services/world.ts'
import { handlePaymentEvent } from '../charges/handle-payment-event.ts'
import { findDifferences } from './find-differences.ts'

export const COMPARE_BOOKS = 'compare-books'

const HOUR_MS = 60 * 60_000
/** Each comparison begins so long before the last one: what was under way then is compared again. */
const OVERLAP_MS = 6 * HOUR_MS
/** As far back as a comparison goes after none has been made for a while. */
const WINDOW_MS = 7 * 24 * HOUR_MS
/** The provider's clock may be behind ours. */
const SKEW_MS = HOUR_MS
/** Younger ones may be under way. */
const RIPE_MS = HOUR_MS

/** Once a day, by whichever process comes first. */
export async function queueComparison(world: World): Promise<void> {
  if (!world.cards.listPayments) return
  const now = world.clock()
  const dedupe = `${COMPARE_BOOKS}:${now.toISOString().slice(0, 10)}`
  await enqueue(world.db, { kind: COMPARE_BOOKS, payload: {}, dedupe, runAt: now, now })
}

/** Holds the provider's books since the last comparison against ours, and keeps what differs for its owner to see. */
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
  await endWhatIsPaid(world, payments, before)
  const booked = await bookedCharges(db, named, paid)
  const differences = findDifferences(payments, booked, { since, until })
  await saveComparison(db, { compared: now, payments: payments.length, differences })
  const told = { payments: payments.length, differences: differences.length }
  if (differences.length === 0) log.info(told, 'books compared')
  else log.error({ ...told, first: differences.slice(0, 10) }, 'books differ from the provider’s')
}

/** Paid there and unfinished here: not a difference, but an event that is still to be handled. */
async function endWhatIsPaid(
  world: World,
  payments: readonly ListedPayment[],
  booked: readonly BookedCharge[]
): Promise<void> {
  const open = new Set(
    booked.filter(({ state }) => !isEnded(state)).map(({ provider_id }) => provider_id)
  )
  for (const { payment_id, taken } of payments) {
    if (taken > 0 && open.has(payment_id)) await handlePaymentEvent(world, payment_id, true)
  }
}

function isEnded(state: string): boolean {
  return state === 'succeeded' || state === 'declined'
}
