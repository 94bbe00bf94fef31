import { useRef, useState } from 'react'
import { websitePublishMessages } from '#messages/website-publish.ts'
import { schedule } from '#stores/website-builder/builder-publish.ts'
import { DialogForm } from '../editor/dialog-form.tsx'
import { fromField, toField, zoneName } from '../editor/local-time.ts'
import { PlainField } from '../editor/plain-field.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { useBuilder } from './use-builder-site.ts'

const HOUR_MS = 3_600_000

/** Chooses when the website is published as it is now, in the agent's own time zone. */
export function SchedulePublishDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(websitePublishMessages).schedule
  const { publish_at } = useBuilder().state
  const [typed, setTyped] = useState(() =>
    toField(publish_at ? new Date(publish_at) : new Date(Date.now() + HOUR_MS))
  )
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const box = useRef<HTMLInputElement>(null)
  const at = fromField(typed)
  const submit = async () => {
    const isPast = at !== undefined && at.getTime() <= Date.now()
    setError(isPast ? t.passed : at ? undefined : t.missing)
    if (!at || isPast) return box.current?.focus()
    setBusy(true)
    const done = await schedule(at.toISOString())
    setBusy(false)
    if (done) onClose()
  }
  return (
    <DialogForm
      busy={busy}
      busyLabel={t.busy}
      onClose={onClose}
      onSubmit={submit}
      submit={t.submit}
      title={t.title}
    >
      <p>{t.newest}</p>
      <PlainField
        box={box}
        first
        error={error}
        hint={t.zone(zoneName(at ?? new Date()))}
        label={t.at}
        name="publish_at"
        onChange={setTyped}
        type="datetime-local"
        value={typed}
      />
    </DialogForm>
  )
}
