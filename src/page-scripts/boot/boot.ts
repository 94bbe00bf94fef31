// Runs inline at the top of the head, before the first paint, so that the header shows the right links in
// its first frame. It reads storage only; the panel decides later whether the token is still valid.

import { dataset, mark } from './boot-mark.ts'
import { fail } from './hold-press.ts'

mark()
addEventListener('load', mark)
addEventListener('storage', mark)
addEventListener('pageshow', mark)

// A click may come before the script that handles it: the last one is kept for that script.
addEventListener('click', ({ target }) => {
  window.pressed = target
})

let isLoading = false

/** The frame's script waits for the first paint, so that a slow connection loads the page and its fonts first. */
function loadFrame(): void {
  if (isLoading) return
  isLoading = true
  if (dataset['frame']) import(/* @vite-ignore */ dataset['frame']).catch(fail)
}

new PerformanceObserver((list) => {
  if (list.getEntriesByName('first-contentful-paint').length) loadFrame()
}).observe({ type: 'paint', buffered: true })

// Firefox reports no first paint after a reload that restores a scroll position, and no browser reports one for a
// background tab: there, wait a moment after `load`, as a busy phone may still be about to paint.
addEventListener('load', () => setTimeout(loadFrame, 400))
