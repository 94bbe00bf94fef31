import type { Website } from '#contract/entities.ts'
import { DUE_DATE, writeDate } from '#rules/calendar.ts'
import { toCents, writeCad } from '#rules/money.ts'
import { due } from '#stores/payments.ts'
import { keepFocus } from '../kit/keep-focus.ts'
import { NextDue } from '../kit/next-due.tsx'
import { PayNow } from '../kit/pay-now.tsx'
import { WhenLoaded } from '../kit/when-loaded.tsx'
import styles from './due-block.module.css'

/** The amount due, if there is one, and the button to pay it. */
export function DueBlock({ website: { website_id } }: { website: Website }) {
  return (
    <WhenLoaded
      loading={null}
      of={due.$loaded}
      retry={() => due.load({ website_id })}
      what="the amount due"
    >
      {(bill) => {
        const { amount, due_months, plan_end_date } = bill
        return (
          amount > 0 && (
            <section aria-labelledby="due-title" className={styles['due']} ref={keepFocus}>
              <div>
                <h2 id="due-title">{writeCad(toCents(amount))} is due</h2>
                <p>
                  Due date {writeDate(plan_end_date, DUE_DATE)}
                  {due_months !== '' &&
                    `, for ${due_months === 1 ? '1 month' : `${due_months} months`}`}
                </p>
                <NextDue due={bill} />
              </div>
              <PayNow amount={writeCad(toCents(amount))} websiteId={website_id} />
            </section>
          )
        )
      }}
    </WhenLoaded>
  )
}
