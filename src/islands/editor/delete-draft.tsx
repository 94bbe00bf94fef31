import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { Item } from '#contract/content/editor.ts'
import { deleteDraft } from '#stores/editor/editor-delete.ts'
import { $others } from '#stores/editor/editor-presence.ts'
import { Button } from '../kit/button.tsx'
import { Confirm } from './confirm.tsx'
import { writeMoment } from './local-time.ts'

/** Deletes a draft, once it has said what goes with it. */
export function DeleteDraft({ item, shut }: { item: Item; shut: true | undefined }) {
  const others = useStore($others)
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const names = others.map(({ name }) => name).join(', ')
  const take = async () => {
    setAsking(false)
    setBusy(true)
    // Once it is deleted, this page is gone.
    if (!(await deleteDraft())) setBusy(false)
  }
  return (
    <>
      <Button
        aria-disabled={shut}
        busy={busy}
        busyLabel="Deleting…"
        look="quiet"
        onClick={() => setAsking(true)}
      >
        Delete draft
      </Button>
      {asking && (
        <Confirm
          deed="Delete draft"
          onClose={() => setAsking(false)}
          onConfirm={() => void take()}
          title="Delete this draft?"
        >
          “{item.title}” and all its versions will be deleted. This can’t be undone.
          {item.publish_at && ` It won’t be published on ${writeMoment(item.publish_at)}.`}
          {names && ` ${names} ${others.length > 1 ? 'have' : 'has'} it open.`}
        </Confirm>
      )}
    </>
  )
}
