import { getOverdue, transactions } from '#contract/billing/payment.ts'
import { loader } from '../loaded.ts'

/** The amount due now. */
export const due = loader('due', getOverdue)

/** Every attempted payment, newest first. */
export const payments = loader('transactions', transactions)
