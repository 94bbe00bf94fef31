import { useState } from 'react'
import type { PaymentMethod } from '#contract/bills.ts'
import { expiresSoon } from '#rules/card-expiry.ts'
import { cards, makePrimary, removeCard } from '#stores/cards.ts'
import { Button } from '../kit/button.tsx'
import { Panel } from '../kit/dashboard-page.tsx'
import { Empty } from '../kit/empty.tsx'
import { Modal } from '../kit/modal.tsx'
import { TableOutline } from '../kit/table-outline.tsx'
import { WhenLoaded } from '../kit/when-loaded.tsx'
import { BrandMark } from './brand-mark.tsx'
import styles from './saved-cards.module.css'

export function SavedCards() {
  const [removing, setRemoving] = useState<PaymentMethod>()
  return (
    <Panel title="Saved cards">
      <WhenLoaded
        loading={<TableOutline rows={2} />}
        of={cards.$loaded}
        retry={() => cards.load({})}
      >
        {(known) =>
          known.length > 0 ? (
            <ul className={styles['cards']}>
              {known.map((card) => (
                <Card card={card} key={card.upm_id} onRemove={() => setRemoving(card)} />
              ))}
            </ul>
          ) : (
            <Empty title="No cards added">Add one below; it becomes the primary card.</Empty>
          )
        }
      </WhenLoaded>
      {removing && <Remove card={removing} onClose={() => setRemoving(undefined)} />}
    </Panel>
  )
}

function nameOf({ card_brand, card_last4 }: PaymentMethod): string {
  return `${card_brand} ending in ${card_last4}`
}

function Card({ card, onRemove }: { card: PaymentMethod; onRemove: () => void }) {
  const [busy, setBusy] = useState(false)
  const choose = async () => {
    setBusy(true)
    await makePrimary(card)
    setBusy(false)
  }
  return (
    <li>
      <BrandMark brand={card.card_brand} />
      <p className={styles['name']}>
        {nameOf(card)}
        <Expiry card={card} />
      </p>
      {card.isPrimary ? (
        <span className="tag">Primary</span>
      ) : (
        <div className={styles['acts']}>
          <Button
            aria-label={`Set Primary: ${nameOf(card)}`}
            busy={busy}
            busyLabel="Setting…"
            look="line"
            onClick={choose}
            size="small"
          >
            Set Primary
          </Button>
          <Button
            aria-label={`Remove: ${nameOf(card)}`}
            look="quiet"
            onClick={onRemove}
            size="small"
          >
            Remove
          </Button>
        </div>
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

function Remove({ card, onClose }: { card: PaymentMethod; onClose: () => void }) {
  const [busy, setBusy] = useState(false)
  const leave = () => !busy && onClose()
  const remove = async () => {
    setBusy(true)
    await removeCard(card)
    onClose()
  }
  return (
    <Modal onClose={leave} open title="Remove this card?">
      <p>{nameOf(card)} is forgotten for good. You can add it again later.</p>
      <div className={styles['acts']}>
        <Button busy={busy} busyLabel="Removing…" onClick={remove}>
          Remove
        </Button>
        <Button look="quiet" onClick={leave}>
          Keep it
        </Button>
      </div>
    </Modal>
  )
}
