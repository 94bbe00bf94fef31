import type { Transaction } from '#contract/billing/bills.ts'
import { toCents, writeCad } from '#rules/money/money.ts'
import { receiptPath } from '#rules/paths.ts'
import { writeTime, zoneNote } from '#rules/time/time-zone.ts'
import { type Column, DataTable } from '../table/data-table.tsx'
import styles from './transaction-table.module.css'
import { useProvince } from '../use-province.ts'

export const NO_TRANSACTIONS = 'No transactions available.'

const columns = (province: string | undefined): Column<Transaction>[] => [
  {
    name: 'Transaction Id',
    cell: ({ transaction_id }) => <span title={transaction_id}>{transaction_id}</span>,
    code: true
  },
  { name: 'Payment', cell: ({ amount }) => writeCad(toCents(amount)) },
  { name: 'Date', cell: ({ created }) => writeTime(created, province) },
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

/** Payments by the agent's own clock, with the receipt of each that succeeded where there is room for it. */
export function TransactionTable({
  rows,
  receipts = false
}: {
  rows: readonly Transaction[]
  receipts?: boolean
}) {
  const province = useProvince()
  const shown = columns(province)
  return (
    <>
      <DataTable
        columns={receipts ? [...shown, RECEIPT] : shown}
        keyOf={({ transaction_id }) => transaction_id}
        label="Transactions"
        rows={rows}
      />
      <p className={styles['zone']}>{zoneNote(province)}</p>
    </>
  )
}
