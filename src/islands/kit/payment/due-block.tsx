import { amountDueMessages } from '#messages/amount-due.ts'
import type { Website } from '#contract/entities.ts'
import { DUE_DATE, formatDate } from '#rules/time/calendar.ts'
import { graceEnd } from '#rules/plan/dunning.ts'
import { toCents, formatCad } from '#rules/money/money.ts'
import { formatBusinessDay } from '#rules/time/time-zone.ts'
import { due } from '#stores/billing/payments.ts'
import { useMessages } from '../use-messages.ts'
import { keepFocus } from '../keep-focus.ts'
import { NextDue } from './next-due.tsx'
import { PayNow } from './pay-now.tsx'
import { WhenLoaded } from '../when-loaded.tsx'
import styles from './due-block.module.css'

/** The amount due, its months, how long the website stays online, and the button to pay. */
export function DueBlock({ note, website }: { note?: string; website: Website }) {
  const t = useMessages(amountDueMessages)
  return (
    <WhenLoaded
      loading={<div aria-busy="true" className={styles['due']} />}
      of={due.$loaded}
      retry={() => due.load({ website_id: website.website_id })}
      what={t.loading}
    >
      {(bill) => {
        const { amount, due_months, plan_end_date } = bill
        const cad = formatCad(toCents(amount))
        return (
          amount > 0 && (
            <section aria-labelledby="due-title" className={styles['due']} ref={keepFocus}>
              <div>
                <h2 id="due-title">{t.isDue(cad)}</h2>
                <p>
                  {t.dueDate(
                    formatDate(plan_end_date, DUE_DATE),
                    due_months === '' ? undefined : due_months
                  )}{' '}
                  {website.planStop
                    ? t.offline
                    : t.onlineUntil(
                        formatBusinessDay(graceEnd(new Date(plan_end_date)), website.billing_state)
                      )}
                </p>
                <NextDue due={bill} />
                {note && <p>{note}</p>}
              </div>
              <PayNow amount={cad} websiteId={website.website_id} />
            </section>
          )
        )
      }}
    </WhenLoaded>
  )
}
