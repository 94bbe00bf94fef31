import { useRef, useState } from 'react'
import type { Item } from '#contract/content/editor.ts'
import { editorPublishMessages } from '#messages/editor-publish.ts'
import { $saving, isSame, type Opened } from '#stores/editor/editor-item.ts'
import { reschedule, schedule } from '#stores/editor/editor-publish.ts'
import { useMessages } from '../kit/use-messages.ts'
import { DialogForm } from './dialog-form.tsx'
import { fromField, toField, zoneName } from './local-time.ts'
import { PlainField } from './plain-field.tsx'
import { Segments } from './segments.tsx'

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
  const t = useMessages(editorPublishMessages).schedule
  const [typed, setTyped] = useState(() => toField(initialTime(item)))
  const [version, setVersion] = useState<Version>('scheduled')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const box = useRef<HTMLInputElement>(null)
  const at = fromField(typed)
  const isScheduled = item !== undefined && item.publish_at !== null
  const isChanged =
    isScheduled && (item.scheduled_version !== item.version || !isSame(values, item.fields))
  const title = isScheduled ? t.changeTime : t.title
  const submit = async () => {
    const isPast = at !== undefined && at.getTime() <= Date.now()
    setError(isPast ? t.timePassed : at ? undefined : t.chooseTime)
    if (!at || isPast) return box.current?.focus()
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
    <DialogForm
      busy={busy}
      busyLabel={t.scheduling}
      onClose={onClose}
      onSubmit={submit}
      submit={title}
      title={title}
    >
      <PlainField
        box={box}
        first
        error={error}
        hint={t.timeZone(zoneName(at ?? new Date()))}
        label={t.goesLiveOn}
        name="publish_at"
        onChange={setTyped}
        type="datetime-local"
        value={typed}
      />
      {isChanged && (
        <>
          <p>{t.editedSince}</p>
          <Segments
            label={t.version}
            of={[
              { value: 'scheduled', label: t.scheduledVersion },
              { value: 'newest', label: t.latestVersion }
            ]}
            onChoose={setVersion}
            value={version}
          />
        </>
      )}
    </DialogForm>
  )
}

/** The scheduled time, or else an hour from now. */
function initialTime(item: Item | undefined): Date {
  return item?.publish_at ? new Date(item.publish_at) : new Date(Date.now() + HOUR_MS)
}
