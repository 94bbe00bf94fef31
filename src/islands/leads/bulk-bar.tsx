import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { LeadChangeInput } from '#contract/leads/change-leads.ts'
import type { Lead } from '#contract/leads/lead.ts'
import { leadChangeMessages } from '#messages/leads/lead-changes.ts'
import { leadLabels } from '#messages/leads/lead-labels.ts'
import { leadListMessages } from '#messages/leads/lead-list.ts'
import { LEAD_STAGES } from '#rules/leads/lead-kinds.ts'
import { LEAD_TAG_MAX } from '#rules/leads/lead-list-limits.ts'
import { $leadSummary } from '#stores/leads/lead-list.ts'
import { $selected, changeShownLeads, selectLeads } from '#stores/leads/lead-selection.ts'
import { Button } from '../kit/button.tsx'
import { PlainField } from '../kit/form/plain-field.tsx'
import { PlainSelect } from '../kit/form/plain-select.tsx'
import { useMessages } from '../kit/use-messages.ts'
import styles from './bulk-bar.module.css'

/** How many leads there are, and what can be done with the selected ones, all at once. */
export function BulkBar({ found, rows }: { found: string; rows: readonly Lead[] }) {
  const t = useMessages(leadChangeMessages)
  const { selectAll } = useMessages(leadListMessages)
  const selected = useStore($selected)
  const chosen = rows.filter(({ lead_id }) => selected.includes(lead_id))
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const change = async (asked: LeadChangeInput) => {
    if (busy) return
    setBusy(true)
    const problem = await changeShownLeads(chosen, asked)
    setBusy(false)
    setError(problem)
    if (!problem) selectLeads([])
  }
  return (
    <div className={styles['bar']}>
      <div className={styles['count']}>
        <p aria-live="polite" className={styles['found']}>
          {found}
        </p>
        <Button
          look="line"
          onClick={() => selectLeads(rows.map(({ lead_id }) => lead_id))}
          size="small"
        >
          {selectAll}
        </Button>
        {chosen.length > 0 && (
          <>
            <p role="status">{busy ? t.changing : t.selected(chosen.length)}</p>
            <Button look="quiet" onClick={() => selectLeads([])} size="small">
              {t.clear}
            </Button>
          </>
        )}
      </div>
      {chosen.length > 0 && <Changes error={error} onChange={change} />}
    </div>
  )
}

function Changes({
  error,
  onChange
}: {
  error: string | undefined
  onChange: (change: LeadChangeInput) => Promise<void>
}) {
  const t = useMessages(leadChangeMessages)
  const { stages } = useMessages(leadLabels)
  const summary = useStore($leadSummary)
  const members = summary.status === 'ready' ? summary.value.members : []
  const [tag, setTag] = useState('')
  const [day, setDay] = useState('')
  return (
    <div aria-label={t.bar} className={styles['changes']} role="group">
      <PlainSelect
        label={t.stage}
        name="bulk_stage"
        of={[
          { value: '', label: t.choose } as const,
          ...LEAD_STAGES.map((value) => ({ value, label: stages[value] }))
        ]}
        onChoose={(stage) => stage && void onChange({ stage })}
        value=""
      />
      {members.length > 1 && (
        <PlainSelect
          label={t.assign}
          name="bulk_assign"
          onChoose={(agent_id) =>
            agent_id && void onChange({ assigned_to: agent_id === NOBODY ? null : agent_id })
          }
          of={[
            { value: '', label: t.choose },
            ...members.map(({ agent_id, name }) => ({ value: agent_id, label: name })),
            { value: NOBODY, label: t.nobody }
          ]}
          value=""
        />
      )}
      <div className={styles['pair']}>
        <PlainField
          autoComplete="off"
          error={error}
          label={t.tag}
          maxLength={LEAD_TAG_MAX}
          name="bulk_tag"
          onChange={setTag}
          value={tag}
        />
        <Button look="line" onClick={() => void onChange({ add_tags: [tag] })} size="small">
          {t.addTag}
        </Button>
        <Button look="line" onClick={() => void onChange({ remove_tags: [tag] })} size="small">
          {t.removeTag}
        </Button>
      </div>
      <div className={styles['pair']}>
        <PlainField
          label={t.followUp}
          name="bulk_follow_up"
          onChange={setDay}
          type="date"
          value={day}
        />
        <Button
          aria-disabled={day === '' || undefined}
          look="line"
          onClick={() => void onChange({ follow_up_on: day })}
          size="small"
        >
          {t.setFollowUp}
        </Button>
        <Button look="line" onClick={() => void onChange({ follow_up_on: null })} size="small">
          {t.clearFollowUp}
        </Button>
      </div>
    </div>
  )
}

const NOBODY = 'nobody'
