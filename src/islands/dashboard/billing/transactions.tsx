import { transactionMessages } from '#messages/transactions.ts'
import { payments } from '#stores/billing/payments.ts'
import { EmptyState } from '../../kit/table/empty-state.tsx'
import { TableSkeleton } from '../../kit/table/table-skeleton.tsx'
import { TransactionTable } from '../../kit/payment/transaction-table.tsx'
import { useMessages } from '../../kit/use-messages.ts'
import { WhenLoaded } from '../../kit/when-loaded.tsx'

export function Transactions() {
  const t = useMessages(transactionMessages)
  return (
    <WhenLoaded
      loading={<TableSkeleton rows={3} />}
      of={payments.$loaded}
      retry={() => payments.load({})}
      what={t.loading}
    >
      {(transactions) =>
        transactions.length > 0 ? (
          <TransactionTable receipts rows={transactions} />
        ) : (
          <EmptyState title={t.none}>{t.firstPaymentWithReceipt}</EmptyState>
        )
      }
    </WhenLoaded>
  )
}
