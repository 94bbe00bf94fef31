// The script of every page, kept tiny: it loads the rest of the frame only where the page needs it.

import './callback-form.ts'
import './cookie-banner.ts'
import './french-chosen.ts'
import { prefetchPointedLinks } from '#gateways/browser/prefetch.ts'
import { hasLeftToast } from '#gateways/storage/left-toast.ts'
import { reportScriptFailed } from './script-failed.ts'
import { inTime } from '#stores/in-time.ts'

// Not destructured, to save bytes: this script's size is bounded.
const memberFrame = () => inTime(import('./member-frame.ts'))
if (document.querySelector('[data-auth=in]')) void memberFrame().then((frame) => frame.showMember())

// Islands show toasts, so the stack loads with the first of them that is in view or hydrates. A page with plain
// scripts only imports it itself.
const islandFrame = () => inTime(import('./island-frame.ts')).catch(reportScriptFailed)
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

// Drawings further down are light, so they load once the page can be read.
for (const drawing of document.querySelectorAll<HTMLImageElement>('[src^="/drawings/"]'))
  drawing.loading = 'eager'

// Without this script, the link's own page logs out.
document.addEventListener('click', (event) => {
  if (!(event.target instanceof Element && event.target.closest('[data-logout]'))) return
  event.preventDefault()
  void memberFrame().then((frame) => frame.logOut())
})

// A page restored from the browser's cache starts with its menu closed, like any other.
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return
  for (const menu of document.querySelectorAll<HTMLElement>(':popover-open')) menu.hidePopover()
})

prefetchPointedLinks()
