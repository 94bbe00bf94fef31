import { useEffect } from 'react'
import type { User } from '#contract/entities.ts'
import { due, payments } from '#stores/billing/payments.ts'
import { planControl } from '#stores/billing/plan-control.ts'
import { DueBlock } from '../kit/payment/due-block.tsx'
import { PlanControl } from './billing/plan-control.tsx'
import { Transactions } from './billing/transactions.tsx'
import { bounded } from '../kit/bounded.tsx'
import { DashboardPage, Panel } from '../kit/dashboard-page.tsx'
import { Gate } from '../kit/gate.tsx'
import { TableOutline } from '../kit/table/table-outline.tsx'
import { useFirstAnswer } from '../kit/form/use-first-answer.ts'

export const Billing = bounded(Whole)

function Whole() {
  return <Gate loading={<BillingOutline />}>{(user) => <Page user={user} />}</Gate>
}

function Page({ user: { website } }: { user: User }) {
  const id = website?.website_id
  useEffect(() => {
    void payments.load({})
    if (id === undefined) return
    void due.load({ website_id: id })
    void planControl.load({})
  }, [id])
  const dueSettled = useFirstAnswer(due.$loaded)
  const planSettled = useFirstAnswer(planControl.$loaded)
  if (website && !(dueSettled && planSettled)) return <BillingOutline />
  return (
    <DashboardPage title="Billing">
      {website && <DueBlock website={website} />}
      {website && <PlanControl />}
      <Panel title="Transactions">
        <Transactions />
      </Panel>
    </DashboardPage>
  )
}

export function BillingOutline() {
  return (
    <DashboardPage title="Billing">
      <Panel busy title="Plan">
        <TableOutline rows={2} />
      </Panel>
      <Panel busy title="Transactions">
        <TableOutline rows={3} />
      </Panel>
    </DashboardPage>
  )
}
