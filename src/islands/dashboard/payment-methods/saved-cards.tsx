import { useState } from 'react'
import type { PaymentMethod } from '#contract/billing/bills.ts'
import { expiresSoon } from '#rules/money/card-expiry.ts'
import { cardName, cards, makePrimary } from '#stores/billing/cards.ts'
import { Button } from '../../kit/button.tsx'
import { Panel } from '../../kit/dashboard-page.tsx'
import { Empty } from '../../kit/table/empty.tsx'
import { keepFocus } from '../../kit/keep-focus.ts'
import { TableOutline } from '../../kit/table/table-outline.tsx'
import { useOnPress } from '../../kit/use-on-press.ts'
import { WhenLoaded } from '../../kit/when-loaded.tsx'
import { BrandMark } from './brand-mark.tsx'
import styles from './saved-cards.module.css'
import { inTime } from '#stores/in-time.ts'

export function SavedCards() {
  return (
    <Panel title="Saved cards">
      <WhenLoaded
        loading={<TableOutline rows={2} />}
        of={cards.$loaded}
        retry={() => cards.load({})}
        what="your cards"
      >
        {(known) =>
          known.length > 0 ? (
            <ul className={styles['cards']} tabIndex={-1}>
              {known.map((card) => (
                <Card card={card} key={card.upm_id} />
              ))}
            </ul>
          ) : (
            <Empty title="No cards added">Add one below; it becomes the primary card.</Empty>
          )
        }
      </WhenLoaded>
    </Panel>
  )
}

const removeCard = () => inTime(import('./remove-card.tsx'))

function Card({ card }: { card: PaymentMethod }) {
  const [busy, setBusy] = useState(false)
  const { bring, part: dialog, press } = useOnPress(removeCard)
  const [removing, setRemoving] = useState(false)
  const choose = async () => {
    setBusy(true)
    await makePrimary(card)
    setBusy(false)
  }
  return (
    <li>
      <BrandMark brand={card.card_brand} />
      <p className={styles['name']}>
        {cardName(card)}
        <Expiry card={card} />
      </p>
      {card.isPrimary ? (
        <span className="tag">Primary</span>
      ) : (
        <div className={styles['acts']} ref={keepFocus}>
          <Button
            aria-label={`Set Primary: ${cardName(card)}`}
            busy={busy}
            busyLabel="Setting…"
            look="line"
            onClick={choose}
            size="small"
          >
            Set Primary
          </Button>
          <Button
            aria-label={`Remove: ${cardName(card)}`}
            look="quiet"
            {...press}
            onClick={async () => setRemoving(await bring())}
            size="small"
          >
            Remove
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
  if (exp_month === undefined || exp_year === undefined) return null
  const month = String(exp_month).padStart(2, '0')
  const year = String(exp_year % 100).padStart(2, '0')
  const soon = expiresSoon({ exp_month, exp_year }, new Date())
  return (
    <small>
      Expires {month}/{year}
      {soon && <span className="tag warn">Expiring soon</span>}
    </small>
  )
}
