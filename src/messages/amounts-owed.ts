import { formatCadInFrench } from '#rules/money/money-in-french.ts'
import { formatCad } from '#rules/money/money.ts'
import type { AmountOwed, PartPaid } from '#rules/plan/announced-charge.ts'
import { formatBusinessDayInFrench } from '#rules/time/day-in-french.ts'
import { formatBusinessDay } from '#rules/time/time-zone.ts'
import { durationMessages } from './durations.ts'
import type { Translated } from './language.ts'

const { months: countMonths } = durationMessages.en

/** What an overdue plan owes, and why that differs from a regular charge. */
const en = {
  /** Why the amount due differs from the next regular charge. */
  partPaid(part: PartPaid, province: string | undefined): string {
    const { amount, on, months, setupFee } = part.next
    const fee = setupFee > 0 ? `, with the setup fee of ${formatCad(setupFee)} before tax,` : ''
    const isOne = months === 1
    const next = `your next ${isOne ? 'month' : countMonths(months)}${fee} ${isOne ? 'is' : 'are'} due`
    const total = amount === undefined ? '' : `: ${formatCad(amount)}, tax included`
    return `Once you’ve paid for ${countMonths(part.months)}, ${next} on ${formatBusinessDay(on, province)}${total}.`
  },

  /** The amount due today, and what it becomes if it stays unpaid. */
  amountOwed({ amount, grows, months }: AmountOwed, province: string | undefined): string {
    return `The amount due now is ${formatCad(amount)}, for ${countMonths(months)}. If it isn’t paid before ${formatBusinessDay(grows.on, province)}, another month is added, bringing it to ${formatCad(grows.amount)}.`
  }
}

const fr: typeof en = {
  partPaid(part, province) {
    const { amount, on, months, setupFee } = part.next
    const fee =
      setupFee > 0
        ? `, avec les frais de mise en service de ${formatCadInFrench(setupFee)} avant taxes,`
        : ''
    const next =
      months === 1
        ? `le mois suivant${fee} sera à payer`
        : `les ${durationMessages.fr.months(months)} suivants${fee} seront à payer`
    const total = amount === undefined ? '' : ` : ${formatCadInFrench(amount)}, taxes comprises`
    return `Une fois ${part.months === 1 ? 'le mois payé' : `les ${durationMessages.fr.months(part.months)} payés`}, ${next} le ${formatBusinessDayInFrench(on, province)}${total}.`
  },

  amountOwed({ amount, grows, months }, province) {
    return `Le montant à payer est de ${formatCadInFrench(amount)}, pour ${durationMessages.fr.months(months)}. S’il n’est pas payé avant le ${formatBusinessDayInFrench(grows.on, province)}, un mois s’ajoutera, ce qui le portera à ${formatCadInFrench(grows.amount)}.`
  }
}

export const amountOwedMessages: Translated<typeof en> = { en, fr }
