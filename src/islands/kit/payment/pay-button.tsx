import { useStore } from '@nanostores/react'
import { useId, useState } from 'react'
import { amountDueMessages } from '#messages/amount-due.ts'
import { cardMessages } from '#messages/card.ts'
import { $paymentDeclined } from '#stores/billing/billing.ts'
import { Button } from '../button.tsx'
import styles from './pay-button.module.css'
import { useMessages } from '../use-messages.ts'
import { useOnPress } from '../use-on-press.ts'
import { inTime } from '#stores/in-time.ts'

const confirmPayment = () => inTime(import('./confirm-payment.tsx'))

/** Asks for confirmation, then pays; shows beside the button if the payment was declined. */
export function PayButton({
  amount,
  label,
  onPay,
  summary,
  title
}: {
  amount: string
  label: string
  onPay: () => Promise<void>
  /** What is charged to which card, where that is not just the amount. */
  summary?: string
  title?: string
}) {
  const t = useMessages(amountDueMessages)
  const { nothingCharged } = useMessages(cardMessages)
  const [isOpen, setOpen] = useState(false)
  const declined = useStore($paymentDeclined)
  const id = useId()
  const { bring, part: dialog, press } = useOnPress(confirmPayment)
  const confirm = async () => {
    if (await bring()) setOpen(true)
  }
  return (
    <>
      <Button {...press} aria-describedby={declined && id} onClick={confirm}>
        {label}
      </Button>
      {declined && (
        <p className={styles['declined']} id={id}>
          <b>{declined}</b> {nothingCharged}
        </p>
      )}
      {dialog && (
        <dialog.ConfirmPayment
          amount={amount}
          onClose={() => setOpen(false)}
          onPay={onPay}
          open={isOpen}
          summary={summary}
          title={title ?? t.confirm}
        />
      )}
    </>
  )
}
