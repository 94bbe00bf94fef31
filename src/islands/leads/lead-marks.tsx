import { useStore } from '@nanostores/react'
import type { Lead } from '#contract/leads/lead.ts'
import { leadListMessages } from '#messages/leads/lead-list.ts'
import { answerTime } from '#rules/leads/answer-time.ts'
import { ENDED_STAGES } from '#rules/leads/lead-kinds.ts'
import { $leadSummary } from '#stores/leads/lead-list.ts'
import { formatDay } from '../kit/local-time.ts'
import { useMessages } from '../kit/use-messages.ts'
import styles from './lead-row.module.css'

/** What a lead has to be told apart by, and its tags. */
export function LeadTags({ lead: { is_test, tags, verified } }: { lead: Lead }) {
  const t = useMessages(leadListMessages)
  return (
    <>
      {!verified && <span className="tag warn">{t.unverified}</span>}
      {is_test && <span className="tag">{t.test}</span>}
      {tags.map((tag) => (
        <span className={styles['label']} key={tag}>
          {tag}
        </span>
      ))}
    </>
  )
}

/** Who in the team has the lead; nothing without a team. */
export function Holder({ lead: { assigned_to } }: { lead: Lead }) {
  const summary = useStore($leadSummary)
  const members = summary.status === 'ready' ? summary.value.members : []
  const holder = members.find(({ agent_id }) => agent_id === assigned_to)
  return holder && members.length > 1 ? <span className="tag">{holder.name}</span> : null
}

/** When to follow up, unless the lead is closed or lost. */
export function FollowUp({ lead: { follow_up_on, stage } }: { lead: Lead }) {
  const t = useMessages(leadListMessages)
  const summary = useStore($leadSummary)
  if (follow_up_on === null || ENDED_STAGES.includes(stage)) return null
  const day = formatDay(follow_up_on)
  const today = summary.status === 'ready' ? summary.value.today : undefined
  if (today === undefined || follow_up_on > today) return <span>{t.followUpOn(day)}</span>
  return (
    <span className="tag bad">
      {follow_up_on === today ? t.followUpToday : t.overdueSince(day)}
    </span>
  )
}

/** How soon the lead was answered, or how long it has waited. */
export function AnswerTime({ lead }: { lead: Lead }) {
  const t = useMessages(leadListMessages)
  const { first_answer_at, received_at } = lead
  const time = answerTime(
    {
      ...lead,
      received_at: new Date(received_at),
      first_answer_at: first_answer_at === null ? null : new Date(first_answer_at)
    },
    new Date()
  )
  if (!time) return null
  const { minutes, state } = time
  const length =
    minutes < 60
      ? t.minutes(minutes)
      : minutes < 48 * 60
        ? t.hours(Math.round(minutes / 60))
        : t.days(Math.round(minutes / (24 * 60)))
  return <span>{state === 'answered' ? t.answeredAfter(length) : t.waiting(length)}</span>
}
