import { useStore } from '@nanostores/react'
import type { ReadableAtom } from 'nanostores'
import { useState, type ReactNode } from 'react'
import type { Loaded } from '#stores/loaded.ts'
import { TryAgain } from './try-again.tsx'

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
  const [asked, setAsked] = useState(false)
  if (loaded.status === 'ready') return children(loaded.value)
  // Another try stays where its button was pressed.
  if (loaded.status === 'loading' && !asked) return loading
  const again = async () => {
    setAsked(true)
    await retry()
    setAsked(false)
  }
  return (
    <TryAgain retry={again} title="This could not be loaded">
      {loaded.status === 'failed' ? loaded.message : 'Asking again.'}
    </TryAgain>
  )
}
