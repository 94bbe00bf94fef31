import { transactionMessages } from '#messages/transactions.ts'
import { payments } from '#stores/billing/payments.ts'
import { EmptyState } from '../../kit/table/empty-state.tsx'
import { TableSkeleton } from '../../kit/table/table-skeleton.tsx'
import { TransactionTable } from '../../kit/payment/transaction-table.tsx'
import { useMessages } from '../../kit/use-messages.ts'
import { WhenLoaded } from '../../kit/when-loaded.tsx'

/** `isCancelled`: an empty list must not promise a payment. */
export function Transactions({ isCancelled }: { isCancelled: boolean }) {
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
          <EmptyState title={t.none}>
            {isCancelled ? t.nothingCharged : t.firstPaymentWithReceipt}
          </EmptyState>
        )
      }
    </WhenLoaded>
  )
}
