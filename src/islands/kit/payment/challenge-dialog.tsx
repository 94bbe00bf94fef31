import { useStore } from '@nanostores/react'
import { useRef } from 'react'
import { cardMessages } from '#messages/card.ts'
import { amounts } from '#messages/amounts.ts'
import { toCents } from '#rules/money/money.ts'
import { $challenge } from '#stores/billing/ask-cardholder.ts'
import { useMessages } from '../use-messages.ts'
import styles from './challenge-dialog.module.css'
import { Button } from '../button.tsx'
import { Modal } from '../modal.tsx'

/** Test mode's stand-in for the bank: the cardholder chooses the answer. */
export function ChallengeDialog() {
  const t = useMessages(cardMessages)
  const { cad } = useMessages(amounts)
  const challenge = useStore($challenge)
  const answer = (isApproved: boolean) => challenge?.answer(isApproved)
  // The amount stays visible while the dialog fades out.
  const amount = useRef<number>(undefined)
  if (challenge) amount.current = challenge.amount
  return (
    <Modal onClose={() => answer(false)} open={challenge !== undefined} title={t.challengeTitle}>
      <p>
        <span className="tag warn">{t.testMode}</span>
      </p>
      {amount.current === undefined ? (
        <p>
          {t.challengeWants}
          <b>{t.challengeSaving}</b>.
        </p>
      ) : (
        <p>
          {t.challengeWants}
          <b>{t.challengePayment(cad(toCents(amount.current)))}</b>.
        </p>
      )}
      <p>{t.challengeExplained}</p>
      <div className={styles['answers']}>
        <Button onClick={() => answer(true)}>{t.approve}</Button>
        <Button look="line" onClick={() => answer(false)}>
          {t.decline}
        </Button>
      </div>
    </Modal>
  )
}
