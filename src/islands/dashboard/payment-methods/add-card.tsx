import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { billingDetails } from '#stores/billing/add-card.ts'
import { cards } from '#stores/billing/cards.ts'
import { $siteData, loadSiteData } from '#stores/site/site-data.ts'
import { CardChallenge } from '../../kit/payment/card-challenge.tsx'
import { Panel } from '../../kit/dashboard-page.tsx'
import { PanelDown } from '../../kit/gate.tsx'
import { TableOutline } from '../../kit/table/table-outline.tsx'
import { useFirstAnswer } from '../../kit/form/use-first-answer.ts'
import { AddCardForm } from './add-card-form.tsx'
import styles from './add-card-form.module.css'

/** The form for a new card, filled in with the billing address last given. */
export function AddCard() {
  const site = useStore($siteData)
  const saved = useStore(cards.$loaded)
  const hasCard = saved.status === 'ready' && saved.value.length > 0
  const known = useStore(billingDetails.$loaded)
  const settled = useFirstAnswer(billingDetails.$loaded)
  // Each card starts with an empty card field and the address that was just given.
  const [added, setAdded] = useState(0)
  const start = known.status === 'ready' ? (known.value.billing ?? undefined) : undefined
  return (
    <Panel title="Add a card">
      {hasCard && <p className={styles['lede']}>Add a replacement or backup card.</p>}
      <div aria-label="A new card" role="group" tabIndex={-1}>
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
          <TableOutline rows={4} />
        )}
      </div>
      <CardChallenge />
    </Panel>
  )
}
