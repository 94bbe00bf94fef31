import { useRef, useState } from 'react'
import { $saving } from '#stores/editor/editor-item.ts'
import { schedule } from '#stores/editor/editor-publish.ts'
import { Button } from '../kit/button.tsx'
import { Modal } from '../kit/modal.tsx'
import { fromField, toField, zoneName } from './local-time.ts'
import { PlainField } from './plain-field.tsx'
import styles from './dialog.module.css'

const HOUR_MS = 3_600_000

/** Day and minute, in the writer's own time. */
export function ScheduleDialog({
  onClose,
  onRefused
}: {
  onClose: () => void
  /** A field lacks something, and says so. */
  onRefused: () => void
}) {
  const [typed, setTyped] = useState(() => toField(new Date(Date.now() + HOUR_MS)))
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const box = useRef<HTMLInputElement>(null)
  const at = fromField(typed)
  const take = async () => {
    const wrong = !at
      ? 'Please choose a day and a time.'
      : at.getTime() <= Date.now()
        ? 'This time has passed.'
        : undefined
    setError(wrong)
    if (!at || wrong) return box.current?.focus()
    setBusy(true)
    const done = await schedule(at.toISOString())
    setBusy(false)
    const isRefused = $saving.get().status === 'refused'
    if (done || isRefused) onClose()
    if (isRefused) onRefused()
  }
  return (
    <Modal onClose={onClose} open title="Schedule">
      <form
        className={styles['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!busy) void take()
        }}
      >
        <PlainField
          box={box}
          first
          error={error}
          hint={`In your time: ${zoneName(at ?? new Date())}`}
          label="Goes live on"
          name="publish_at"
          onChange={setTyped}
          type="datetime-local"
          value={typed}
        />
        <div className={styles['acts']}>
          <Button busy={busy} busyLabel="Scheduling…" look="ink" type="submit">
            Schedule
          </Button>
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Modal>
  )
}
