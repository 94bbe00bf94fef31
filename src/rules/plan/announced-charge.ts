import type { ChargeState } from './next-charge.ts'

/** One announced charge. Amounts are cents, dates ISO 8601. */
export type AnnouncedCharge = {
  on: string
  amount: number
  months: number
  /** Cents per month before tax, where the price changes. */
  newPrice: number | null
  /** As in 'Visa ending in 4242'; null without a card to charge. */
  card: string | null
  isTrial: boolean
  /** Of the billing address: a day that differs in its time zone is shown with the zone. */
  province: string | undefined
  /** Percent, as counted on the day of the announcement. */
  referralPercent: number
  /** Cents before tax, included in the amount. */
  setupFee: number
  retries: readonly string[]
}

/** An amount due that covers fewer months than the next charge; `setupFee` in cents before tax. */
export type PartPaid = {
  months: number
  /** `amount`: cents, tax included; missing on pages, and in an email queued by an earlier version. */
  next: { on: string; months: number; setupFee: number; amount?: number }
}

export type Announced = {
  state: ChargeState
  charge: AnnouncedCharge | null
  processing: number | null
  siteOffOn: string | null
  siteIsUp: boolean
  /** Missing in an email queued by an earlier version. */
  isCancelled?: boolean
  /** Nothing has been charged yet. Missing in an email queued by an earlier version. */
  isTrial?: boolean
  province: string | undefined
  /** Set while an amount is due that covers fewer months than the next charge. */
  partPaid: PartPaid | null
}

/** What an overdue plan owes. Amounts are cents, dates ISO 8601. */
export type AmountOwed = {
  amount: number
  months: number
  /** When an unpaid plan owes another month, and the amount from then on. */
  grows: { on: string; amount: number }
}
