import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { paymentMethodMessages } from '#messages/payment-methods.ts'
import type { PaymentMethod } from '#contract/billing/bills.ts'
import { expiresSoon } from '#rules/money/card-expiry.ts'
import { $addedCard, cardName, cards } from '#stores/billing/cards.ts'
import { useMessages } from '../../kit/use-messages.ts'
import { Button } from '../../kit/button.tsx'
import { Panel } from '../../kit/dashboard-page.tsx'
import { EmptyState } from '../../kit/table/empty-state.tsx'
import { keepFocus } from '../../kit/keep-focus.ts'
import { TableSkeleton } from '../../kit/table/table-skeleton.tsx'
import { useOnPress } from '../../kit/use-on-press.ts'
import { WhenLoaded } from '../../kit/when-loaded.tsx'
import { BrandMark } from './brand-mark.tsx'
import { AlreadySaved } from './already-saved.tsx'
import { SetPrimary } from './set-primary.tsx'
import { StillCharged } from './still-charged.tsx'
import styles from './saved-cards.module.css'
import { inTime } from '#stores/in-time.ts'

/** `isDue`: a payment is due, so the list says if a card just added won't be charged. */
export function SavedCards({ isDue }: { isDue: boolean }) {
  const t = useMessages(paymentMethodMessages)
  return (
    <Panel title={t.saved}>
      <AlreadySaved />
      {isDue && <StillCharged />}
      <WhenLoaded
        loading={<TableSkeleton rows={2} />}
        of={cards.$loaded}
        retry={() => cards.load({})}
        what={t.loading}
      >
        {(known) =>
          known.length > 0 ? (
            <ul className={styles['cards']} tabIndex={-1}>
              {known.map((card) => (
                <Card card={card} key={card.upm_id} />
              ))}
            </ul>
          ) : (
            <EmptyState title={t.none}>{t.addBelow}</EmptyState>
          )
        }
      </WhenLoaded>
    </Panel>
  )
}

const removeCard = () => inTime(import('./remove-card.tsx'))

function Card({ card }: { card: PaymentMethod }) {
  const t = useMessages(paymentMethodMessages)
  const { bring, part: dialog, press } = useOnPress(removeCard)
  const [removing, setRemoving] = useState(false)
  const name = useRef<HTMLSpanElement>(null)
  const isAdded = useStore($addedCard) === card.upm_id
  // The form below the list starts over, so the focus moves to its result.
  useEffect(() => {
    if (isAdded) name.current?.focus()
  }, [isAdded])
  return (
    <li>
      <BrandMark brand={card.card_brand} />
      <p className={styles['name']}>
        <span ref={name} tabIndex={-1}>
          {cardName(card)}
        </span>
        <Expiry card={card} />
      </p>
      {card.isPrimary ? (
        <span className="tag">{t.primary}</span>
      ) : (
        <div className={styles['acts']} ref={keepFocus}>
          <SetPrimary card={card} />
          <Button
            aria-label={t.removeLabel(cardName(card))}
            look="quiet"
            {...press}
            onClick={async () => setRemoving(await bring())}
            size="small"
          >
            {t.remove}
          </Button>
        </div>
      )}
      {dialog && removing && (
        <dialog.RemoveCard card={card} name={cardName(card)} onClose={() => setRemoving(false)} />
      )}
    </li>
  )
}

function Expiry({ card: { exp_month, exp_year } }: { card: PaymentMethod }) {
  const t = useMessages(paymentMethodMessages)
  if (exp_month === undefined || exp_year === undefined) return null
  const month = String(exp_month).padStart(2, '0')
  const year = String(exp_year % 100).padStart(2, '0')
  const soon = expiresSoon({ exp_month, exp_year }, new Date())
  return (
    <small>
      {t.expires(month, year)}
      {soon && <span className="tag warn">{t.expiresSoon}</span>}
    </small>
  )
}
