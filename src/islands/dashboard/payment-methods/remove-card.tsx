import { useState } from 'react'
import type { PaymentMethod } from '#contract/billing/bills.ts'
import { removeCard } from '#stores/billing/cards.ts'
import { Button } from '../../kit/button.tsx'
import { Modal } from '../../kit/modal.tsx'
import styles from './remove-card.module.css'

export function RemoveCard({
  card,
  name,
  onClose
}: {
  card: PaymentMethod
  name: string
  onClose: () => void
}) {
  const [busy, setBusy] = useState(false)
  const leave = () => !busy && onClose()
  const remove = async () => {
    setBusy(true)
    await removeCard(card)
    onClose()
  }
  return (
    <Modal onClose={leave} open title="Remove this card?">
      <p>{name} is forgotten for good. You can add it again later.</p>
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
