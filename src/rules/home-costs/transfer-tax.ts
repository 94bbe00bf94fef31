import { tableOn } from './dated-table.ts'
import { PLACE_CHARGES, type TaxPlace } from './places.ts'
import type { Brackets, Fee, FirstTimeRelief, TransferCharge } from './transfer-charge.ts'
import { type ChargeName, TRANSFER_CHARGES } from './transfer-tax-tables.ts'

type TransferLine = {
  charge: ChargeName
  /** Whole cents, before the relief. */
  amount: number
  /** Whole cents that a first-time buyer doesn't pay. */
  relief: number
  source: string
  verified_on: string
}

/** What a buyer pays for the transfer of a home, in whole cents, or why that isn't said. */
export type TransferTax =
  | { kind: 'known'; lines: TransferLine[]; total: number }
  /** The figures have to be compared with their source again. */
  | { kind: 'stale' }
  /** No figures for the place at this price, or none above `above` dollars. */
  | { kind: 'unknown'; above?: number }

/** @param price whole cents @param day 'YYYY-MM-DD', the day of the registration */
export function transferTax(
  place: TaxPlace,
  price: number,
  { day, firstTime = false }: { day: string; firstTime?: boolean }
): TransferTax {
  const lines: TransferLine[] = []
  for (const charge of PLACE_CHARGES[place]) {
    const found = tableOn<TransferCharge>(TRANSFER_CHARGES[charge], day)
    if (!found) return { kind: 'unknown' }
    if (found.isStale) return { kind: 'stale' }
    const { source, value, verified_on } = found.table
    const limit = value.kind === 'brackets' ? value.knownUpTo : undefined
    if (limit !== undefined && price > limit * 100) return { kind: 'unknown', above: limit }
    const amount = value.kind === 'fee' ? feeOf(value, price) : bracketsOf(value, price)
    const relief =
      firstTime && value.kind === 'brackets' && value.firstTime
        ? reliefOf(value.firstTime, { amount, price })
        : 0
    lines.push({ charge, amount, relief, source, verified_on })
  }
  const total = lines.reduce((sum, { amount, relief }) => sum + amount - relief, 0)
  return { kind: 'known', lines, total }
}

/** Half a cent up. A price of a billion dollars stays within what a number counts exactly. */
function bracketsOf({ brackets, freeUpTo = 0 }: Brackets, price: number): number {
  if (price <= freeUpTo * 100) return 0
  let exact = 0
  for (const [at, { above, rate }] of brackets.entries()) {
    const top = Math.min(price, (brackets[at + 1]?.above ?? Infinity) * 100)
    exact += Math.max(0, top - above * 100) * rate
  }
  return Math.round(exact / 100_000)
}

function feeOf({ base, each, max = Infinity }: Fee, price: number): number {
  const steps = Math.max(0, Math.ceil((price - each.above * 100) / (each.step * 100)))
  return Math.min(base * 100 + steps * each.cents, max * 100)
}

function reliefOf(
  relief: FirstTimeRelief,
  { amount, price }: { amount: number; price: number }
): number {
  switch (relief.kind) {
    case 'all':
      return amount
    case 'refund':
      return Math.min(amount, relief.max * 100)
    case 'fading': {
      const { amount: most, fullUpTo, noneFrom } = relief
      const left = Math.min(noneFrom - fullUpTo, Math.max(0, noneFrom - price / 100))
      return Math.min(amount, Math.round((most * 100 * left) / (noneFrom - fullUpTo)))
    }
  }
}
