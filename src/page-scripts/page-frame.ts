// What every page loads: next to nothing. It fetches the rest of the frame where the page has use for it, so that a
// visitor without a token who only reads pays for no more than this.

import './callback-form.ts'
import './cookie-banner.ts'
import { prefetchPointedLinks } from '#gateways/browser/prefetch.ts'
import { hasLeftToast } from '#gateways/storage/left-toast.ts'
import { tellScriptFailed } from './script-failed.ts'
import { inTime } from '#stores/in-time.ts'

// Named once and not taken apart: the page's first bytes are counted.
const memberFrame = () => inTime(import('./member-frame.ts'))
if (document.querySelector('[data-auth=in]')) void memberFrame().then((frame) => frame.greet())

// React's islands speak through toasts, from the moment the first of them is in sight or wakes. A page whose only script
// is plain imports the stack itself.
const islandFrame = () => inTime(import('./island-frame.ts')).catch(tellScriptFailed)
if (document.querySelector('astro-island:not([client=visible])') || hasLeftToast()) {
  void islandFrame()
} else {
  const inSight = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) void islandFrame()
  })
  for (const part of document.querySelectorAll('astro-island > *')) inSight.observe(part)
}

if (document.querySelector('[data-carousel]')) void inTime(import('./testimonial-carousel.ts'))
if (document.querySelector('[data-first-payment]')) void inTime(import('./first-payment.ts'))

// Drawings far down are light: once there is something to read, nobody need come near first.
for (const drawing of document.querySelectorAll<HTMLImageElement>('[src^="/drawings/"]'))
  drawing.loading = 'eager'

// Without this script the link's own page logs out just as well.
document.addEventListener('click', (event) => {
  if (!(event.target instanceof Element && event.target.closest('[data-logout]'))) return
  event.preventDefault()
  void memberFrame().then((frame) => frame.logOut())
})

// A page that comes back from the browser's memory has its menu shut, like any other page.
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return
  for (const menu of document.querySelectorAll<HTMLElement>(':popover-open')) menu.hidePopover()
})

prefetchPointedLinks()
