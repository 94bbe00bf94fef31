import type { BookedCharge, Difference } from '../../records/billing/book-comparisons.ts'
import type { ListedPayment } from '../../services/cards/card-processor.ts'

/**
 * Mismatches between the provider's payments and our charges, of those created in `span`: younger ones
 * may be in progress, and older ones were not listed. Ignores payments that were not made here.
 */
export function findDifferences(
  payments: readonly ListedPayment[],
  booked: readonly BookedCharge[],
  span: { since: Date; until: Date }
): Difference[] {
  const byId = new Map(booked.map((charge) => [charge.charge_id, charge]))
  const byPayment = new Map(booked.map((charge) => [charge.provider_id, charge]))
  const listed = new Map(payments.map((payment) => [payment.payment_id, payment]))
  const differences: Difference[] = []

  for (const payment of payments) {
    const charge = byPayment.get(payment.payment_id) ?? byId.get(payment.charge_id ?? '')
    const what = differenceOf(payment, charge)
    if (payment.created < span.until && what !== undefined) {
      differences.push(difference(what, payment, charge))
    }
  }
  for (const charge of booked) {
    const isInSpan = charge.created >= span.since && charge.created < span.until
    if (isInSpan && charge.state === 'succeeded' && !listed.has(charge.provider_id ?? '')) {
      differences.push(difference('not taken', undefined, charge))
    }
  }
  return differences
}

function differenceOf(
  payment: ListedPayment,
  charge: BookedCharge | undefined
): Difference['what'] | undefined {
  const { charge_id, currency, payment_id, taken } = payment
  if (!charge) return charge_id !== undefined && taken > 0 ? 'not in our books' : undefined
  if (charge.provider_id !== payment_id) return taken > 0 ? 'charged twice' : undefined
  if (charge.state !== 'succeeded') return taken > 0 ? 'taken, not booked' : undefined
  if (taken === 0) return 'not taken'
  return taken === charge.amount && currency === 'cad' ? undefined : 'amount'
}

function difference(
  what: Difference['what'],
  payment: ListedPayment | undefined,
  charge: BookedCharge | undefined
): Difference {
  return {
    what,
    payment_id: payment?.payment_id ?? charge?.provider_id ?? null,
    charge_id: charge?.charge_id ?? payment?.charge_id ?? null,
    taken: payment?.taken ?? 0,
    booked: charge?.state === 'succeeded' ? charge.amount : 0
  }
}
