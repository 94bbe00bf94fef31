import { useStore } from '@nanostores/react'
import { paymentMethodMessages } from '#messages/payment-methods.ts'
import { $addedCard, cardName, cards } from '#stores/billing/cards.ts'
import { Notice } from '../../kit/notice.tsx'
import { useMessages } from '../../kit/use-messages.ts'
import styles from './saved-cards.module.css'

/** Says that a new card isn't charged until it is made primary, beside the button that does that. */
export function StillCharged() {
  const t = useMessages(paymentMethodMessages)
  const added = useStore($addedCard)
  const saved = useStore(cards.$loaded)
  const known = saved.status === 'ready' ? saved.value : []
  const card = known.find(({ upm_id }) => upm_id === added)
  const primary = known.find(({ isPrimary }) => isPrimary)
  if (!card || !primary || card === primary) return null
  return (
    <div className={styles['notice']}>
      <Notice kind="warning">{t.stillCharged(cardName(primary), cardName(card))}</Notice>
    </div>
  )
}
