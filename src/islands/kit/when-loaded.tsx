import { useStore } from '@nanostores/react'
import type { ReadableAtom } from 'nanostores'
import { useState, type ReactNode } from 'react'
import type { Loaded } from '#stores/loaded.ts'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

/** A place whose content comes from the panel: its outline, what failed with another try, or the content. */
export function WhenLoaded<Value>({
  of,
  loading,
  retry,
  children
}: {
  of: ReadableAtom<Loaded<Value>>
  /** The content's own boxes, empty. */
  loading: ReactNode
  retry: () => Promise<void>
  children: (value: Value) => ReactNode
}) {
  const loaded = useStore(of)
  const [busy, setBusy] = useState(false)
  if (loaded.status === 'ready') return children(loaded.value)
  if (loaded.status === 'loading' && !busy) return loading
  const again = async () => {
    setBusy(true)
    await retry()
    setBusy(false)
  }
  return (
    <Notice
      action={
        <Button busy={busy} busyLabel="Trying…" look="ink" onClick={again}>
          Retry
        </Button>
      }
      kind="warning"
      title="This could not be loaded"
    >
      {loaded.status === 'failed' ? loaded.message : 'Asking again.'}
    </Notice>
  )
}
