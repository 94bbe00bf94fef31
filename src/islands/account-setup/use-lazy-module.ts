import { startTransition, useCallback, useEffect, useState } from 'react'
import { whenIdle } from '../kit/when-idle.ts'

/**
 * Loads a part of the wizard from its own bundle. `load` must be a stable function, as it is the cache key. `failed`: the
 * bundle didn't load; `retry` tries again, which `React.lazy` never does.
 */
export function useLazyModule<Part extends object>(load: () => Promise<Part>, idle = false) {
  const [part, setPart] = useState(() => loaded.get(load) as Part | undefined)
  const [failed, setFailed] = useState(false)
  const fetch = useCallback(async () => {
    setFailed(false)
    try {
      const module = await load()
      loaded.set(load, module)
      // A transition, so that rendering it doesn't delay typing.
      startTransition(() => setPart(module))
    } catch {
      setFailed(true)
    }
  }, [load])

  useEffect(() => {
    if (loaded.has(load)) return undefined
    return idle ? whenIdle(() => void fetch()) : void fetch()
  }, [fetch, idle, load])

  return { part, failed, retry: fetch }
}

const loaded = new Map<unknown, unknown>()
