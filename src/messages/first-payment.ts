import { formatCadInFrench, formatDecimalInFrench } from '#rules/money/money-in-french.ts'
import { taxInFrench } from '#rules/money/tax-in-french.ts'
import { formatCad } from '#rules/money/money.ts'
import type { FirstPayment } from '#rules/plan/first-payment.ts'
import { durationMessages } from './durations.ts'
import type { Translated } from './language.ts'

/** The bill, line by line, in the order it is read. */
type Bill = {
  lines: { name: string; amount: string }[]
  totalName: string
  total: string
  renewal: string
}

const { months: countMonths } = durationMessages.en

const en = {
  bill(payment: FirstPayment): Bill {
    const { months, monthsTotal, pricePerMonth, renewal, setupFee, taxes, total } = payment
    return {
      lines: [
        { name: 'Price per month', amount: formatCad(pricePerMonth) },
        ...(months > 1 ? [{ name: countMonths(months), amount: formatCad(monthsTotal) }] : []),
        { name: 'Setup fee, once', amount: formatCad(setupFee) },
        ...(taxes
          ? taxes.map(({ amount, name, rate }) => ({
              name: `${name} ${rate / 1000}%`,
              amount: formatCad(amount)
            }))
          : [{ name: 'Taxes', amount: 'To be calculated...' }])
      ],
      totalName: taxes ? 'Total' : 'Total before tax',
      total: formatCad(total),
      renewal: `Renews at ${formatCad(renewal)} every ${months > 1 ? countMonths(months) : 'month'}, ${taxes ? 'tax included' : 'before tax'}. Cancel anytime.`
    }
  }
}

const fr: typeof en = {
  bill({ months, monthsTotal, pricePerMonth, renewal, setupFee, taxes, total }) {
    const { months: countMonths } = durationMessages.fr
    const each = months > 1 ? `tous les ${countMonths(months)}` : 'chaque mois'
    return {
      lines: [
        { name: 'Prix par mois', amount: formatCadInFrench(pricePerMonth) },
        ...(months > 1
          ? [{ name: countMonths(months), amount: formatCadInFrench(monthsTotal) }]
          : []),
        { name: 'Frais de mise en service, une fois', amount: formatCadInFrench(setupFee) },
        ...(taxes
          ? taxes.map(({ amount, name, rate }) => ({
              name: `${taxInFrench(name)} ${formatDecimalInFrench(rate / 1000)} %`,
              amount: formatCadInFrench(amount)
            }))
          : [{ name: 'Taxes', amount: 'À calculer…' }])
      ],
      totalName: taxes ? 'Total' : 'Total avant taxes',
      total: formatCadInFrench(total),
      renewal: `Renouvellement à ${formatCadInFrench(renewal)} ${each}, ${taxes ? 'taxes comprises' : 'avant taxes'}. Résiliation en tout temps.`
    }
  }
}

export const firstPaymentMessages: Translated<typeof en> = { en, fr }
