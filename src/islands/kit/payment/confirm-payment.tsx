import { useStore } from '@nanostores/react'
import { useEffect, type MouseEvent } from 'react'
import { paths } from '#rules/paths.ts'
import { currentPath } from '#stores/site/page.ts'
import { $paying } from '#stores/billing/billing.ts'
import { cardName, cards } from '#stores/billing/cards.ts'
import { Button } from '../button.tsx'
import { CardChallenge } from './card-challenge.tsx'
import { Modal } from '../modal.tsx'
import { TableOutline } from '../table/table-outline.tsx'
import { WhenLoaded } from '../when-loaded.tsx'
import styles from './confirm-payment.module.css'

/** Names the card that is charged, and charges it. */
export function ConfirmPayment({
  amount,
  open,
  onClose,
  onPay,
  summary,
  title
}: {
  amount: string
  open: boolean
  onClose: () => void
  onPay: () => Promise<void>
  summary?: string | undefined
  title: string
}) {
  const paying = useStore($paying)
  useEffect(() => {
    if (open) void cards.load({})
  }, [open])
  const pay = async () => {
    await onPay()
    onClose()
  }
  // On their own page the cards stand behind the dialog, and a form begun there must not be lost.
  const toCards = (event: MouseEvent) => {
    if (currentPath() !== paths.paymentMethods) return
    event.preventDefault()
    onClose()
  }
  return (
    <>
      <Modal onClose={() => !paying && onClose()} open={open} title={title}>
        <WhenLoaded
          loading={<TableOutline rows={1} />}
          of={cards.$loaded}
          retry={() => cards.load({})}
          what="your cards"
        >
          {(known) => {
            const primary = known.find(({ isPrimary }) => isPrimary)
            return primary ? (
              <>
                {summary ? (
                  <p>{summary}</p>
                ) : (
                  <p>
                    Your primary payment method, {cardName(primary)}, is charged <b>{amount}</b>.
                  </p>
                )}
                <div className={styles['actions']}>
                  <Button busy={paying} busyLabel="Paying…" onClick={pay}>
                    Pay {amount}
                  </Button>
                  <Button look="quiet" onClick={() => !paying && onClose()}>
                    Not now
                  </Button>
                </div>
                <p>
                  <a href={paths.paymentMethods} onClick={toCards}>
                    Use another card
                  </a>
                </p>
              </>
            ) : (
              <>
                <p>
                  {summary ??
                    'The primary payment method is charged, and you have none yet. Add a card first, then come back here to pay.'}
                </p>
                <div className={styles['actions']}>
                  <a className="button brick" href={paths.paymentMethods} onClick={toCards}>
                    Add a card
                  </a>
                </div>
              </>
            )
          }}
        </WhenLoaded>
      </Modal>
      <CardChallenge />
    </>
  )
}
