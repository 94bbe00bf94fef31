import type { AnnouncedCharge } from './announced-charge.ts'

/** What a change to the plan comes to. */
export type StepOutlook = {
  /** What is charged at once to renew an ended plan; amounts in cents. */
  payment: {
    amount: number
    months: number
    /** 'Visa ending in 4242'; null without a card to charge. */
    card: string | null
    setupFee: number
    referralPercent: number
  } | null
  /** The next charge after the step. */
  charge: AnnouncedCharge | null
  planEnd: Date
  /** Cents that an overdue plan owes before the step; 0 otherwise. */
  owed: number
  siteOffOn: string | null
  /** The following are as they are before the step. */
  isOff: boolean
  isPaused: boolean
  isCancelled: boolean
  isTrial: boolean
  province: string
}
