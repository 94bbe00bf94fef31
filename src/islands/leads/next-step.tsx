import { useState } from 'react'
import type { Person } from '#contract/leads/person.ts'
import { leadLabels } from '#messages/leads/lead-labels.ts'
import { personMessages } from '#messages/leads/person.ts'
import { daysAfter, dueState } from '#rules/leads/lead-days.ts'
import { LEAD_STAGES, type LeadStage } from '#rules/leads/lead-kinds.ts'
import { changeLead } from '#stores/leads/person.ts'
import { Button } from '../kit/button.tsx'
import { Panel } from '../kit/dashboard-page.tsx'
import { PlainField } from '../kit/form/plain-field.tsx'
import { PlainForm } from '../kit/form/plain-form.tsx'
import { PlainSelect } from '../kit/form/plain-select.tsx'
import { formatDay } from '../kit/local-time.ts'
import { useMessages } from '../kit/use-messages.ts'
import { AssignLead } from './assign-lead.tsx'
import styles from './person.module.css'

/** The stage, and the day of the next follow-up. */
export function NextStep({ person }: { person: Person }) {
  const t = useMessages(personMessages)
  const { stages } = useMessages(leadLabels)
  const move = (stage: LeadStage) => void changeLead(person, { stage }, t.stageMoved(stages[stage]))
  return (
    <Panel title={t.next}>
      <PlainSelect
        label={t.stage}
        name="stage"
        of={LEAD_STAGES.map((stage) => ({ value: stage, label: stages[stage] }))}
        onChoose={move}
        value={person.lead.stage}
      />
      <AssignLead person={person} />
      <FollowUp person={person} />
    </Panel>
  )
}

function FollowUp({ person }: { person: Person }) {
  const t = useMessages(personMessages)
  const [day, setDay] = useState('')
  const [error, setError] = useState<string>()
  const { lead, today } = person
  const { follow_up_on } = lead
  const set = async (on: string | null) => {
    // An empty field is refused and has no day to write.
    const said = on ? t.followUpSet(formatDay(on)) : t.followUpCleared
    const errors = await changeLead(person, { follow_up_on: on }, said)
    setError(errors?.['follow_up_on'])
    if (!errors) setDay('')
  }
  return (
    <div className={styles['form']}>
      <p className={follow_up_on !== null && follow_up_on < today ? styles['late'] : ''}>
        {follow_up_on === null
          ? t.noFollowUp
          : {
              later: t.followUpOn(formatDay(follow_up_on)),
              overdue: t.followUpOverdue(formatDay(follow_up_on)),
              today: t.followUpToday
            }[dueState(follow_up_on, today)]}
      </p>
      <div className={styles['line']}>
        <Button look="line" onClick={() => void set(daysAfter(today, 1))} size="small">
          {t.tomorrow}
        </Button>
        <Button look="line" onClick={() => void set(daysAfter(today, 7))} size="small">
          {t.nextWeek}
        </Button>
        {follow_up_on !== null && (
          <Button look="quiet" onClick={() => void set(null)} size="small">
            {t.clear}
          </Button>
        )}
      </div>
      <PlainForm className={`${styles['line']} ${styles['fields']}`} onSubmit={() => set(day)}>
        <div className={styles['grow']}>
          <PlainField
            error={error}
            label={t.otherDay}
            min={today}
            name="follow_up_on"
            onChange={setDay}
            type="date"
            value={day}
          />
        </div>
        <Button look="line" size="small" type="submit">
          {t.setDay}
        </Button>
      </PlainForm>
    </div>
  )
}
