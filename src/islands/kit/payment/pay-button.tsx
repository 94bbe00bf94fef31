import { useStore } from '@nanostores/react'
import { useId, useState } from 'react'
import { NOTHING_CHARGED } from '#rules/money/declined-card.ts'
import { $paymentDeclined } from '#stores/billing/billing.ts'
import { Button } from '../button.tsx'
import styles from './pay-button.module.css'
import { useOnPress } from '../use-on-press.ts'
import { inTime } from '#stores/in-time.ts'

const confirmPayment = () => inTime(import('./confirm-payment.tsx'))

/** Asks for confirmation on the page where it was pressed, then pays; says there if the payment was declined. */
export function PayButton({
  amount,
  label,
  onPay,
  summary,
  title = 'Confirm payment'
}: {
  amount: string
  label: string
  onPay: () => Promise<void>
  /** What is charged to which card, where that is not just the amount. */
  summary?: string
  title?: string
}) {
  const [asked, setAsked] = useState(false)
  const declined = useStore($paymentDeclined)
  const id = useId()
  const { bring, part: dialog, press } = useOnPress(confirmPayment)
  const ask = async () => {
    if (await bring()) setAsked(true)
  }
  return (
    <>
      <Button {...press} aria-describedby={declined && id} onClick={ask}>
        {label}
      </Button>
      {declined && (
        <p className={styles['declined']} id={id}>
          <b>{declined}</b> {NOTHING_CHARGED}
        </p>
      )}
      {dialog && (
        <dialog.ConfirmPayment
          amount={amount}
          onClose={() => setAsked(false)}
          onPay={onPay}
          open={asked}
          summary={summary}
          title={title}
        />
      )}
    </>
  )
}
