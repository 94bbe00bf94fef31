import { useStore } from '@nanostores/react'
import { useId, useState } from 'react'
import { cardMessages } from '#messages/card.ts'
import { amountDueMessages } from '#messages/amount-due.ts'
import { $paymentDeclined } from '#stores/billing/billing.ts'
import { useMessages } from '../use-messages.ts'
import { Button } from '../button.tsx'
import styles from './pay-now.module.css'
import { useOnPress } from '../use-on-press.ts'
import { inTime } from '#stores/in-time.ts'

const confirmPayment = () => inTime(import('./confirm-payment.tsx'))

/** Opens the payment confirmation, and shows beside the button if the payment was declined. */
export function PayNow({ amount, websiteId }: { amount: string; websiteId: number }) {
  const t = useMessages(amountDueMessages)
  const { nothingCharged } = useMessages(cardMessages)
  const [isOpen, setOpen] = useState(false)
  const declined = useStore($paymentDeclined)
  const id = useId()
  const { bring, part: dialog, press } = useOnPress(confirmPayment)
  const open = async () => {
    if (await bring()) setOpen(true)
  }
  return (
    <>
      <Button {...press} aria-describedby={declined && id} onClick={open}>
        {t.payNow}
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
          open={isOpen}
          websiteId={websiteId}
        />
      )}
    </>
  )
}
