import { useEffect, useState } from 'react'
import type { Receipt as Facts } from '#contract/billing/receipt.ts'
import { toCents, writeCad } from '#rules/money/money.ts'
import { paths } from '#rules/paths.ts'
import { writeZonedTime } from '#rules/time/time-zone.ts'
import { downloadReceipt, receipt, transactionAsked } from '#stores/billing/receipt.ts'
import { bounded } from '../kit/bounded.tsx'
import { Button } from '../kit/button.tsx'
import { DashboardPage, Panel } from '../kit/dashboard-page.tsx'
import { Gate } from '../kit/gate.tsx'
import { TableOutline } from '../kit/table/table-outline.tsx'
import { WhenLoaded } from '../kit/when-loaded.tsx'
import styles from './receipt.module.css'

export const Receipt = bounded(Whole)

function Whole() {
  return <Gate loading={<ReceiptOutline />}>{() => <Page />}</Gate>
}

function Page() {
  const [transaction_id] = useState(transactionAsked)
  useEffect(() => void receipt.load({ transaction_id }), [transaction_id])
  return (
    <WhenLoaded
      loading={<ReceiptOutline />}
      of={receipt.$loaded}
      retry={() => receipt.load({ transaction_id })}
      what="this receipt"
    >
      {(facts) => <Sheet facts={facts} />}
    </WhenLoaded>
  )
}

/** One clean page, on the screen and on paper. */
function Sheet({ facts }: { facts: Facts }) {
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    await downloadReceipt(facts.transaction_id)
    setBusy(false)
  }
  return (
    <DashboardPage title="Receipt">
      <div className={styles['acts']}>
        <Button look="ink" onClick={() => window.print()}>
          Print
        </Button>
        <Button busy={busy} busyLabel="Fetching…" look="line" onClick={save}>
          Download PDF
        </Button>
        <a className="more" href={paths.billing}>
          All billing
        </a>
      </div>
      <article aria-label={`Receipt ${facts.transaction_id}`} className={`card ${styles['sheet']}`}>
        <header>
          <div>
            <p className={styles['seller']}>{facts.seller_name}</p>
            {facts.seller_tax_numbers && <p>{facts.seller_tax_numbers}</p>}
          </div>
          <dl>
            <div>
              <dt>Receipt</dt>
              <dd className={styles['id']} title={facts.transaction_id}>
                {facts.transaction_id}
              </dd>
            </div>
            <div>
              <dt>Date</dt>
              <dd>{writeZonedTime(facts.created, facts.billing_state)}</dd>
            </div>
          </dl>
        </header>
        <section>
          <h2>Paid by</h2>
          <p>{facts.buyer_name}</p>
          {facts.buyer_address.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </section>
        <table>
          <thead>
            <tr>
              <th>Description</th>
              <th>Amount</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>{facts.description}</td>
              <td>{writeCad(toCents(facts.subtotal) - toCents(facts.setup_fee))}</td>
            </tr>
            {facts.setup_fee > 0 && (
              <tr>
                <td>Setup fee</td>
                <td>{writeCad(toCents(facts.setup_fee))}</td>
              </tr>
            )}
            {facts.taxes.map(({ amount, name, percent }) => (
              <tr key={name}>
                <td>
                  {name} {percent}%
                </td>
                <td>{writeCad(toCents(amount))}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Total paid</th>
              <td>{writeCad(toCents(facts.amount))}</td>
            </tr>
          </tfoot>
        </table>
        <p className={styles['terms']}>{facts.terms}</p>
      </article>
    </DashboardPage>
  )
}

export function ReceiptOutline() {
  return (
    <DashboardPage title="Receipt">
      <Panel busy title="Receipt">
        <TableOutline rows={5} />
      </Panel>
    </DashboardPage>
  )
}
