import { useRef, useState, type ReactNode } from 'react'
import { DialogForm } from '../form/dialog-form.tsx'
import { PlainField } from '../form/plain-field.tsx'
import { useLocalTime } from '../use-local-time.ts'

const HOUR_MS = 3_600_000

/** Asks when something goes live, on the clock of the agent's website. */
export function ScheduleForm({
  title,
  submit,
  busyLabel,
  texts,
  planned,
  before,
  after,
  onSchedule,
  onClose
}: {
  title: string
  /** The submit button's label. */
  submit: string
  busyLabel: string
  texts: { label: string; zone: (name: string) => string; passed: string; missing: string }
  /** The time that it is scheduled for already; an hour from now is suggested otherwise. */
  planned: string | null
  before?: ReactNode
  after?: ReactNode
  /** Returns what is wrong with the time. */
  onSchedule: (at: string) => Promise<string | undefined>
  onClose: () => void
}) {
  const { fromField, toField, zoneName } = useLocalTime()
  const [typed, setTyped] = useState(() =>
    toField(planned ? new Date(planned) : new Date(Date.now() + HOUR_MS))
  )
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const box = useRef<HTMLInputElement>(null)
  const at = fromField(typed)
  const refuse = (message: string) => {
    setError(message)
    box.current?.focus()
  }
  const schedule = async () => {
    if (!at) return refuse(texts.missing)
    if (at.getTime() <= Date.now()) return refuse(texts.passed)
    setError(undefined)
    setBusy(true)
    const wrong = await onSchedule(at.toISOString())
    setBusy(false)
    if (wrong !== undefined) refuse(wrong)
  }
  return (
    <DialogForm
      busy={busy}
      busyLabel={busyLabel}
      onClose={onClose}
      onSubmit={schedule}
      submit={submit}
      title={title}
    >
      {before}
      <PlainField
        box={box}
        first
        error={error}
        hint={texts.zone(zoneName(at ?? new Date()))}
        label={texts.label}
        name="publish_at"
        onChange={setTyped}
        type="datetime-local"
        value={typed}
      />
      {after}
    </DialogForm>
  )
}
