import { useEffect } from 'react'
import { paymentMethodMessages } from '#messages/payment-methods.ts'
import type { User } from '#contract/entities.ts'
import { owes } from '#rules/plan/owes.ts'
import { billingDetails } from '#stores/billing/add-card.ts'
import { cards } from '#stores/billing/cards.ts'
import { due } from '#stores/billing/payments.ts'
import { loadSiteData } from '#stores/site/site-data.ts'
import { useMessages } from '../kit/use-messages.ts'
import { bounded } from '../kit/bounded.tsx'
import { DashboardPage, Panel } from '../kit/dashboard-page.tsx'
import { DueBlock } from '../kit/payment/due-block.tsx'
import { Gate } from '../kit/gate.tsx'
import { TableSkeleton } from '../kit/table/table-skeleton.tsx'
import { useFirstAnswer } from '../kit/use-first-answer.ts'
import { AddCard } from './payment-methods/add-card.tsx'
import { SavedCards } from './payment-methods/saved-cards.tsx'

export const PaymentMethods = bounded(PaymentMethodsPage)

function PaymentMethodsPage() {
  return <Gate loading={<PaymentMethodsSkeleton />}>{(user) => <CardList user={user} />}</Gate>
}

function CardList({ user: { website } }: { user: User }) {
  const t = useMessages(paymentMethodMessages)
  const isDue = owes(website, new Date())
  const id = website?.website_id
  // The form below must not move when the cards appear.
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
  const intro = website?.cancelled_at ? t.introCancelled : t.intro
  if (!settled || (isDue && !dueSettled)) return <PaymentMethodsSkeleton intro={intro} />
  return (
    <DashboardPage lede={intro} title={t.title}>
      {isDue && website && <DueBlock note={t.payNowNote} website={website} />}
      <SavedCards isDue={isDue} />
      <AddCard />
    </DashboardPage>
  )
}

export const PaymentMethodsSkeleton = bounded(Skeleton)

function Skeleton({ intro }: { intro?: string }) {
  const t = useMessages(paymentMethodMessages)
  return (
    <DashboardPage lede={intro ?? t.intro} title={t.title}>
      <Panel busy title={t.saved}>
        <TableSkeleton rows={2} />
      </Panel>
      <Panel busy title={t.add}>
        <TableSkeleton rows={4} />
      </Panel>
    </DashboardPage>
  )
}
