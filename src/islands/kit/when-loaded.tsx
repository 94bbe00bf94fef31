import { useStore } from '@nanostores/react'
import type { ReadableAtom } from 'nanostores'
import { useState, type ReactNode } from 'react'
import { loadingMessages } from '#messages/loading.ts'
import type { Loaded } from '#stores/loaded.ts'
import { TryAgain } from './try-again.tsx'
import { useMessages } from './use-messages.ts'

/**
 * Content that the panel answers: its skeleton, the content, or a retry after a failure. Never an
 * empty list for a failed one, which would claim that there is nothing.
 */
export function WhenLoaded<Value>({
  of,
  loading,
  retry,
  what,
  children
}: {
  of: ReadableAtom<Loaded<Value>>
  /** A skeleton of the content. */
  loading: ReactNode
  retry: () => Promise<void>
  /** Completes 'We couldn’t load …'. */
  what: string
  children: (value: Value) => ReactNode
}) {
  const t = useMessages(loadingMessages)
  const loaded = useStore(of)
  const [retrying, setRetrying] = useState(false)
  if (loaded.status === 'ready') return children(loaded.value)
  // A retry keeps the notice, so that its button keeps the focus.
  if (loaded.status === 'loading' && !retrying) return loading
  const again = async () => {
    setRetrying(true)
    await retry()
    setRetrying(false)
  }
  return (
    <TryAgain retry={again} title={t.notLoaded(what)}>
      {loaded.status === 'failed' ? loaded.message : t.tryingAgain}
    </TryAgain>
  )
}
