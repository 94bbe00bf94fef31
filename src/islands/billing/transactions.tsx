import type { Transaction } from '#contract/entities.ts'
import { TRANSACTION_DATE, writeDate } from '#rules/calendar.ts'
import { toCents, writeCad } from '#rules/money.ts'
import { receiptPath } from '#rules/paths.ts'
import { payments } from '#stores/billing.ts'
import { type Column, DataTable } from '../kit/data-table.tsx'
import { Empty } from '../kit/empty.tsx'
import { TableOutline } from '../kit/table-outline.tsx'
import { WhenLoaded } from '../kit/when-loaded.tsx'

const COLUMNS: Column<Transaction>[] = [
  { name: 'Transaction Id', cell: ({ transaction_id }) => transaction_id },
  { name: 'Payment', cell: ({ amount }) => writeCad(toCents(amount)) },
  { name: 'Date', cell: ({ created }) => writeDate(created, TRANSACTION_DATE) },
  { name: 'Card', cell: ({ card_last4 }) => (card_last4 ? `XXXX ${card_last4}` : '-') },
  {
    name: 'Status',
    cell: ({ status }) =>
      status ? <span className="tag">Success</span> : <span className="tag bad">Failed</span>
  },
  {
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
]

export function Transactions() {
  return (
    <WhenLoaded
      loading={<TableOutline rows={3} />}
      of={payments.$loaded}
      retry={() => payments.load({})}
    >
      {(transactions) =>
        transactions.length > 0 ? (
          <DataTable
            columns={COLUMNS}
            keyOf={({ transaction_id }) => transaction_id}
            label="Transactions"
            rows={transactions}
          />
        ) : (
          <Empty title="No transactions available.">
            Your first payment will stand here, with its receipt.
          </Empty>
        )
      }
    </WhenLoaded>
  )
}
