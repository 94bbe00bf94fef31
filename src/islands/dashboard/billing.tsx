import { useEffect } from 'react'
import { transactionMessages } from '#messages/transactions.ts'
import { billingMessages } from '#messages/billing.ts'
import type { User } from '#contract/entities.ts'
import { due, payments } from '#stores/billing/payments.ts'
import { planControl } from '#stores/billing/plan-control.ts'
import { useMessages } from '../kit/use-messages.ts'
import { DueBlock } from '../kit/payment/due-block.tsx'
import { PlanControl } from './billing/plan-control.tsx'
import { Transactions } from './billing/transactions.tsx'
import { bounded } from '../kit/bounded.tsx'
import { DashboardPage, Panel } from '../kit/dashboard-page.tsx'
import { Gate } from '../kit/gate.tsx'
import { TableSkeleton } from '../kit/table/table-skeleton.tsx'
import { useFirstAnswer } from '../kit/use-first-answer.ts'

export const Billing = bounded(BillingPage)

type Props = { supportEmail: string }

function BillingPage({ supportEmail }: Props) {
  return (
    <Gate loading={<BillingSkeleton />}>
      {(user) => <BillingDetails supportEmail={supportEmail} user={user} />}
    </Gate>
  )
}

function BillingDetails({ supportEmail, user: { website } }: Props & { user: User }) {
  const t = useMessages(billingMessages)
  const { title: transactionsTitle } = useMessages(transactionMessages)
  const id = website?.website_id
  useEffect(() => {
    void payments.load({})
    if (id === undefined) return
    void due.load({ website_id: id })
    void planControl.load({})
  }, [id])
  const dueSettled = useFirstAnswer(due.$loaded)
  const planSettled = useFirstAnswer(planControl.$loaded)
  if (website && !(dueSettled && planSettled)) return <BillingSkeleton />
  return (
    <DashboardPage title={t.title}>
      {website && <DueBlock website={website} />}
      {website && <PlanControl supportEmail={supportEmail} />}
      <Panel title={transactionsTitle}>
        <Transactions isCancelled={Boolean(website?.cancelled_at)} />
      </Panel>
    </DashboardPage>
  )
}

export const BillingSkeleton = bounded(Skeleton)

function Skeleton() {
  const t = useMessages(billingMessages)
  const { title: transactionsTitle } = useMessages(transactionMessages)
  return (
    <DashboardPage title={t.title}>
      <Panel busy title={t.plan}>
        <TableSkeleton rows={2} />
      </Panel>
      <Panel busy title={transactionsTitle}>
        <TableSkeleton rows={3} />
      </Panel>
    </DashboardPage>
  )
}
