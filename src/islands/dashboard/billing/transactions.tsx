import { transactionMessages } from '#messages/transactions.ts'
import { payments } from '#stores/billing/payments.ts'
import { Empty } from '../../kit/table/empty.tsx'
import { TableOutline } from '../../kit/table/table-outline.tsx'
import { TransactionTable } from '../../kit/payment/transaction-table.tsx'
import { useMessages } from '../../kit/use-messages.ts'
import { WhenLoaded } from '../../kit/when-loaded.tsx'

export function Transactions() {
  const t = useMessages(transactionMessages)
  return (
    <WhenLoaded
      loading={<TableOutline rows={3} />}
      of={payments.$loaded}
      retry={() => payments.load({})}
      what={t.loading}
    >
      {(transactions) =>
        transactions.length > 0 ? (
          <TransactionTable receipts rows={transactions} />
        ) : (
          <Empty title={t.none}>{t.firstPaymentWithReceipt}</Empty>
        )
      }
    </WhenLoaded>
  )
}
