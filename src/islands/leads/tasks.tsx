import { useState } from 'react'
import type { LeadTask, Person } from '#contract/leads/person.ts'
import { addTask, deleteTask, saveTask, setTaskDone } from '#contract/leads/person-changes.ts'
import { personTaskMessages } from '#messages/leads/person-tasks.ts'
import { personMessages } from '#messages/leads/person.ts'
import { dueState } from '#rules/leads/lead-days.ts'
import { changePerson, type FieldErrors } from '#stores/leads/person.ts'
import { Button } from '../kit/button.tsx'
import { Panel } from '../kit/dashboard-page.tsx'
import { DialogForm } from '../kit/form/dialog-form.tsx'
import { PlainField } from '../kit/form/plain-field.tsx'
import { PlainForm } from '../kit/form/plain-form.tsx'
import { formatDay } from '../kit/local-time.ts'
import { useMessages } from '../kit/use-messages.ts'
import styles from './person.module.css'

type Typed = { title: string; due_on: string }
const NOTHING: Typed = { title: '', due_on: '' }

/** What was promised to the person: the next task first, the last ones done at the end. */
export function Tasks({ person: { lead, tasks, today } }: { person: Person }) {
  const t = useMessages(personTaskMessages)
  const [typed, setTyped] = useState(NOTHING)
  const [errors, setErrors] = useState<FieldErrors>()
  const [busy, setBusy] = useState(false)
  const [edited, setEdited] = useState<LeadTask>()
  const add = async () => {
    setBusy(true)
    const input = { lead_id: lead.lead_id, title: typed.title, due_on: typed.due_on || null }
    const wrong = await changePerson(addTask, input, t.added)
    setBusy(false)
    setErrors(wrong)
    if (!wrong) setTyped(NOTHING)
  }
  return (
    <Panel title={t.title}>
      {tasks.length === 0 && <p className={styles['soft']}>{t.none}</p>}
      <ul className={styles['rows']}>
        {tasks.map((task) => (
          <li key={task.task_id}>
            <Task edit={() => setEdited(task)} task={task} today={today} />
          </li>
        ))}
      </ul>
      <PlainForm busy={busy} className={styles['form']} onSubmit={add}>
        <TaskFields errors={errors} onChange={setTyped} typed={typed} />
        <Button busy={busy} busyLabel={t.adding} look="line" type="submit">
          {t.add}
        </Button>
      </PlainForm>
      {edited && <EditTask close={() => setEdited(undefined)} task={edited} />}
    </Panel>
  )
}

function Task({ edit, task, today }: { task: LeadTask; today: string; edit: () => void }) {
  const t = useMessages(personTaskMessages)
  const { done_at, due_on, task_id, title } = task
  const is_done = done_at !== null
  const state = due_on === null || is_done ? undefined : dueState(due_on, today)
  return (
    <div className={styles['line']}>
      <input
        aria-label={t.markDone(title)}
        checked={is_done}
        onChange={() => void changePerson(setTaskDone, { task_id, is_done: !is_done })}
        type="checkbox"
      />
      <span className={styles['grow']}>
        <span className={is_done ? styles['done'] : ''}>{title}</span>
        {due_on !== null && state && (
          <span
            className={`${styles['due']} ${styles['soft']} ${state === 'overdue' ? styles['late'] : ''}`}
          >
            {
              {
                later: t.dueOn(formatDay(due_on)),
                overdue: t.overdue(formatDay(due_on)),
                today: t.dueToday
              }[state]
            }
          </span>
        )}
      </span>
      <Button aria-label={t.editTask(title)} look="quiet" onClick={edit} size="small">
        {t.edit}
      </Button>
    </div>
  )
}

function EditTask({ close, task }: { task: LeadTask; close: () => void }) {
  const t = useMessages(personTaskMessages)
  const { save, saving } = useMessages(personMessages)
  const { task_id } = task
  const [typed, setTyped] = useState({ title: task.title, due_on: task.due_on ?? '' })
  const [errors, setErrors] = useState<FieldErrors>()
  const [busy, setBusy] = useState(false)
  const submit = async () => {
    setBusy(true)
    const input = { task_id, title: typed.title, due_on: typed.due_on || null }
    const wrong = await changePerson(saveTask, input, t.saved)
    setBusy(false)
    setErrors(wrong)
    if (!wrong) close()
  }
  const remove = async () => {
    if (!(await changePerson(deleteTask, { task_id }, t.deleted))) close()
  }
  return (
    <DialogForm
      busy={busy}
      busyLabel={saving}
      onClose={close}
      onSubmit={submit}
      otherButton={
        <Button look="line" onClick={() => void remove()}>
          {t.remove}
        </Button>
      }
      submit={save}
      title={t.editTitle}
    >
      <TaskFields errors={errors} onChange={setTyped} typed={typed} />
    </DialogForm>
  )
}

function TaskFields({
  errors,
  onChange,
  typed
}: {
  typed: Typed
  errors: FieldErrors
  onChange: (typed: Typed) => void
}) {
  const t = useMessages(personTaskMessages)
  return (
    <>
      <PlainField
        autoComplete="off"
        error={errors?.['title']}
        label={t.what}
        name="title"
        onChange={(title) => onChange({ ...typed, title })}
        placeholder={t.example}
        value={typed.title}
      />
      <PlainField
        error={errors?.['due_on']}
        label={t.due}
        name="due_on"
        onChange={(due_on) => onChange({ ...typed, due_on })}
        optional
        type="date"
        value={typed.due_on}
      />
    </>
  )
}
