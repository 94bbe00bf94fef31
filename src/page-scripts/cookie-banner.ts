// The cookie banner's place and buttons, and the footer button that brings it back. The boot script decides whether it
// shows; it is seen once this script has placed it, so that it doesn't move before the visitor's eyes.

import { keep } from '#gateways/storage/browser-storage.ts'

const { dataset } = document.documentElement

const banner = document.getElementById('cookies')!
let settings: HTMLElement | undefined

handlePress(window.pressed)
document.addEventListener('click', ({ target }) => handlePress(target))

function handlePress(target?: EventTarget | null): void {
  const button = target instanceof Element && target.closest<HTMLElement>('[data-answer]')
  if (!button) return
  const answer = button.dataset['answer']
  const current = dataset['cookies']
  // The styles show the choice that holds now beside the question.
  if (current === 'accepted' || current === 'declined') banner.dataset['current'] = current
  dataset['cookies'] = answer
  if (answer === 'asking') {
    settings = button
    banner.dataset['aside'] = ''
    banner.focus()
    return
  }
  settings?.focus()
  keep('cookieAccepted', String(answer === 'accepted'))
}

let covered: IntersectionObserver | undefined

/** Room for the banner as a card in a corner of the window, in rem: its size and the gaps around it. */
const CARD_REM = { width: 28, height: 12 }

/** A corner that leaves the action free, and every plan's price and button and every design's buttons. */
function placeBeside(action: Element): 'left' | 'right' | 'hidden' {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  const room = CARD_REM.width * rem
  const offers = [
    ...document.querySelectorAll('main :is(.price, [data-choice], [data-keep-clear])')
  ]
    .map((offer) => offer.getBoundingClientRect())
    .filter(({ bottom, height }) => height > 0 && bottom > innerHeight - CARD_REM.height * rem)
    .filter(({ top }) => top < innerHeight)
  const kept = [action.getBoundingClientRect(), ...offers]
  if (kept.every(({ left }) => left > room)) return 'left'
  return kept.every(({ right }) => innerWidth - right > room) ? 'right' : 'hidden'
}

/** The banner steps aside while it would cover the page's first action. */
function stepAside(): void {
  covered?.disconnect()
  const action = document.querySelector('main :is(.button,[type=submit])')
  covered = new IntersectionObserver(
    // The newest entry: several arrive at once where the page was busy.
    (entries) => {
      const { isIntersecting, target } = entries.at(-1)!
      banner.dataset['aside'] = isIntersecting ? placeBeside(target) : ''
    },
    { rootMargin: `${-banner.getBoundingClientRect().top}px 0px 0px` }
  )
  if (!banner.offsetHeight) return
  if (action) covered.observe(action)
  else banner.dataset['aside'] = ''
}

// Whatever brings the banner or moves the page's content changes the height of the page.
new ResizeObserver(stepAside).observe(document.body)
addEventListener('resize', stepAside)
