// The cookie banner's buttons, and the footer's that brings it back. Whether it shows is the boot script's to say, before
// the first paint, and the answer in the page's dataset after it.

export {}

const { dataset } = document.documentElement

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
    document.getElementById('cookies')?.focus()
    return
  }
  settings?.focus()
  try {
    localStorage.setItem('cookieAccepted', String(answer === 'accepted'))
  } catch {
    // Forbidden storage: the answer holds for this page.
  }
}
