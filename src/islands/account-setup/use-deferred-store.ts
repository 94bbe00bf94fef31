import type { ReadableAtom } from 'nanostores'
import { startTransition, useEffect, useState } from 'react'

/**
 * A store's value, rendered in a transition, so that the keystroke or click that changed it is shown first. Components that
 * read several stores this way update in one frame.
 */
export function useDeferredStore<Value>($store: ReadableAtom<Value>): Value {
  const [value, setValue] = useState(() => $store.get())
  useEffect(() => {
    const follow = () => startTransition(() => setValue($store.get()))
    // It may have changed before this effect ran.
    follow()
    return $store.listen(follow)
  }, [$store])
  return value
}
