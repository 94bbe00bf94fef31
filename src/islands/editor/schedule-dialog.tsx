import { useRef, useState } from 'react'
import type { Item } from '#contract/content/editor.ts'
import { $saving, isSame, type Opened } from '#stores/editor/editor-item.ts'
import { reschedule, schedule } from '#stores/editor/editor-publish.ts'
import { Button } from '../kit/button.tsx'
import { Modal } from '../kit/modal.tsx'
import { fromField, toField, zoneName } from './local-time.ts'
import { PlainField } from './plain-field.tsx'
import { Segments } from './segments.tsx'
import styles from './dialog.module.css'

const HOUR_MS = 3_600_000

type Version = 'scheduled' | 'newest'
const VERSIONS: { value: Version; label: string }[] = [
  { value: 'scheduled', label: 'As scheduled' },
  { value: 'newest', label: 'Latest text' }
]

/** Day and minute, in the writer's own time. What is scheduled already gets another time. */
export function ScheduleDialog({
  opened: { item, words },
  onClose,
  onRefused
}: {
  opened: Opened
  onClose: () => void
  /** A field lacks something, and says so. */
  onRefused: () => void
}) {
  const [typed, setTyped] = useState(() => toField(firstChoice(item)))
  const [version, setVersion] = useState<Version>('scheduled')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const box = useRef<HTMLInputElement>(null)
  const at = fromField(typed)
  const isMoved = item !== undefined && item.publish_at !== null
  const isChanged =
    isMoved && (item.scheduled_version !== item.version || !isSame(words, item.fields))
  const take = async () => {
    const wrong = !at
      ? 'Please choose a day and a time.'
      : at.getTime() <= Date.now()
        ? 'This time has passed.'
        : undefined
    setError(wrong)
    if (!at || wrong) return box.current?.focus()
    setBusy(true)
    const keepsVersion = isMoved && version === 'scheduled'
    const done = await (keepsVersion ? reschedule : schedule)(at.toISOString())
    setBusy(false)
    const isRefused = $saving.get().status === 'refused'
    if (done || isRefused) onClose()
    if (isRefused) onRefused()
  }
  return (
    <Modal onClose={onClose} open title={isMoved ? 'Change the time' : 'Schedule'}>
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
        {isChanged && (
          <>
            <p>It was edited after it was scheduled. Which version goes live?</p>
            <Segments label="Version" of={VERSIONS} onChoose={setVersion} value={version} />
          </>
        )}
        <div className={styles['acts']}>
          <Button busy={busy} busyLabel="Scheduling…" look="ink" type="submit">
            {isMoved ? 'Change time' : 'Schedule'}
          </Button>
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Modal>
  )
}

/** The time that it is scheduled for, or else an hour from now. */
function firstChoice(item: Item | undefined): Date {
  return item?.publish_at ? new Date(item.publish_at) : new Date(Date.now() + HOUR_MS)
}
