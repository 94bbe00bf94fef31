import type { VisitorRequest } from '#contract/leads/privacy-requests.ts'
import { visitorRequestMessages } from '#messages/privacy/visitor-requests.ts'
import { useLocalTime } from '../../kit/use-local-time.ts'
import { useMessages } from '../../kit/use-messages.ts'
import styles from './visitor-requests.module.css'

/** When it was asked and how long is left, or how it was answered. */
export function RequestDue({ request }: { request: VisitorRequest }) {
  const t = useMessages(visitorRequestMessages)
  const { formatMoment } = useLocalTime()
  const { asked_at, days_left, due_at } = request
  return (
    <p className={days_left <= 0 ? styles['late'] : ''}>
      {t.asked(formatMoment(asked_at))}{' '}
      {days_left <= 0 ? (
        <strong>{t.overdue(formatMoment(due_at))}</strong>
      ) : (
        t.due(formatMoment(due_at), days_left)
      )}
    </p>
  )
}

/** The log of an answered request. */
export function AnsweredRequest({ request }: { request: VisitorRequest }) {
  const t = useMessages(visitorRequestMessages)
  const { formatMoment } = useLocalTime()
  const { answered, asked_at, email, kind } = request
  if (!answered) return null
  return (
    <article className={styles['request']}>
      <h3>{t.kinds[kind]}</h3>
      <p className={styles['soft']}>
        {email === null ? t.erasedVisitor : t.from(email)} · {t.asked(formatMoment(asked_at))}{' '}
        {t.answered[answered.as](formatMoment(answered.at))}
        {answered.by !== null && ` ${t.by(answered.by)}`}.
      </p>
    </article>
  )
}
