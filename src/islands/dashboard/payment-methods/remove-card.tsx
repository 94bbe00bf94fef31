import { paymentMethodMessages } from '#messages/payment-methods.ts'
import type { PaymentMethod } from '#contract/billing/bills.ts'
import { removeCard } from '#stores/billing/cards.ts'
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx'
import { useMessages } from '../../kit/use-messages.ts'

export function RemoveCard({
  card,
  name,
  onClose
}: {
  card: PaymentMethod
  name: string
  onClose: () => void
}) {
  const t = useMessages(paymentMethodMessages)
  const remove = async () => {
    await removeCard(card)
    onClose()
  }
  return (
    <ConfirmDialog
      busyLabel={t.removing}
      confirm={t.remove}
      dismiss={t.keepCard}
      look="brick"
      onClose={onClose}
      onConfirm={remove}
      title={t.removeTitle}
    >
      <p>{t.removeText(name)}</p>
    </ConfirmDialog>
  )
}
