import { useState } from 'react'
import type { Website } from '#contract/entities.ts'
import { DUE_DATE, writeDate } from '#rules/calendar.ts'
import { toCents, writeCad } from '#rules/money.ts'
import { due } from '#stores/payments.ts'
import { Button } from '../kit/button.tsx'
import { useOnPress } from '../kit/use-on-press.ts'
import { WhenLoaded } from '../kit/when-loaded.tsx'
import styles from './due-block.module.css'

const confirmPayment = () => import('./confirm-payment.tsx')

/** What is due, if anything is, with the way to pay it. */
export function DueBlock({ website }: { website: Website }) {
  const [asked, setAsked] = useState(false)
  const { bring, part: dialog, press } = useOnPress(confirmPayment)
  const ask = async () => {
    if (await bring()) setAsked(true)
  }
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
            <Button {...press} onClick={ask}>
              Pay Now
            </Button>
            {dialog && (
              <dialog.ConfirmPayment
                amount={writeCad(toCents(amount))}
                onClose={() => setAsked(false)}
                open={asked}
                websiteId={website.website_id}
              />
            )}
          </section>
        )
      }
    </WhenLoaded>
  )
}
