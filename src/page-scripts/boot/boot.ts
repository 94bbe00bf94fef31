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

// The words of a visitor's first page come before their typefaces and before the frame's own script. Typefaces that take
// longer than this are left for the next page: nobody likes lines to move under their eyes. From then on they are at hand.
const PATIENCE_MS = 800
// What is far down the page waits for a first touch: a browser sets all of a page anew when a typeface comes, and all at once.
// It has no right place until it is set, so nothing waits where the address leads into the page.
let tellFaces: ((faces?: FontFace[]) => void) | undefined
if (!localStorage.getItem('fonts')) {
  dataset['fonts'] = location.hash ? 'waiting' : 'waiting far early'
  // There at once: behind the log-in the frame's script may run before anything is painted.
  window.faces = new Promise((done) => {
    tellFaces = done
  })
}

let isRead = false

function onceRead(): void {
  if (isRead) return
  isRead = true
  if (dataset['frame']) import(/* @vite-ignore */ dataset['frame']).catch(fail)
  const everyday = [...document.fonts].filter(({ unicodeRange }) =>
    unicodeRange.startsWith('U+20-')
  )
  const faces = Promise.all(everyday.map((face) => face.load()))
  setTimeout(() => tellFaces?.(), PATIENCE_MS)
  faces.then(tellFaces, () => tellFaces?.())
  // Typefaces that fail and storage that is forbidden change nothing that can be read.
  faces.then(() => localStorage.setItem('fonts', '1')).catch(() => {})
}

new PerformanceObserver((list) => {
  if (list.getEntriesByName('first-contentful-paint').length) onceRead()
}).observe({ type: 'paint', buffered: true })

// Firefox tells of no first paint where a reload brings a visitor back to a place further down, and nobody of a page that
// nobody sees: there, what has been loaded for a moment can be read. Sooner, and a busy phone would fetch before it paints.
addEventListener('load', () => setTimeout(onceRead, 400))
