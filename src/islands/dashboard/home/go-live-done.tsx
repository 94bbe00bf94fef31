import { goLiveMessages } from '#messages/go-live.ts'
import { dates } from '#messages/dates.ts'
import { formats } from '#messages/formats.ts'
import type { GoLive as Proofs } from '#contract/websites/go-live.ts'
import { GO_LIVE_STEPS, stepsLeft, type GoLiveStep } from '#rules/websites/go-live.ts'
import { useMessages } from '../../kit/use-messages.ts'
import { useProvince } from '../../kit/use-province.ts'
import styles from './go-live.module.css'

/** The completed steps, collapsed, each with its proof. */
export function DoneSteps({ proofs }: { proofs: Proofs }) {
  const t = useMessages(goLiveMessages)
  const date = useMessages(formats)
  const { dayIn } = useMessages(dates)
  const province = useProvince()
  const left = stepsLeft(proofs)
  const done = GO_LIVE_STEPS.filter((step) => !left.includes(step))
  return (
    <details className={styles['done']}>
      <summary>{t.stepsDone(done.length)}</summary>
      <ul>
        {done.map((step) => (
          <li key={step}>
            <svg aria-hidden="true" height="20" viewBox="0 0 20 20" width="20">
              <path d="m5 10.5 3.4 3.4L15 7" />
            </svg>
            {proofOf(step, { ...t, day: date.day, dayIn }, proofs, province)}
          </li>
        ))}
      </ul>
    </details>
  )
}

type Texts = (typeof goLiveMessages)['en'] &
  Pick<(typeof formats)['en'], 'day'> &
  Pick<(typeof dates)['en'], 'dayIn'>

function proofOf(step: GoLiveStep, t: Texts, proofs: Proofs, province: string | undefined): string {
  const { agreement, email_verified_at, test_lead_received_at } = proofs
  const day = (moment: string | null) => (moment === null ? undefined : t.dayIn(moment, province))
  switch (step) {
    case 'email':
      return t.emailDone(day(email_verified_at))
    case 'photo':
      return t.photoDone
    case 'nameServers':
      return t.domainDone
    case 'agreement':
      // A calendar day has no zone.
      return t.agreementDone(
        agreement?.board ?? '',
        agreement?.signed_on && t.day(agreement.signed_on)
      )
    case 'lead':
      return t.leadDone(day(test_lead_received_at))
  }
}
