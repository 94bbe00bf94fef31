import { paths } from '#rules/paths.ts'
import { payments } from '#stores/billing/payments.ts'
import { Panel } from '../../kit/dashboard-page.tsx'
import { NO_TRANSACTIONS, TransactionTable } from '../../kit/payment/transaction-table.tsx'
import { Empty } from '../../kit/table/empty.tsx'
import { TableOutline } from '../../kit/table/table-outline.tsx'
import { WhenLoaded } from '../../kit/when-loaded.tsx'

const SHOWN = 3

/** The newest payments; the billing page has them all. */
export function LastTransactions() {
  return (
    <Panel
      aside={
        <a className="more" href={paths.billing}>
          All billing
        </a>
      }
      title="Transactions"
    >
      <WhenLoaded
        loading={<TableOutline rows={SHOWN} />}
        of={payments.$loaded}
        retry={() => payments.load({})}
        what="your transactions"
      >
        {(all) =>
          all.length > 0 ? (
            <TransactionTable rows={all.slice(0, SHOWN)} />
          ) : (
            <Empty title={NO_TRANSACTIONS}>Your first payment will stand here.</Empty>
          )
        }
      </WhenLoaded>
    </Panel>
  )
}
