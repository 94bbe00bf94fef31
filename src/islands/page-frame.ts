// What every page's frame does once it is up, without React: shows toasts, logs out from the header, and asks the panel
// who a member is. A visitor without a token loads nothing more than this file and the toasts.

import { paths } from '#rules/paths.ts'
import { $toasts, dismiss, restoreToast, type Toast } from '#stores/toasts.ts'

const MARKS: Record<Toast['kind'], string> = {
  error: 'M10 6v5m0 3v.01M10 18a8 8 0 1 0 0-16 8 8 0 0 0 0 16Z',
  success: 'm6 10.5 2.8 2.8L14 7.5M10 18a8 8 0 1 0 0-16 8 8 0 0 0 0 16Z',
  warning: 'M10 8v4m0 2.5v.01M10 2.5l8 15H2Z'
}

const stack = document.getElementById('toasts')
const shown = new Map<number, HTMLElement>()

function draw({ id, kind, message }: Toast): HTMLElement {
  const toast = document.createElement('div')
  toast.className = `toast ${kind}`
  toast.setAttribute('role', kind === 'error' ? 'alert' : 'status')
  // Static text only; the message itself is set below as text.
  toast.innerHTML = `<svg viewBox="0 0 20 20" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="${MARKS[kind]}"/></svg><p></p><button type="button" aria-label="Dismiss">×</button>`
  toast.querySelector('p')?.append(message)
  toast.querySelector('button')?.addEventListener('click', () => dismiss(id))
  return toast
}

$toasts.subscribe((toasts) => {
  for (const [id, element] of shown) {
    if (toasts.some((toast) => toast.id === id)) continue
    element.remove()
    shown.delete(id)
  }
  for (const toast of toasts) {
    if (shown.has(toast.id)) continue
    const element = draw(toast)
    shown.set(toast.id, element)
    stack?.append(element)
  }
})
restoreToast()

async function greet(): Promise<void> {
  const { $session, checkSession } = await import('#stores/session.ts')
  $session.subscribe((session) => {
    if (session.status !== 'member') return
    for (const place of document.querySelectorAll<HTMLElement>('[data-fill]')) {
      place.textContent = place.dataset['fill'] === 'email' ? session.user.email : session.user.name
    }
  })
  await checkSession()
}

// Without this script the link's own page logs out just as well.
document.addEventListener('click', async (event) => {
  const link = event.target instanceof Element && event.target.closest('[data-logout]')
  if (!link) return
  event.preventDefault()
  const { leaveFor } = await import('#stores/session.ts')
  leaveFor(paths.home)
})

// A page that comes back from the browser's memory has its menu shut, like any other page.
addEventListener('pageshow', (event) => {
  if (!event.persisted) return
  for (const menu of document.querySelectorAll<HTMLElement>(':popover-open')) menu.hidePopover()
})

if (document.documentElement.dataset['auth'] === 'in') void greet()
