import { getOverdue, transactions } from '#contract/billing/payment.ts'
import { loader } from '../loaded.ts'

/** What the website owes now. */
export const due = loader('due', getOverdue)

/** Every payment that was tried, the newest first. */
export const payments = loader('transactions', transactions)
