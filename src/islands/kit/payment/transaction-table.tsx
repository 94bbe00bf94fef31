import { transactionMessages } from '#messages/transactions.ts'
import { dates } from '#messages/dates.ts'
import { amounts } from '#messages/amounts.ts'
import type { Transaction } from '#contract/billing/bills.ts'
import { toCents } from '#rules/money/money.ts'
import { receiptPath } from '#rules/paths.ts'
import { zoneOf } from '#rules/time/time-zone.ts'
import { useMessages } from '../use-messages.ts'
import { type Column, DataTable } from '../table/data-table.tsx'
import styles from './transaction-table.module.css'
import { useProvince } from '../use-province.ts'

type Texts = (typeof transactionMessages)['en']

const columns = (
  t: Texts & { cad: (cents: number) => string; time: (moment: string) => string }
): Column<Transaction>[] => [
  {
    name: t.id,
    cell: ({ transaction_id }) => <span title={transaction_id}>{transaction_id}</span>,
    code: true
  },
  { name: t.payment, cell: ({ amount }) => t.cad(toCents(amount)) },
  { name: t.date, cell: ({ created }) => t.time(created) },
  { name: t.card, cell: ({ card_last4 }) => (card_last4 ? t.cardNumber(card_last4) : '-') },
  {
    name: t.status,
    cell: ({ status }) =>
      status ? (
        <span className="tag">{t.success}</span>
      ) : (
        <span className="tag bad">{t.failed}</span>
      )
  }
]

const receiptColumn = (t: Texts): Column<Transaction> => ({
  name: t.receipt,
  cell: ({ status, transaction_id }) =>
    status ? (
      <a aria-label={t.receiptFor(transaction_id)} href={receiptPath(transaction_id)}>
        {t.receipt}
      </a>
    ) : (
      '-'
    )
})

/** Payments in the agent's time zone; with `receipts`, each successful one links to its receipt. */
export function TransactionTable({
  rows,
  receipts = false
}: {
  rows: readonly Transaction[]
  receipts?: boolean
}) {
  const t = useMessages(transactionMessages)
  const province = useProvince()
  const { cad } = useMessages(amounts)
  const { time } = useMessages(dates)
  const shown = columns({ ...t, cad, time: (moment) => time(moment, province) })
  return (
    <>
      <DataTable
        columns={receipts ? [...shown, receiptColumn(t)] : shown}
        keyOf={({ transaction_id }) => transaction_id}
        label={t.title}
        rows={rows}
      />
      <p className={styles['zone']}>{t.zone(zoneOf(province))}</p>
    </>
  )
}
