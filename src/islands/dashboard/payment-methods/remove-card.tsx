import { useState } from 'react'
import { paymentMethodMessages } from '#messages/payment-methods.ts'
import type { PaymentMethod } from '#contract/billing/bills.ts'
import { removeCard } from '#stores/billing/cards.ts'
import { useMessages } from '../../kit/use-messages.ts'
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
  const t = useMessages(paymentMethodMessages)
  const [busy, setBusy] = useState(false)
  const cancel = () => !busy && onClose()
  const remove = async () => {
    setBusy(true)
    await removeCard(card)
    onClose()
  }
  return (
    <Modal onClose={cancel} open title={t.removeTitle}>
      <p>{t.removeText(name)}</p>
      <div className={styles['acts']}>
        <Button busy={busy} busyLabel={t.removing} onClick={remove}>
          {t.remove}
        </Button>
        <Button look="quiet" onClick={cancel}>
          {t.keepCard}
        </Button>
      </div>
    </Modal>
  )
}
