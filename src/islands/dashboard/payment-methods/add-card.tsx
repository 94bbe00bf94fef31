import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { paymentMethodMessages } from '#messages/payment-methods.ts'
import { billingDetails } from '#stores/billing/add-card.ts'
import { cards } from '#stores/billing/cards.ts'
import { $siteData, loadSiteData } from '#stores/site/site-data.ts'
import { useMessages } from '../../kit/use-messages.ts'
import { CardChallenge } from '../../kit/payment/card-challenge.tsx'
import { Panel } from '../../kit/dashboard-page.tsx'
import { PanelDown } from '../../kit/gate.tsx'
import { TableSkeleton } from '../../kit/table/table-skeleton.tsx'
import { useFirstAnswer } from '../../kit/use-first-answer.ts'
import { AddCardForm } from './add-card-form.tsx'
import styles from './add-card-form.module.css'

/** The form for a new card, filled in with the last billing address. */
export function AddCard() {
  const t = useMessages(paymentMethodMessages)
  const site = useStore($siteData)
  const saved = useStore(cards.$loaded)
  const hasCard = saved.status === 'ready' && saved.value.length > 0
  const known = useStore(billingDetails.$loaded)
  const settled = useFirstAnswer(billingDetails.$loaded)
  // After each card the form starts again with an empty card field and the same address.
  const [added, setAdded] = useState(0)
  const start = known.status === 'ready' ? (known.value.billing ?? undefined) : undefined
  return (
    <Panel title={t.add}>
      {hasCard && <p className={styles['lede']}>{t.addAnother}</p>}
      <div aria-label={t.newCard} role="group" tabIndex={-1}>
        {site.status === 'failed' && <PanelDown retry={loadSiteData} />}
        {site.status === 'ready' && settled && (
          <AddCardForm
            data={site.data}
            key={added}
            onAdded={() => setAdded(added + 1)}
            start={start}
          />
        )}
        {site.status !== 'failed' && !(site.status === 'ready' && settled) && (
          <TableSkeleton rows={4} />
        )}
      </div>
      <CardChallenge />
    </Panel>
  )
}
