import type { Transaction } from '#contract/bills.ts'
import { TRANSACTION_DATE, writeDate } from '#rules/calendar.ts'
import { toCents, writeCad } from '#rules/money.ts'
import { receiptPath } from '#rules/paths.ts'
import { type Column, DataTable } from './data-table.tsx'

export const NO_TRANSACTIONS = 'No transactions available.'

const COLUMNS: Column<Transaction>[] = [
  { name: 'Transaction Id', cell: ({ transaction_id }) => transaction_id },
  { name: 'Payment', cell: ({ amount }) => writeCad(toCents(amount)) },
  { name: 'Date', cell: ({ created }) => writeDate(created, TRANSACTION_DATE) },
  { name: 'Card', cell: ({ card_last4 }) => (card_last4 ? `XXXX ${card_last4}` : '-') },
  {
    name: 'Status',
    cell: ({ status }) =>
      status ? <span className="tag">Success</span> : <span className="tag bad">Failed</span>
  }
]

const RECEIPT: Column<Transaction> = {
  name: 'Receipt',
  cell: ({ status, transaction_id }) =>
    status ? (
      <a aria-label={`Receipt of ${transaction_id}`} href={receiptPath(transaction_id)}>
        Receipt
      </a>
    ) : (
      '-'
    )
}

/** Payments, with a way to the receipt of each that succeeded where there is room for it. */
export function TransactionTable({
  rows,
  receipts = false
}: {
  rows: readonly Transaction[]
  receipts?: boolean
}) {
  return (
    <DataTable
      columns={receipts ? [...COLUMNS, RECEIPT] : COLUMNS}
      keyOf={({ transaction_id }) => transaction_id}
      label="Transactions"
      rows={rows}
    />
  )
}
