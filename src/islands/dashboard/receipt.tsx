import { useEffect, useState } from 'react'
import { receiptMessages } from '#messages/receipt.ts'
import { dates } from '#messages/dates.ts'
import { amounts } from '#messages/amounts.ts'
import type { Receipt as Facts } from '#contract/billing/receipt.ts'
import { planPriceOf } from '#rules/money/discount.ts'
import { toCents } from '#rules/money/money.ts'
import { paths } from '#rules/paths.ts'
import { downloadReceipt, receipt, transactionAsked } from '#stores/billing/receipt.ts'
import { useMessages } from '../kit/use-messages.ts'
import { bounded } from '../kit/bounded.tsx'
import { Button } from '../kit/button.tsx'
import { DashboardPage, Panel } from '../kit/dashboard-page.tsx'
import { Gate } from '../kit/gate.tsx'
import { TableSkeleton } from '../kit/table/table-skeleton.tsx'
import { WhenLoaded } from '../kit/when-loaded.tsx'
import styles from './receipt.module.css'

export const Receipt = bounded(ReceiptPage)

function ReceiptPage() {
  return <Gate loading={<ReceiptSkeleton />}>{() => <LoadedReceipt />}</Gate>
}

function LoadedReceipt() {
  const t = useMessages(receiptMessages)
  const [transaction_id] = useState(transactionAsked)
  useEffect(() => void receipt.load({ transaction_id }), [transaction_id])
  return (
    <WhenLoaded
      loading={<ReceiptSkeleton />}
      of={receipt.$loaded}
      retry={() => receipt.load({ transaction_id })}
      what={t.loading}
    >
      {(facts) => <ReceiptSheet facts={facts} />}
    </WhenLoaded>
  )
}

/** The receipt itself, for the screen and for print. */
function ReceiptSheet({ facts }: { facts: Facts }) {
  const t = useMessages(receiptMessages)
  const { cad } = useMessages(amounts)
  const { zonedTime } = useMessages(dates)
  const [busy, setBusy] = useState(false)
  const setupFee = toCents(facts.setup_fee)
  const discounts = facts.discounts.map((discount) => ({
    ...discount,
    amount: toCents(discount.amount)
  }))
  const planPrice = planPriceOf({ subtotal: toCents(facts.subtotal), setupFee, discounts })
  const save = async () => {
    setBusy(true)
    await downloadReceipt(facts.transaction_id)
    setBusy(false)
  }
  return (
    <DashboardPage title={t.title}>
      <div className={styles['acts']}>
        <Button look="ink" onClick={() => window.print()}>
          {t.print}
        </Button>
        <Button busy={busy} busyLabel={t.downloading} look="line" onClick={save}>
          {t.download}
        </Button>
        <a className="more" href={paths.billing}>
          {t.allBilling}
        </a>
      </div>
      <article aria-label={t.label(facts.transaction_id)} className={`card ${styles['sheet']}`}>
        <header>
          <div>
            <p className={styles['seller']}>{facts.seller_name}</p>
            {facts.seller_tax_numbers && <p>{facts.seller_tax_numbers}</p>}
          </div>
          <dl>
            <div>
              <dt>{t.title}</dt>
              <dd className={styles['id']} title={facts.transaction_id}>
                {facts.transaction_id}
              </dd>
            </div>
            <div>
              <dt>{t.date}</dt>
              <dd>{zonedTime(facts.created, facts.billing_state)}</dd>
            </div>
          </dl>
        </header>
        <section>
          <h2>{t.soldTo}</h2>
          <p>{facts.buyer_name}</p>
          {facts.buyer_address.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </section>
        <table>
          <thead>
            <tr>
              <th>{t.description}</th>
              <th>{t.amount}</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>{facts.description}</td>
              <td>{cad(planPrice)}</td>
            </tr>
            {discounts.map((discount) => (
              <tr key={discount.kind}>
                <td>
                  {discount.kind === 'coupon'
                    ? t.coupon(discount.code)
                    : t.referral(discount.percent)}
                </td>
                <td>{t.off(discount.amount)}</td>
              </tr>
            ))}
            {setupFee > 0 && (
              <tr>
                <td>{t.setupFee}</td>
                <td>{cad(setupFee)}</td>
              </tr>
            )}
            <tr>
              <td>{t.beforeTax}</td>
              <td>{cad(toCents(facts.subtotal))}</td>
            </tr>
            {facts.taxes.map(({ amount, name, percent }) => (
              <tr key={name}>
                <td>{t.tax(name, percent)}</td>
                <td>{cad(toCents(amount))}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t.totalPaid}</th>
              <td>{cad(toCents(facts.amount))}</td>
            </tr>
          </tfoot>
        </table>
        <p className={styles['terms']}>{facts.terms}</p>
      </article>
    </DashboardPage>
  )
}

export const ReceiptSkeleton = bounded(Skeleton)

function Skeleton() {
  const t = useMessages(receiptMessages)
  return (
    <DashboardPage title={t.title}>
      <Panel busy title={t.title}>
        <TableSkeleton rows={5} />
      </Panel>
    </DashboardPage>
  )
}
