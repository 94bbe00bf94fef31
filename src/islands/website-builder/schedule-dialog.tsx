import { websitePublishMessages } from '#messages/website-publish.ts'
import { schedule } from '#stores/website-builder/builder-publish.ts'
import { ScheduleForm } from '../kit/editing/schedule-form.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { useBuilder } from './use-builder-site.ts'

/** Chooses when the website is published as it is now. */
export function SchedulePublishDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(websitePublishMessages).schedule
  const { publish_at } = useBuilder().state
  return (
    <ScheduleForm
      before={<p>{t.newest}</p>}
      busyLabel={t.busy}
      onClose={onClose}
      onSchedule={async (at) => {
        if (await schedule(at)) onClose()
        return undefined
      }}
      planned={publish_at}
      submit={t.submit}
      texts={{ ...t, label: t.at }}
      title={t.title}
    />
  )
}
