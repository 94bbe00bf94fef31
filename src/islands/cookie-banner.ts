// The cookie banner's buttons, and the footer's that brings it back. Whether it shows is the boot script's to say, before
// the first paint, and the answer in the page's dataset after it.

export {}

const { dataset } = document.documentElement

const banner = document.getElementById('cookies')!
let settings: HTMLElement | undefined

hear(window.pressed)
document.addEventListener('click', ({ target }) => hear(target))

function hear(target?: EventTarget | null): void {
  const button = target instanceof Element && target.closest<HTMLElement>('[data-answer]')
  if (!button) return
  const answer = button.dataset['answer']
  dataset['cookies'] = answer
  if (answer === 'asking') {
    settings = button
    banner.dataset['aside'] = ''
    banner.focus()
    return
  }
  settings?.focus()
  try {
    localStorage.setItem('cookieAccepted', String(answer === 'accepted'))
  } catch {
    // Forbidden storage: the answer holds for this page.
  }
}

let covered: IntersectionObserver | undefined

/** The banner steps aside while it would cover the page's first action. */
function stepAside(): void {
  covered?.disconnect()
  const action = document.querySelector('main :is(.button,[type=submit])')
  covered = new IntersectionObserver(
    // The newest entry: several arrive at once where the page was busy.
    (entries) => (banner.dataset['aside'] = `${entries.at(-1)!.isIntersecting}`),
    { rootMargin: `${-banner.getBoundingClientRect().top}px 0px 0px` }
  )
  if (action && banner.offsetHeight) covered.observe(action)
}

// Whatever brings the banner or moves the page's content changes the height of the page.
new ResizeObserver(stepAside).observe(document.body)
addEventListener('resize', stepAside)
