import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { Item } from '#contract/content/editor.ts'
import { editorPublishMessages } from '#messages/editor-publish.ts'
import { deleteDraft } from '#stores/editor/editor-delete.ts'
import { $others } from '#stores/editor/editor-presence.ts'
import { Button } from '../kit/button.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { ConfirmDialog } from '../kit/confirm-dialog.tsx'
import { useLocalTime } from '../kit/use-local-time.ts'

/** Deletes a draft, after a dialog that says what else will be lost. */
export function DeleteDraft({ item, shut }: { item: Item; shut: true | undefined }) {
  const t = useMessages(editorPublishMessages).deleteDraft
  const { formatMoment } = useLocalTime()
  const others = useStore($others)
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const names = others.map(({ name }) => name)
  const confirm = async () => {
    setAsking(false)
    setBusy(true)
    // Deleting unmounts this page.
    if (!(await deleteDraft())) setBusy(false)
  }
  return (
    <>
      <Button
        aria-disabled={shut}
        busy={busy}
        busyLabel={t.deleting}
        look="quiet"
        onClick={() => setAsking(true)}
      >
        {t.confirm}
      </Button>
      {asking && (
        <ConfirmDialog
          confirm={t.confirm}
          onClose={() => setAsking(false)}
          onConfirm={() => void confirm()}
          title={t.title}
        >
          <p>
            {t.warning(item.title)}
            {item.publish_at && t.notPublished(formatMoment(item.publish_at))}
            {names.length > 0 && t.openElsewhere(names)}
          </p>
        </ConfirmDialog>
      )}
    </>
  )
}
