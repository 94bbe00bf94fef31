import type { ReadableAtom } from 'nanostores'
import { startTransition, useEffect, useState } from 'react'

/**
 * A store's value, drawn as fast as the machine can, while the key or press that changed it is shown at once. What follows
 * several stores in this way changes in one frame.
 */
export function useLater<Value>($store: ReadableAtom<Value>): Value {
  const [value, setValue] = useState(() => $store.get())
  useEffect(() => {
    const follow = () => startTransition(() => setValue($store.get()))
    // It may have changed before it was listened to.
    follow()
    return $store.listen(follow)
  }, [$store])
  return value
}
