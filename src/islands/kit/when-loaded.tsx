import { useStore } from '@nanostores/react'
import type { ReadableAtom } from 'nanostores'
import { useState, type ReactNode } from 'react'
import type { Loaded } from '#stores/loaded.ts'
import { TryAgain } from './try-again.tsx'

/**
 * A place whose content comes from the panel: its outline, the content, or after a failure nothing of it but a way to try
 * again, as an empty list would claim that there is nothing.
 */
export function WhenLoaded<Value>({
  of,
  loading,
  retry,
  what,
  children
}: {
  of: ReadableAtom<Loaded<Value>>
  /** The content's own boxes, empty. */
  loading: ReactNode
  retry: () => Promise<void>
  /** Completes 'We couldn’t load …'. */
  what: string
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
    <TryAgain retry={again} title={`We couldn’t load ${what}`}>
      {loaded.status === 'failed' ? loaded.message : 'Trying again…'}
    </TryAgain>
  )
}
