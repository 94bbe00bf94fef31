import { useEffect } from 'react'
import type { User } from '#contract/entities.ts'
import { owes } from '#rules/plan/owes.ts'
import { billingDetails } from '#stores/billing/add-card.ts'
import { cards } from '#stores/billing/cards.ts'
import { due } from '#stores/billing/payments.ts'
import { loadSiteData } from '#stores/site/site-data.ts'
import { bounded } from '../kit/bounded.tsx'
import { DashboardPage, Panel } from '../kit/dashboard-page.tsx'
import { DueBlock } from '../kit/payment/due-block.tsx'
import { Gate } from '../kit/gate.tsx'
import { TableOutline } from '../kit/table/table-outline.tsx'
import { useFirstAnswer } from '../kit/form/use-first-answer.ts'
import { AddCard } from './payment-methods/add-card.tsx'
import { SavedCards } from './payment-methods/saved-cards.tsx'

const TITLE = 'Payment methods'
const LEDE = 'Your plan is charged to the primary card.'

export const PaymentMethods = bounded(Whole)

function Whole() {
  return <Gate loading={<PaymentMethodsOutline />}>{(user) => <Page user={user} />}</Gate>
}

function Page({ user: { website } }: { user: User }) {
  const isDue = owes(website, new Date())
  const id = website?.website_id
  // The form below the cards must not move when they come.
  const settled = useFirstAnswer(cards.$loaded)
  useEffect(() => {
    void cards.load({})
    void billingDetails.load({})
    void loadSiteData()
  }, [])
  useEffect(() => {
    if (isDue && id !== undefined) void due.load({ website_id: id })
  }, [id, isDue])
  const dueSettled = useFirstAnswer(due.$loaded)
  if (!settled || (isDue && !dueSettled)) return <PaymentMethodsOutline />
  return (
    <DashboardPage lede={LEDE} title={TITLE}>
      {isDue && website && <DueBlock note="Pay Now charges your primary card." website={website} />}
      <SavedCards />
      <AddCard />
    </DashboardPage>
  )
}

export function PaymentMethodsOutline() {
  return (
    <DashboardPage lede={LEDE} title={TITLE}>
      <Panel busy title="Saved cards">
        <TableOutline rows={2} />
      </Panel>
      <Panel busy title="Add a card">
        <TableOutline rows={4} />
      </Panel>
    </DashboardPage>
  )
}
