import { payments } from '#stores/billing/payments.ts'
import { Empty } from '../../kit/table/empty.tsx'
import { TableOutline } from '../../kit/table/table-outline.tsx'
import { NO_TRANSACTIONS, TransactionTable } from '../../kit/payment/transaction-table.tsx'
import { WhenLoaded } from '../../kit/when-loaded.tsx'

export function Transactions() {
  return (
    <WhenLoaded
      loading={<TableOutline rows={3} />}
      of={payments.$loaded}
      retry={() => payments.load({})}
      what="your transactions"
    >
      {(transactions) =>
        transactions.length > 0 ? (
          <TransactionTable receipts rows={transactions} />
        ) : (
          <Empty title={NO_TRANSACTIONS}>
            Your first payment will stand here, with its receipt.
          </Empty>
        )
      }
    </WhenLoaded>
  )
}
