import { useStore } from '@nanostores/react'
import type { PaymentMethod } from '#contract/billing/bills.ts'
import { paymentMethodMessages } from '#messages/payment-methods.ts'
import { cardName, cards } from '#stores/billing/cards.ts'
import { Notice } from '../../kit/notice.tsx'
import { useMessages } from '../../kit/use-messages.ts'
import styles from './saved-cards.module.css'

/** Tells that a new card isn't charged until it is made primary, beside the button that does that. */
export function StillCharged({ added }: { added: PaymentMethod }) {
  const t = useMessages(paymentMethodMessages)
  const saved = useStore(cards.$loaded)
  const known = saved.status === 'ready' ? saved.value : []
  const card = known.find(({ upm_id }) => upm_id === added.upm_id)
  const primary = known.find(({ isPrimary }) => isPrimary)
  if (!card || !primary || card === primary) return null
  return (
    <div className={styles['stillCharged']}>
      <Notice kind="warning">{t.stillCharged(cardName(primary), cardName(card))}</Notice>
    </div>
  )
}
