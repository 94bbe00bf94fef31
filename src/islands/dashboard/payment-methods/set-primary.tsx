import { useState } from 'react'
import type { PaymentMethod } from '#contract/billing/bills.ts'
import { paymentMethodMessages } from '#messages/payment-methods.ts'
import { cardName, makePrimary } from '#stores/billing/cards.ts'
import { Button } from '../../kit/button.tsx'
import { useMessages } from '../../kit/use-messages.ts'

/** Makes this the card that is charged. */
export function SetPrimary({ card }: { card: PaymentMethod }) {
  const t = useMessages(paymentMethodMessages)
  const [busy, setBusy] = useState(false)
  const choose = async () => {
    setBusy(true)
    await makePrimary(card)
    setBusy(false)
  }
  return (
    <Button
      aria-label={t.setPrimaryLabel(cardName(card))}
      busy={busy}
      busyLabel={t.settingPrimary}
      look="line"
      onClick={choose}
      size="small"
    >
      {t.setPrimary}
    </Button>
  )
}
