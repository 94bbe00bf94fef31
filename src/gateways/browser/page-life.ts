// The page's own life: being left or put away, coming back, and whether there is a network at all.

import { onMount, atom } from 'nanostores'

/** Runs when the page is put away or left: the last moment in which something can still be kept. */
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

/** Runs when the page is looked at again. */
export function whenShown(run: () => void): () => void {
  return listen(document, 'visibilitychange', () => {
    if (document.visibilityState === 'visible') run()
  })
}

/** False only where the browser is sure that nothing can be reached. */
export const $online = atom(true)

onMount($online, () => {
  const look = () => $online.set(navigator.onLine !== false)
  look()
  return listen(window, 'online', look, listen(window, 'offline', look))
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
