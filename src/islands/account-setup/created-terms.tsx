import { useState } from 'react'
import { orderStatusMessages } from '#messages/order-status.ts'
import { amounts } from '#messages/amounts.ts'
import { formats } from '#messages/formats.ts'
import { firstChargeMessages } from '#messages/first-charge.ts'
import { firstChargeEvent } from '#rules/plan/first-charge-event.ts'
import { firstCharge } from '#rules/plan/first-charge.ts'
import { planStart } from '#rules/plan/plan.ts'
import { currentOrigin } from '#stores/site/page.ts'
import type { Created } from '#stores/account-setup/submission.ts'
import { useMessages } from '../kit/use-messages.ts'
import { PRODUCT } from './product.ts'

/** The order's terms, to the day and the cent, and a trial's first charge as a calendar entry. */
export function CreatedTerms({ base_url, due, isTrial, paid, plan_name, province }: Created) {
  const t = useMessages(orderStatusMessages)
  const charges = useMessages(firstChargeMessages)
  const { cad } = useMessages(amounts)
  const { businessDay } = useMessages(formats)
  const [now] = useState(() => new Date())
  const start = businessDay(planStart(now), province)
  const charge = due === undefined ? undefined : firstCharge(due, now)
  const [entry] = useState(
    () =>
      charge &&
      charge.amount > 0 &&
      calendarFile(
        firstChargeEvent(charge, {
          base_url,
          productName: PRODUCT,
          siteUrl: currentOrigin(),
          now,
          summary: charges.calendarSummary(PRODUCT, charge),
          description: charges.calendarDescription(base_url, plan_name, charge)
        })
      )
  )
  return (
    <>
      <p>
        {isTrial
          ? `${t.trialStarted(plan_name)} ${charge ? charges.note(charge, province) : t.notCharged}`
          : paid === undefined
            ? t.paidElsewhere(plan_name, start)
            : t.paid(cad(paid), plan_name, start)}
      </p>
      {entry && (
        <a
          className="more"
          download={`${PRODUCT.toLowerCase()}-${t.calendarFile}.ics`}
          href={entry}
        >
          {t.addToCalendar}
        </a>
      )}
    </>
  )
}

/** The URL lives as long as the page, as does its link. */
function calendarFile(text: string): string {
  return URL.createObjectURL(new Blob([text], { type: 'text/calendar' }))
}
