import { ofInFrench } from '#rules/french-elision.ts'
import { formatCadInFrench } from '#rules/money/money-in-french.ts'
import { formatBusinessDayInFrench, formatDayInFrench } from '#rules/time/day-in-french.ts'
import { formatCad } from '#rules/money/money.ts'
import type { FirstCharge } from '#rules/plan/first-charge.ts'
import { LONG_DATE, formatDate } from '#rules/time/calendar.ts'
import { formatBusinessDay } from '#rules/time/time-zone.ts'
import type { Translated } from './language.ts'

const en = {
  /** Shown beside the trial's button. A referral discount earned by then lowers the amount. */
  note({ amount, at }: FirstCharge, province?: string): string {
    const day = formatBusinessDay(at, province)
    return amount > 0
      ? `You won’t be charged today. On ${day} we’ll charge ${formatCad(amount)}, unless you cancel before then.`
      : `You won’t be charged today, nor on ${day} when your trial ends.`
  },
  calendarSummary: (product: string, { amount }: FirstCharge) =>
    `${product}: first charge of ${formatCad(amount)}`,
  calendarDescription: (site: string, plan: string, { amount, at }: FirstCharge) =>
    `The free trial of ${site} ends on ${formatDate(at, LONG_DATE)}. We’ll then charge ${formatCad(amount)} to your card for the ${plan} plan, unless you cancel before that day.`
}

const fr: typeof en = {
  note({ amount, at }, province) {
    const day = formatBusinessDayInFrench(at, province)
    return amount > 0
      ? `Rien ne sera prélevé aujourd’hui. Le ${day}, nous prélèverons ${formatCadInFrench(amount)}, à moins que vous ne résiliiez d’ici là.`
      : `Rien ne sera prélevé aujourd’hui, ni le ${day}, à la fin de votre essai.`
  },
  calendarSummary: (product, { amount }) =>
    `${product} : premier prélèvement de ${formatCadInFrench(amount)}`,
  calendarDescription: (site, plan, { amount, at }) =>
    `L’essai gratuit ${ofInFrench(site)} se termine le ${formatDayInFrench(at)}. Nous prélèverons alors ${formatCadInFrench(amount)} sur votre carte pour le forfait ${plan}, à moins que vous ne résiliiez avant ce jour.`
}

export const firstChargeMessages: Translated<typeof en> = { en, fr }
