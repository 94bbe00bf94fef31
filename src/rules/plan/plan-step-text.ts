import { type AnnouncedCharge, scheduledNotice, writeMonths } from './charge-notice.ts'
import { writeCad } from '../money/money.ts'
import type { PlanStep } from './plan-control.ts'
import { writeBusinessDay } from '../time/time-zone.ts'

export type Outlook = {
  /** Cents taken at once. */
  costNow: number
  /** How long the payment that is made at once lasts. */
  months: number
  /** The next charge after the step. */
  charge: AnnouncedCharge | null
  planEnd: Date
  siteOffOn: string | null
  /** The website is off already. */
  isOff: boolean
  province: string
}

/** What a step means for the agent: what it costs, what is charged next, and when the website goes off. */
export function summarise(step: PlanStep, outlook: Outlook): string {
  const day = (moment: Date | string) => writeBusinessDay(moment, outlook.province)
  const { charge, costNow, months, planEnd, siteOffOn } = outlook
  const free = 'Nothing is charged now.'
  const next = charge && scheduledNotice(charge)
  switch (step) {
    case 'pause':
      return `Your website goes off now, and nothing is charged until you resume. Every whole day of the pause is added to your plan.`
    case 'resume':
      if (costNow > 0) {
        return `${writeCad(costNow)} is charged to your primary card now, for ${writeMonths(months)}. Your website is back once it is paid.`
      }
      return [`${free} Your website is back now, and your plan runs until ${day(planEnd)}.`, next]
        .filter(Boolean)
        .join(' ')
    case 'cancel':
      if (outlook.isOff) return 'Nothing more is charged, and your website stays off.'
      return `Nothing more is charged, and your website goes off on ${day(siteOffOn ?? planEnd)}.`
    case 'keep':
      return [`${free} Your plan continues.`, next].filter(Boolean).join(' ')
    case 'change-duration':
      return [free, next, 'Your website stays up.'].filter(Boolean).join(' ')
  }
}
