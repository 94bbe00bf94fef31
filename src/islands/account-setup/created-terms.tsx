import { useState } from 'react'
import { firstChargeEvent } from '#rules/plan/first-charge-event.ts'
import { firstCharge, firstChargeNote } from '#rules/plan/first-charge.ts'
import { writeCad } from '#rules/money/money.ts'
import { planStart } from '#rules/plan/plan.ts'
import { writeBusinessDay } from '#rules/time/time-zone.ts'
import { currentOrigin } from '#stores/site/page.ts'
import type { Created } from '#stores/account-setup/submission.ts'
import { PRODUCT } from './product.ts'

/** What was agreed, to the day and the cent; a trial's first charge also as an entry for the agent's calendar. */
export function CreatedTerms({ base_url, due, isTrial, paid, plan_name, province }: Created) {
  const [now] = useState(() => new Date())
  const charge = due === undefined ? undefined : firstCharge(due, now)
  const [entry] = useState(
    () => charge && charge.amount > 0 && calendarFile(eventOf(charge, base_url, plan_name, now))
  )
  const price = paid === undefined ? '' : ` ${writeCad(paid)}`
  return (
    <>
      <p>
        {isTrial
          ? `Your free trial of the ${plan_name} plan has begun. ${charge ? firstChargeNote(charge, province) : 'Nothing was charged today.'}`
          : `You paid${price} for the ${plan_name} plan. It starts on ${writeBusinessDay(planStart(now), province)}; your receipt is in your email.`}
      </p>
      {entry && (
        <a className="more" download={`${PRODUCT.toLowerCase()}-first-charge.ics`} href={entry}>
          Add the first charge to my calendar
        </a>
      )}
    </>
  )
}

function eventOf(
  charge: Parameters<typeof firstChargeEvent>[0],
  base_url: string,
  plan_name: string,
  now: Date
): string {
  const siteUrl = currentOrigin()
  return firstChargeEvent(charge, { base_url, plan_name, productName: PRODUCT, siteUrl, now })
}

/** Lives as long as the page, as its link does. */
function calendarFile(text: string): string {
  return URL.createObjectURL(new Blob([text], { type: 'text/calendar' }))
}
