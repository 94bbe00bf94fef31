import type { Hono } from 'hono'
import { getOverdue, payOverduePayment, transactions } from '#contract/billing/payment.ts'
import { receipt, receiptPdf } from '#contract/billing/receipt.ts'
import { paymentOutcomeMessages } from '#messages/payment-outcomes.ts'
import type { PartPaid } from '#rules/plan/announced-charge.ts'
import { toCad } from '#rules/money/money.ts'
import { partPaid } from '../actions/billing/charges-ahead.ts'
import { findOverdue, payOverdue } from '../actions/billing/pay-overdue.ts'
import { printReceipt } from '../actions/billing/print-receipt.ts'
import { writeReceipt } from '../actions/billing/write-receipt.ts'
import { limit } from '../http/rate-limit.ts'
import { serve } from '../http/serve.ts'
import { transactionsOf } from '../records/billing/transactions.ts'
import type { World } from '../services/world.ts'

function nextDueToWire(part: PartPaid | null) {
  if (!part) return {}
  const { amount, on, months, setupFee } = part.next
  const total = amount === undefined ? {} : { amount: toCad(amount) }
  return { next_due: { on, months, setup_fee: toCad(setupFee), ...total } }
}

export function billingRoutes(app: Hono, world: World): void {
  serve(app, world, transactions, async (_input, { agent }) => {
    const rows = await transactionsOf(world.db, agent.agent_id)
    return rows.map(({ amount, card_last4, created, status, transaction_id }) => ({
      transaction_id,
      amount: toCad(amount),
      created: created.toISOString(),
      card_last4,
      status
    }))
  })

  serve(app, world, getOverdue, async ({ website_id }, { agent: { agent_id } }) => {
    const due = await findOverdue(world, { agent_id, website_id })
    if (!due) return { amount: 0, plan_end_date: '', due_months: '' as const }
    const { prices, quote, website } = due
    return {
      amount: toCad(quote.lines.total),
      plan_end_date: website.plan_end_date.toISOString(),
      due_months: quote.months,
      ...nextDueToWire(partPaid(website, quote.months, prices))
    }
  })

  serve(
    app,
    world,
    payOverduePayment,
    async ({ website_id }, { agent, idempotencyKey, language }) => {
      const { agent_id } = agent
      await limit(world, `pay:${agent_id}`, { hits: 60, seconds: 15 * 60 })
      await payOverdue(world, { agent_id, website_id, idempotencyKey })
      return { message: paymentOutcomeMessages[language].paid }
    }
  )

  serve(app, world, receipt, async ({ transaction_id }, { agent: { agent_id }, language }) =>
    writeReceipt(world, { agent_id, language, transaction_id })
  )

  serve(app, world, receiptPdf, async ({ transaction_id }, { agent: { agent_id, language } }) => {
    const written = await writeReceipt(world, { agent_id, language, transaction_id })
    return printReceipt(world, written, language)
  })
}
