import { useRef, useState } from 'react'
import type { Item } from '#contract/content/editor.ts'
import { editorPublishMessages } from '#messages/editor-publish.ts'
import { $saving, isSame, type Opened } from '#stores/editor/editor-item.ts'
import { reschedule, schedule } from '#stores/editor/editor-publish.ts'
import { Button } from '../kit/button.tsx'
import { Modal } from '../kit/modal.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { fromField, toField, zoneName } from './local-time.ts'
import { PlainField } from './plain-field.tsx'
import { Segments } from './segments.tsx'
import styles from './dialog.module.css'

const HOUR_MS = 3_600_000

type Version = 'scheduled' | 'newest'

/** Sets or changes when an item goes live, in the editor's own time zone. */
export function ScheduleDialog({
  opened: { item, values },
  onClose,
  onRefused
}: {
  opened: Opened
  onClose: () => void
  /** Called when a field is invalid. */
  onRefused: () => void
}) {
  const t = useMessages(editorPublishMessages)
  const [typed, setTyped] = useState(() => toField(initialTime(item)))
  const [version, setVersion] = useState<Version>('scheduled')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const box = useRef<HTMLInputElement>(null)
  const at = fromField(typed)
  const isScheduled = item !== undefined && item.publish_at !== null
  const isChanged =
    isScheduled && (item.scheduled_version !== item.version || !isSame(values, item.fields))
  const submit = async () => {
    const wrong = !at
      ? t.schedule.chooseTime
      : at.getTime() <= Date.now()
        ? t.schedule.timePassed
        : undefined
    setError(wrong)
    if (!at || wrong) return box.current?.focus()
    setBusy(true)
    const keepsVersion = isScheduled && version === 'scheduled'
    const done = await (keepsVersion ? reschedule : schedule)(at.toISOString())
    setBusy(false)
    const saving = $saving.get()
    const errors = 'errors' in saving ? saving.errors : undefined
    if (!done && errors?.['publish_at']) {
      setError(errors['publish_at'])
      return box.current?.focus()
    }
    // Without its item, or with two versions of it, there is nothing to schedule.
    if (done || errors || saving.status === 'conflict') onClose()
    if (!done && errors) onRefused()
  }
  return (
    <Modal onClose={onClose} open title={isScheduled ? t.schedule.changeTime : t.schedule.title}>
      <form
        className={styles['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!busy) void submit()
        }}
      >
        <PlainField
          box={box}
          first
          error={error}
          hint={t.schedule.timeZone(zoneName(at ?? new Date()))}
          label={t.schedule.goesLiveOn}
          name="publish_at"
          onChange={setTyped}
          type="datetime-local"
          value={typed}
        />
        {isChanged && (
          <>
            <p>{t.schedule.editedSince}</p>
            <Segments
              label={t.schedule.version}
              of={[
                { value: 'scheduled', label: t.schedule.scheduledVersion },
                { value: 'newest', label: t.schedule.latestVersion }
              ]}
              onChoose={setVersion}
              value={version}
            />
          </>
        )}
        <div className={styles['acts']}>
          <Button busy={busy} busyLabel={t.schedule.scheduling} look="ink" type="submit">
            {isScheduled ? t.schedule.changeTime : t.schedule.title}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {t.cancel}
          </Button>
        </div>
      </form>
    </Modal>
  )
}

/** The scheduled time, or else an hour from now. */
function initialTime(item: Item | undefined): Date {
  return item?.publish_at ? new Date(item.publish_at) : new Date(Date.now() + HOUR_MS)
}
