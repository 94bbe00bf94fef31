import { useState } from 'react'
import type { Person } from '#contract/leads/person.ts'
import { addNote } from '#contract/leads/person-changes.ts'
import { timelineMessages } from '#messages/leads/timeline.ts'
import { changePerson, type FieldErrors, loadOlder } from '#stores/leads/person.ts'
import { Button } from '../kit/button.tsx'
import { Panel } from '../kit/dashboard-page.tsx'
import { PlainField } from '../kit/form/plain-field.tsx'
import { PlainForm } from '../kit/form/plain-form.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { AnswerButton } from './answer-button.tsx'
import { TimelineEvent } from './timeline-event.tsx'
import styles from './person.module.css'

/** Everything that happened, newest first, below the field for a note. */
export function Timeline({ person }: { person: Person }) {
  const t = useMessages(timelineMessages)
  const [busy, setBusy] = useState(false)
  const { events, next } = person.timeline
  const more = async () => {
    setBusy(true)
    await loadOlder(person)
    setBusy(false)
  }
  return (
    <Panel
      aside={
        person.lead.email !== '' && (
          <AnswerButton lead={person.lead} size="small">
            {t.answer}
          </AnswerButton>
        )
      }
      title={t.title}
    >
      <NoteForm lead_id={person.lead.lead_id} />
      <ol className={styles['rows']}>
        {events.map((event) => (
          <li key={event.event_id}>
            <TimelineEvent event={event} />
          </li>
        ))}
      </ol>
      {next !== null && (
        <div>
          <Button busy={busy} busyLabel={t.loading} look="line" onClick={() => void more()}>
            {t.older}
          </Button>
        </div>
      )}
    </Panel>
  )
}

function NoteForm({ lead_id }: { lead_id: string }) {
  const t = useMessages(timelineMessages)
  const [text, setText] = useState('')
  const [errors, setErrors] = useState<FieldErrors>()
  const [busy, setBusy] = useState(false)
  const add = async () => {
    setBusy(true)
    const wrong = await changePerson(addNote, { lead_id, text }, t.noteAdded)
    setBusy(false)
    setErrors(wrong)
    if (!wrong) setText('')
  }
  return (
    <PlainForm busy={busy} className={styles['form']} onSubmit={add}>
      <PlainField
        error={errors?.['text']}
        hint={t.noteHint}
        label={t.note}
        name="text"
        onChange={setText}
        rows={3}
        value={text}
      />
      <Button busy={busy} busyLabel={t.adding} look="ink" type="submit">
        {t.addNote}
      </Button>
    </PlainForm>
  )
}
