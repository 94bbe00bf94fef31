import { useStore } from '@nanostores/react'
import type { Lead } from '#contract/leads/lead.ts'
import { leadLabels } from '#messages/leads/lead-labels.ts'
import { leadListMessages } from '#messages/leads/lead-list.ts'
import { formatPhone } from '#rules/people/phone.ts'
import { leadPath } from '#rules/paths.ts'
import { $selected, toggleLead } from '#stores/leads/lead-selection.ts'
import { useMessages } from '../kit/use-messages.ts'
import { AnswerTime, FollowUp, Holder, LeadTags } from './lead-marks.tsx'
import { StageTag } from './state-tag.tsx'
import styles from './lead-row.module.css'
import { ShortTime } from '../kit/short-time.tsx'

export function LeadRow({ lead }: { lead: Lead }) {
  const t = useMessages(leadListMessages)
  const { kinds } = useMessages(leadLabels)
  const isSelected = useStore($selected).includes(lead.lead_id)
  const { email, home, kind, lead_id, message, name, phone, received_at, stage } = lead
  return (
    <li className={styles['row']} data-selected={isSelected || undefined}>
      <label className={styles['pick']}>
        <input checked={isSelected} onChange={() => toggleLead(lead_id)} type="checkbox" />
        <span className="visually-hidden">{t.select(name)}</span>
      </label>
      <div className={styles['who']}>
        <a data-lead href={leadPath(lead_id)}>
          {name}
        </a>
        <Reach email={email} phone={formatPhone(phone)} />
      </div>
      <div className={styles['what']}>
        <span>{[kinds[kind], home].filter(Boolean).join(' · ')}</span>
        {message && <span className={styles['message']}>{message}</span>}
      </div>
      <div className={styles['marks']}>
        <StageTag stage={stage} />
        <Holder lead={lead} />
        <FollowUp lead={lead} />
        <LeadTags lead={lead} />
      </div>
      <div className={styles['when']}>
        <ShortTime of={received_at} />
        <AnswerTime lead={lead} />
      </div>
    </li>
  )
}

/** A phone number stays on one line. */
function Reach({ email, phone }: { email: string; phone: string }) {
  return (
    <span>
      {email}
      {email && phone && ' · '}
      <span className={styles['phone']}>{phone}</span>
    </span>
  )
}
