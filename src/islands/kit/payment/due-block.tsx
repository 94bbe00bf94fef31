import { amountDueMessages } from '#messages/amount-due.ts'
import { dates } from '#messages/dates.ts'
import { amounts } from '#messages/amounts.ts'
import { formats } from '#messages/formats.ts'
import type { Website } from '#contract/entities.ts'
import { graceEnd } from '#rules/plan/dunning.ts'
import { toCents } from '#rules/money/money.ts'
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
  const { cad } = useMessages(amounts)
  const { businessDay } = useMessages(formats)
  const date = useMessages(dates)
  return (
    <WhenLoaded
      loading={<div aria-busy="true" className={styles['due']} />}
      of={due.$loaded}
      retry={() => due.load({ website_id: website.website_id })}
      what={t.loading}
    >
      {(bill) => {
        const { amount, due_months, plan_end_date } = bill
        const owed = cad(toCents(amount))
        return (
          amount > 0 && (
            <section aria-labelledby="due-title" className={styles['due']} ref={keepFocus}>
              <div>
                <h2 id="due-title">{t.isDue(owed)}</h2>
                <p>
                  {t.dueDate(date.due(plan_end_date), due_months === '' ? undefined : due_months)}{' '}
                  {website.planStop
                    ? t.offline
                    : t.onlineUntil(
                        businessDay(graceEnd(new Date(plan_end_date)), website.billing_state)
                      )}
                </p>
                <NextDue due={bill} />
                {note && <p>{note}</p>}
              </div>
              <PayNow amount={owed} websiteId={website.website_id} />
            </section>
          )
        )
      }}
    </WhenLoaded>
  )
}
