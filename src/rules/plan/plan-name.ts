import { writeMonths } from './charge-notice.ts'

/** 'Professional, 12 months': a plan with what is paid for, as receipts and emails name it. */
export function namePlan(plan_name: string, months: number): string {
  return `${plan_name}, ${writeMonths(months)}`
}
