import { useState } from 'react'
import { editorPublishMessages } from '#messages/editor-publish.ts'
import { $saving, isSame, type Opened } from '#stores/editor/editor-item.ts'
import { reschedule, schedule } from '#stores/editor/editor-publish.ts'
import { ScheduleForm } from '../kit/editing/schedule-form.tsx'
import { Segments } from '../kit/segments.tsx'
import { useMessages } from '../kit/use-messages.ts'

type Version = 'scheduled' | 'newest'

/** Sets or changes when an item goes live. */
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
  const [version, setVersion] = useState<Version>('scheduled')
  const isScheduled = item !== undefined && item.publish_at !== null
  const isChanged =
    isScheduled && (item.scheduled_version !== item.version || !isSame(values, item.fields))
  const title = isScheduled ? t.changeTime : t.title
  const submit = async (at: string) => {
    const keepsVersion = isScheduled && version === 'scheduled'
    const done = await (keepsVersion ? reschedule : schedule)(at)
    const saving = $saving.get()
    const errors = 'errors' in saving ? saving.errors : undefined
    if (!done && errors?.['publish_at']) return errors['publish_at']
    // Without its item, or with two versions of it, there is nothing to schedule.
    if (done || errors || saving.status === 'conflict') onClose()
    if (!done && errors) onRefused()
    return undefined
  }
  return (
    <ScheduleForm
      after={
        isChanged && (
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
        )
      }
      busyLabel={t.scheduling}
      onClose={onClose}
      onSchedule={submit}
      planned={item?.publish_at ?? null}
      submit={title}
      texts={{ label: t.goesLiveOn, missing: t.chooseTime, passed: t.timePassed, zone: t.timeZone }}
      title={title}
    />
  )
}
