import { useRef } from 'react'

/** The value computed when one of the keys last changed, however often the component renders. */
export function useSnapshot<Value>(keys: readonly unknown[], compute: () => Value): Value {
  const known = useRef<{ keys: readonly unknown[]; value: Value }>(undefined)
  if (!known.current?.keys.every((key, at) => Object.is(key, keys[at])))
    known.current = { keys, value: compute() }
  return known.current.value
}
