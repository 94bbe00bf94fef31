import { useStore } from '@nanostores/react'
import { useEffect, type MouseEvent } from 'react'
import { amountDueMessages } from '#messages/amount-due.ts'
import { paths } from '#rules/paths.ts'
import { currentPath } from '#stores/site/page.ts'
import { $paying } from '#stores/billing/billing.ts'
import { cardName, cards } from '#stores/billing/cards.ts'
import { useMessages } from '../use-messages.ts'
import { Button } from '../button.tsx'
import { CardChallenge } from './card-challenge.tsx'
import { Modal } from '../modal.tsx'
import { TableSkeleton } from '../table/table-skeleton.tsx'
import { WhenLoaded } from '../when-loaded.tsx'
import styles from './confirm-payment.module.css'

/** Shows which card will be charged, and charges it. */
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
  const t = useMessages(amountDueMessages)
  const paying = useStore($paying)
  useEffect(() => {
    if (open) void cards.load({})
  }, [open])
  const pay = async () => {
    await onPay()
    onClose()
  }
  // On the payment methods page, reloading would lose a form that was already started.
  const openCards = (event: MouseEvent) => {
    if (currentPath() !== paths.paymentMethods) return
    event.preventDefault()
    onClose()
  }
  return (
    <>
      <Modal onClose={() => !paying && onClose()} open={open} title={title}>
        <WhenLoaded
          loading={<TableSkeleton rows={1} />}
          of={cards.$loaded}
          retry={() => cards.load({})}
          what={t.cards}
        >
          {(known) => {
            const primary = known.find(({ isPrimary }) => isPrimary)
            return primary ? (
              <>
                {summary ? (
                  <p>{summary}</p>
                ) : (
                  <p>
                    {t.willCharge}
                    <b>{amount}</b>
                    {t.toPrimary(cardName(primary))}
                  </p>
                )}
                <div className={styles['actions']}>
                  <Button busy={paying} busyLabel={t.paying} onClick={pay}>
                    {t.pay(amount)}
                  </Button>
                  <Button look="quiet" onClick={() => !paying && onClose()}>
                    {t.notNow}
                  </Button>
                </div>
                <p>
                  <a href={paths.paymentMethods} onClick={openCards}>
                    {t.useAnotherCard}
                  </a>
                  {t.setPrimaryFirst}
                </p>
              </>
            ) : (
              <>
                <p>{summary ?? t.noPrimary}</p>
                <div className={styles['actions']}>
                  <a className="button brick" href={paths.paymentMethods} onClick={openCards}>
                    {t.addCard}
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
