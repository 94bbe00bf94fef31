import { type MortgageAnswer, mortgageOn } from './mortgage.ts'
import type { TaxPlace } from './places.ts'
import { type TransferTax, transferTax } from './transfer-tax.ts'

/** What a buyer names for themselves, in whole cents: nobody else knows it. */
export type OwnCosts = { legal: number; inspection: number; other: number }

/** The cash that a purchase takes on closing day, in whole cents. */
export type ClosingCosts = {
  mortgage: MortgageAnswer
  transfer: TransferTax
  /** Undefined where a part of it isn't known. */
  total: number | undefined
}

export function closingCosts(
  day: string,
  {
    costs,
    down,
    firstTime,
    place,
    price
  }: { price: number; down: number; place: TaxPlace; firstTime: boolean; costs: OwnCosts }
): ClosingCosts {
  const province = place.slice(0, 2)
  // Neither rate nor years change what is paid in cash.
  const mortgage = mortgageOn(day, {
    down,
    price,
    province,
    rate: 0,
    rhythm: 'monthly',
    years: 25
  })
  const transfer = transferTax(place, price, { day, firstTime })
  const tax = cashTax(mortgage)
  const total =
    tax === undefined || transfer.kind !== 'known'
      ? undefined
      : Math.min(down, price) + tax + transfer.total + costs.legal + costs.inspection + costs.other
  return { mortgage, transfer, total }
}

/** The tax on the premium; a purchase without a mortgage has none. */
function cashTax(mortgage: MortgageAnswer): number | undefined {
  if (mortgage.kind === 'high-down') return 0
  if (mortgage.kind !== 'known') return undefined
  const { insurance } = mortgage
  if (insurance === null) return 0
  return insurance.tax === 'unknown' ? undefined : insurance.tax
}
