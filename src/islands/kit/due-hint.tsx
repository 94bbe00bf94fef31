import type { Website } from '#contract/entities.ts'
import { DUE_DATE, writeDate } from '#rules/calendar.ts'
import { graceEnd } from '#rules/dunning.ts'
import { toCents, writeCad } from '#rules/money.ts'
import { writeBusinessDay } from '#rules/time-zone.ts'
import { due } from '#stores/payments.ts'
import { keepFocus } from './keep-focus.ts'
import { NextDue } from './next-due.tsx'
import { PayNow } from './pay-now.tsx'
import { WhenLoaded } from './when-loaded.tsx'
import styles from './due-hint.module.css'

/** The amount due, how long it may wait, and the button to pay it. `note` is said as well. */
export function DueHint({ note, website }: { note?: string; website: Website }) {
  return (
    <WhenLoaded
      loading={<div aria-busy="true" className={styles['due']} />}
      of={due.$loaded}
      retry={() => due.load({ website_id: website.website_id })}
      what="the amount due"
    >
      {(bill) => {
        const { amount, plan_end_date } = bill
        return (
          amount > 0 && (
            <section aria-labelledby="due-title" className={styles['due']} ref={keepFocus}>
              <div>
                <h2 id="due-title">{writeCad(toCents(amount))} is due</h2>
                <p>
                  Due date {writeDate(plan_end_date, DUE_DATE)}.{' '}
                  {website.planStop
                    ? 'Your website is back online once it is paid.'
                    : `Your website stays online until ${writeBusinessDay(graceEnd(new Date(plan_end_date)), website.billing_state)}.`}
                </p>
                <NextDue due={bill} />
                {note && <p>{note}</p>}
              </div>
              <PayNow amount={writeCad(toCents(amount))} websiteId={website.website_id} />
            </section>
          )
        )
      }}
    </WhenLoaded>
  )
}
