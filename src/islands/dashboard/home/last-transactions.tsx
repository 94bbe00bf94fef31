import { transactionMessages } from '#messages/transactions.ts'
import { paths } from '#rules/paths.ts'
import { payments } from '#stores/billing/payments.ts'
import { Panel } from '../../kit/dashboard-page.tsx'
import { TransactionTable } from '../../kit/payment/transaction-table.tsx'
import { EmptyState } from '../../kit/table/empty-state.tsx'
import { TableSkeleton } from '../../kit/table/table-skeleton.tsx'
import { useMessages } from '../../kit/use-messages.ts'
import { WhenLoaded } from '../../kit/when-loaded.tsx'

const SHOWN = 3

/** The latest payments; the billing page lists all of them. `isCancelled`: none is promised. */
export function LastTransactions({ isCancelled }: { isCancelled: boolean }) {
  const t = useMessages(transactionMessages)
  return (
    <Panel
      aside={
        <a className="more" href={paths.billing}>
          {t.allBilling}
        </a>
      }
      title={t.title}
    >
      <WhenLoaded
        loading={<TableSkeleton rows={SHOWN} />}
        of={payments.$loaded}
        retry={() => payments.load({})}
        what={t.loading}
      >
        {(all) =>
          all.length > 0 ? (
            <TransactionTable rows={all.slice(0, SHOWN)} />
          ) : (
            <EmptyState title={t.none}>
              {isCancelled ? t.nothingCharged : t.firstPayment}
            </EmptyState>
          )
        }
      </WhenLoaded>
    </Panel>
  )
}
