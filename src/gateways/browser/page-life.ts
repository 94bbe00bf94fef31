// The page's lifecycle: hidden, shown again, gone back to, online or offline.

import { onMount, atom } from 'nanostores'

/** Runs when the page is hidden or left, the last chance to save anything. */
export function whenHidden(run: () => void): () => void {
  return listen(
    document,
    'visibilitychange',
    () => {
      if (document.visibilityState === 'hidden') run()
    },
    listen(window, 'pagehide', run)
  )
}

/** Runs when the page becomes visible again. */
export function whenShown(run: () => void): () => void {
  return listen(document, 'visibilitychange', () => {
    if (document.visibilityState === 'visible') run()
  })
}

/** Runs every `ms` while the page is visible, and at once when it becomes visible again. */
export function whileShown(ms: number, run: () => void): () => void {
  const timer = setInterval(() => {
    if (document.visibilityState === 'visible') run()
  }, ms)
  const stop = whenShown(run)
  return () => {
    clearInterval(timer)
    stop()
  }
}

/** Runs after Back and Forward. */
export function whenReturned(run: () => void): () => void {
  return listen(window, 'popstate', run)
}

/** False only while the browser is sure that it is offline. */
export const $online = atom(true)

onMount($online, () => {
  const update = () => $online.set(navigator.onLine !== false)
  update()
  return listen(window, 'online', update, listen(window, 'offline', update))
})

function listen(
  target: EventTarget,
  name: string,
  run: () => void,
  before?: () => void
): () => void {
  target.addEventListener(name, run)
  return () => {
    target.removeEventListener(name, run)
    before?.()
  }
}
