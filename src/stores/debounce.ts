/**
 * Runs `run` after a pause in the calls of `schedule`, or at the latest `longestMs` after the first of them; `cancel`
 * drops what is scheduled.
 */
export function debounce(
  run: () => void,
  { longestMs, pauseMs }: { longestMs: number; pauseMs: number }
): { cancel: () => void; schedule: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  let since: number | undefined
  const cancel = () => {
    clearTimeout(timer)
    since = undefined
  }
  return {
    cancel,
    schedule() {
      const now = Date.now()
      since ??= now
      clearTimeout(timer)
      const wait = Math.max(0, Math.min(pauseMs, since + longestMs - now))
      timer = setTimeout(() => {
        cancel()
        run()
      }, wait)
    }
  }
}
