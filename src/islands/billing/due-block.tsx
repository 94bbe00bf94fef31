import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { Website } from '#contract/entities.ts'
import { DUE_DATE, writeDate } from '#rules/calendar.ts'
import { toCents, writeCad } from '#rules/money.ts'
import { paths } from '#rules/paths.ts'
import { $paying, payNow } from '#stores/billing.ts'
import { due } from '#stores/payments.ts'
import { cards } from '#stores/cards.ts'
import { Button } from '../kit/button.tsx'
import { Modal } from '../kit/modal.tsx'
import { TableOutline } from '../kit/table-outline.tsx'
import { WhenLoaded } from '../kit/when-loaded.tsx'
import styles from './due-block.module.css'

/** What is due, if anything is, with the way to pay it. */
export function DueBlock({ website }: { website: Website }) {
  const [asked, setAsked] = useState(false)
  return (
    <WhenLoaded
      loading={null}
      of={due.$loaded}
      retry={() => due.load({ website_id: website.website_id })}
    >
      {({ amount, due_months, plan_end_date }) =>
        amount > 0 && (
          <section aria-labelledby="due-title" className={styles['due']}>
            <div>
              <h2 id="due-title">{writeCad(toCents(amount))} is due</h2>
              <p>
                Due date {writeDate(plan_end_date, DUE_DATE)}
                {due_months !== '' &&
                  `, for ${due_months === 1 ? '1 month' : `${due_months} months`}`}
              </p>
            </div>
            <Button onClick={() => setAsked(true)}>Pay Now</Button>
            <Confirm
              amount={writeCad(toCents(amount))}
              onClose={() => setAsked(false)}
              open={asked}
              websiteId={website.website_id}
            />
          </section>
        )
      }
    </WhenLoaded>
  )
}

function Confirm({
  amount,
  open,
  onClose,
  websiteId
}: {
  amount: string
  open: boolean
  onClose: () => void
  websiteId: number
}) {
  const paying = useStore($paying)
  useEffect(() => {
    if (open) void cards.load({})
  }, [open])
  const pay = async () => {
    await payNow(websiteId)
    onClose()
  }
  return (
    <Modal onClose={() => !paying && onClose()} open={open} title="Confirm payment">
      <WhenLoaded
        loading={<TableOutline rows={1} />}
        of={cards.$loaded}
        retry={() => cards.load({})}
      >
        {(known) => {
          const primary = known.find(({ isPrimary }) => isPrimary)
          return primary ? (
            <>
              <p>
                Your primary payment method, {primary.card_brand} ending in {primary.card_last4}, is
                charged <b>{amount}</b>.
              </p>
              <div className={styles['actions']}>
                <Button busy={paying} busyLabel="Paying…" onClick={pay}>
                  Pay {amount}
                </Button>
                <Button look="quiet" onClick={() => !paying && onClose()}>
                  Not now
                </Button>
              </div>
            </>
          ) : (
            <>
              <p>
                The primary payment method is charged, and you have none yet. Add a card first; what
                is due waits for you here.
              </p>
              <div className={styles['actions']}>
                <a className="button brick" href={paths.paymentMethods}>
                  Add a card
                </a>
              </div>
            </>
          )
        }}
      </WhenLoaded>
    </Modal>
  )
}
