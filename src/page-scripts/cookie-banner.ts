// Positions the cookie banner, handles its buttons, and the footer's button that reopens it. The boot script
// decides whether it is needed; it appears once it is positioned, so that it doesn't shift.

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
  // The styles show the current choice beside the question.
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

/** A corner where the banner covers neither the action nor any plan's price or a card's buttons. */
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
    // The newest entry, as a busy page delivers several at once.
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

// The page's height changes with the banner and with anything that moves the content.
new ResizeObserver(stepAside).observe(document.body)
addEventListener('resize', stepAside)
