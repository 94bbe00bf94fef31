import { useStore } from '@nanostores/react'
import type { Lead } from '#contract/leads/lead.ts'
import { leadLabels } from '#messages/leads/lead-labels.ts'
import { leadListMessages } from '#messages/leads/lead-list.ts'
import { formatPhone } from '#rules/people/phone.ts'
import { leadPath } from '#rules/paths.ts'
import { $selected, toggleLead } from '#stores/leads/lead-selection.ts'
import { formatShort } from '../kit/local-time.ts'
import { useMessages } from '../kit/use-messages.ts'
import { AnswerTime, FollowUp, Holder, LeadTags, StageTag } from './lead-marks.tsx'
import styles from './lead-row.module.css'

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
        <span>{[email, formatPhone(phone)].filter(Boolean).join(' · ')}</span>
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
        <time dateTime={received_at}>{formatShort(received_at)}</time>
        <AnswerTime lead={lead} />
      </div>
    </li>
  )
}
