import { startTransition, useCallback, useEffect, useRef, useState } from 'react'

/**
 * A part of the wizard that comes in a file of its own when it is needed. `load` is one function for good, as what it
 * brought is remembered by it. `failed`: the file did not arrive; `retry` asks again.
 */
export function useArriving<Part extends object>(load: () => Promise<Part>, idle = false) {
  const [part, setPart] = useState(() => arrived.get(load) as Part | undefined)
  const [failed, setFailed] = useState(false)
  const here = useRef(false)
  const fetch = useCallback(async () => {
    setFailed(false)
    try {
      const brought = await load()
      arrived.set(load, brought)
      // Whoever is typing meanwhile does not wait for it to be drawn.
      if (here.current) startTransition(() => setPart(() => brought))
    } catch {
      if (here.current) setFailed(true)
    }
  }, [load])

  useEffect(() => {
    here.current = true
    return () => void (here.current = false)
  }, [])

  useEffect(() => {
    if (arrived.has(load)) return undefined
    return idle ? whenIdle(() => void fetch()) : void fetch()
  }, [fetch, idle, load])

  return { part, failed, retry: fetch }
}

const arrived = new Map<unknown, unknown>()

/** Safari has no idle time of its own to give. */
export function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 200)
    return () => clearTimeout(timer)
  }
  const rest = requestIdleCallback(run)
  return () => cancelIdleCallback(rest)
}
