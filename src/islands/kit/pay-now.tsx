import { useState } from 'react'
import { Button } from './button.tsx'
import { useOnPress } from './use-on-press.ts'

const confirmPayment = () => import('./confirm-payment.tsx')

/** Opens the payment confirmation on the page where it was pressed. */
export function PayNow({ amount, websiteId }: { amount: string; websiteId: number }) {
  const [asked, setAsked] = useState(false)
  const { bring, part: dialog, press } = useOnPress(confirmPayment)
  const ask = async () => {
    if (await bring()) setAsked(true)
  }
  return (
    <>
      <Button {...press} onClick={ask}>
        Pay Now
      </Button>
      {dialog && (
        <dialog.ConfirmPayment
          amount={amount}
          onClose={() => setAsked(false)}
          open={asked}
          websiteId={websiteId}
        />
      )}
    </>
  )
}
