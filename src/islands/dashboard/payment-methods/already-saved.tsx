import { useStore } from '@nanostores/react'
import { paymentMethodMessages } from '#messages/payment-methods.ts'
import { $knownCard, cardName, cards } from '#stores/billing/cards.ts'
import { Notice } from '../../kit/notice.tsx'
import { useMessages } from '../../kit/use-messages.ts'
import styles from './saved-cards.module.css'

/** Tells that the card entered in the form below is on the list already. */
export function AlreadySaved() {
  const t = useMessages(paymentMethodMessages)
  const known = useStore($knownCard)
  const saved = useStore(cards.$loaded)
  const card =
    saved.status === 'ready' ? saved.value.find(({ upm_id }) => upm_id === known) : undefined
  if (!card) return null
  return (
    <div className={styles['notice']}>
      <Notice kind="success">{t.alreadySaved(cardName(card))}</Notice>
    </div>
  )
}
