import type { GoLive as Proofs } from '#contract/websites/go-live.ts'
import { LONG_DATE, writeDate } from '#rules/time/calendar.ts'
import { GO_LIVE_STEPS, stepsLeft, type GoLiveStep } from '#rules/websites/go-live.ts'
import { writeDay } from '#rules/time/time-zone.ts'
import { useProvince } from '../../kit/use-province.ts'
import styles from './go-live.module.css'

/** What is done, folded away, each with its proof. */
export function DoneSteps({ proofs }: { proofs: Proofs }) {
  const province = useProvince()
  const left = stepsLeft(proofs)
  const done = GO_LIVE_STEPS.filter((step) => !left.includes(step))
  return (
    <details className={styles['done']}>
      <summary>{done.length === 1 ? 'One step is done' : `${done.length} steps are done`}</summary>
      <ul>
        {done.map((step) => (
          <li key={step}>
            <svg aria-hidden="true" height="20" viewBox="0 0 20 20" width="20">
              <path d="m5 10.5 3.4 3.4L15 7" />
            </svg>
            {PROOFS[step](proofs, province)}
          </li>
        ))}
      </ul>
    </details>
  )
}

type Province = string | undefined

const on = (moment: string | null, province: Province) =>
  moment && ` on ${writeDay(moment, province)}`
/** A calendar day has no zone. */
const onDay = (day: string | undefined) => day && ` on ${writeDate(day, LONG_DATE)}`

const PROOFS: Record<GoLiveStep, (proofs: Proofs, province: Province) => string> = {
  email: ({ email_verified_at }, province) =>
    `Your email was confirmed${on(email_verified_at, province)}.`,
  photo: () => 'Your photo is on your website.',
  nameServers: () => 'Your domain points to your website.',
  agreement: ({ agreement }) =>
    `Your agreement with ${agreement?.board} was signed${onDay(agreement?.signed_on)}.`,
  lead: ({ test_lead_received_at }, province) =>
    `A test lead reached you${on(test_lead_received_at, province)}.`
}
