import type { Person } from '#contract/leads/person.ts'
import { leadLabels } from '#messages/leads/lead-labels.ts'
import { isMessage } from '#rules/leads/answer-time.ts'
import { ENDED_STAGES } from '#rules/leads/lead-kinds.ts'
import { useMessages } from '../kit/use-messages.ts'
import { AnswerTime } from './lead-marks.tsx'
import styles from './person.module.css'

/** What the person wrote, above everything else until they are answered. */
export function WaitingMessage({ person: { lead, timeline } }: { person: Person }) {
  const { kinds } = useMessages(leadLabels)
  const isWaiting = lead.first_answer_at === null && !ENDED_STAGES.includes(lead.stage)
  const received = timeline.events.find(({ kind }) => kind === 'received')
  if (!isWaiting || received?.kind !== 'received' || !received.data.message) return null
  const { home, kind = 'contact', message } = received.data
  return (
    <section aria-label={kinds[kind]} className={styles['waiting']}>
      <p className={styles['soft']}>
        {[kinds[kind], home].filter(Boolean).join(' · ')}
        {isMessage(lead) && ' · '}
        <AnswerTime lead={lead} />
      </p>
      <blockquote>{message}</blockquote>
    </section>
  )
}
