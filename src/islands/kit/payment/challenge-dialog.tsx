import { useStore } from '@nanostores/react'
import { useRef } from 'react'
import { toCents, writeCad } from '#rules/money/money.ts'
import { $challenge } from '#stores/billing/bank-question.ts'
import styles from './challenge-dialog.module.css'
import { Button } from '../button.tsx'
import { Modal } from '../modal.tsx'

/** Test mode's stand-in for the bank: the person chooses the answer themselves. */
export function ChallengeDialog() {
  const challenge = useStore($challenge)
  const answer = (isOwner: boolean) => challenge?.answer(isOwner)
  // The last question stays readable while the dialog fades.
  const amount = useRef<number>(undefined)
  if (challenge) amount.current = challenge.amount
  return (
    <Modal onClose={() => answer(false)} open={challenge !== undefined} title="Confirm it’s you">
      <p>
        <span className="tag warn">Test mode</span>
      </p>
      {amount.current === undefined ? (
        <p>
          Your bank wants you to approve <b>saving this card</b>. Saving it charges{' '}
          <b>{writeCad(0)}</b>.
        </p>
      ) : (
        <p>
          Your bank wants you to approve <b>this payment of {writeCad(toCents(amount.current))}</b>.
        </p>
      )}
      <p>
        A real bank asks in its app or with a code. Here you choose the answer, and no money moves.
      </p>
      <div className={styles['answers']}>
        <Button onClick={() => answer(true)}>Approve</Button>
        <Button look="line" onClick={() => answer(false)}>
          Decline
        </Button>
      </div>
    </Modal>
  )
}
