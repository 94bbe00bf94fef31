import { useRef } from 'react'

/** What was true when one of the keys last became another, however often the component is drawn. */
export function useAsOf<Value>(keys: readonly unknown[], ask: () => Value): Value {
  const known = useRef<{ keys: readonly unknown[]; value: Value }>(undefined)
  if (!known.current?.keys.every((key, at) => Object.is(key, keys[at])))
    known.current = { keys, value: ask() }
  return known.current.value
}
