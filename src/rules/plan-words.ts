import { LONG_DATE, writeDate } from './calendar.ts'
import { toCents, writeCad } from './money.ts'
import type { PlanStep } from './plan-control.ts'

export type Outlook = {
  /** Cents taken at once. */
  costNow: number
  /** How long the next payment lasts. */
  months: number
  /** As on the wire: CAD, ISO 8601. */
  next: { on: string; amount: number } | null
  planEnd: Date
  siteOffOn: string | null
  /** The website is off as it is. */
  isOff: boolean
}

/** What a step comes to, in words for the agent: what it costs, and when the website goes off. */
export function summarise(step: PlanStep, outlook: Outlook): string {
  const day = (moment: Date | string) => writeDate(moment, LONG_DATE)
  const { costNow, months, next, planEnd, siteOffOn } = outlook
  const free = 'It costs nothing.'
  const then = next && `Then ${writeCad(toCents(next.amount))} will be charged on ${day(next.on)}.`
  switch (step) {
    case 'pause':
      return `${free} Your website goes off now, and nothing is charged until you resume. Every whole day of the pause is added to your plan.`
    case 'resume':
      if (costNow > 0) {
        return `${writeCad(costNow)} is charged to your primary card now, for ${writeMonths(months)}. Your website is back once it is paid.`
      }
      return [`${free} Your website is back now, and your plan runs until ${day(planEnd)}.`, then]
        .filter(Boolean)
        .join(' ')
    case 'cancel':
      if (outlook.isOff) return `${free} Nothing more is charged, and your website stays off.`
      return `${free} Nothing more is charged, and your website goes off on ${day(siteOffOn ?? planEnd)}.`
    case 'keep':
      return [`${free} Your plan goes on.`, then].filter(Boolean).join(' ')
    case 'change-duration':
      return `Nothing is charged now. ${next ? `On ${day(next.on)} ${writeCad(toCents(next.amount))} will be charged for ${writeMonths(months)}.` : ''} Your website stays up.`
  }
}

function writeMonths(months: number): string {
  return months === 1 ? '1 month' : `${months} months`
}
