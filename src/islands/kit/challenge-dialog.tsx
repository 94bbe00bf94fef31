import { useStore } from '@nanostores/react'
import { useRef } from 'react'
import { toCents, writeCad } from '#rules/money.ts'
import { $challenge } from '#stores/owner-asked.ts'
import styles from './challenge-dialog.module.css'
import { Button } from './button.tsx'
import { Modal } from './modal.tsx'

/** Where a real bank would ask the card's owner, test mode lets whoever is there choose the answer. */
export function ChallengeDialog() {
  const challenge = useStore($challenge)
  const answer = (isOwner: boolean) => challenge?.answer(isOwner)
  // What was asked last stays to be read while the dialog fades.
  const amount = useRef<number>(undefined)
  if (challenge) amount.current = challenge.amount
  const about =
    amount.current === undefined
      ? 'that this card may be saved'
      : `this payment of ${writeCad(toCents(amount.current))}`
  return (
    <Modal onClose={() => answer(false)} open={challenge !== undefined} title="Confirm it’s you">
      <p>
        <span className="tag warn">Test mode</span>
      </p>
      <p>
        Your bank would ask you here, by its app or a code, to confirm {about}. This is no bank and
        no money moves: choose what it hears.
      </p>
      <div className={styles['answers']}>
        <Button onClick={() => answer(true)}>Authorize</Button>
        <Button look="line" onClick={() => answer(false)}>
          Fail
        </Button>
      </div>
    </Modal>
  )
}
