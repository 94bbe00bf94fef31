import { writeCad } from '#rules/money/money.ts'
import type { FirstPayment } from '#rules/plan/first-payment.ts'
import { durationMessages } from './durations.ts'
import type { Translated } from './language.ts'

/** The bill, line by line, in the order it is read. */
export type Bill = {
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
        { name: 'Price per month', amount: writeCad(pricePerMonth) },
        ...(months > 1 ? [{ name: countMonths(months), amount: writeCad(monthsTotal) }] : []),
        { name: 'Setup fee, once', amount: writeCad(setupFee) },
        ...(taxes
          ? taxes.map(({ amount, name, rate }) => ({
              name: `${name} ${rate / 1000}%`,
              amount: writeCad(amount)
            }))
          : [{ name: 'Taxes', amount: 'To be calculated...' }])
      ],
      totalName: taxes ? 'Total' : 'Total before tax',
      total: writeCad(total),
      renewal: `Renews at ${writeCad(renewal)} every ${months > 1 ? countMonths(months) : 'month'}, ${taxes ? 'tax included' : 'before tax'}. Cancel anytime.`
    }
  }
}

export const firstPaymentMessages: Translated<typeof en> = { en }
