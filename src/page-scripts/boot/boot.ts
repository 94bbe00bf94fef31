// Runs inline at the top of the head, before anything is painted: it says whether somebody is logged in, so that the
// header is right in the first frame. It only looks at what is stored here; whether the token is still good is the
// panel's to say, later.

import { dataset, mark } from './boot-mark.ts'
import { fail } from './hold-press.ts'

mark()
addEventListener('load', mark)
addEventListener('storage', mark)
addEventListener('pageshow', mark)

// A press may come before the script that hears it: the last one is kept for that script.
addEventListener('click', ({ target }) => {
  window.pressed = target
})

let isRead = false

/** The frame's own script waits for the first paint: a slow line carries the page and its fonts first. */
function onceRead(): void {
  if (isRead) return
  isRead = true
  if (dataset['frame']) import(/* @vite-ignore */ dataset['frame']).catch(fail)
}

new PerformanceObserver((list) => {
  if (list.getEntriesByName('first-contentful-paint').length) onceRead()
}).observe({ type: 'paint', buffered: true })

// Firefox tells of no first paint where a reload brings a visitor back to a place further down, and nobody of a page that
// nobody sees: there, what has been loaded for a moment can be read. Sooner, and a busy phone would fetch before it paints.
addEventListener('load', () => setTimeout(onceRead, 400))
