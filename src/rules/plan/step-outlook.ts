import type { AnnouncedCharge } from './announced-charge.ts'

/** What a change to the plan comes to, before the agent makes it. */
export type StepOutlook = {
  /** Cents charged at once. */
  costNow: number
  /** How many months the payment made at once covers. */
  months: number
  /** The next charge after the step. */
  charge: AnnouncedCharge | null
  planEnd: Date
  siteOffOn: string | null
  /** The website is offline already. */
  isOff: boolean
  province: string
}
