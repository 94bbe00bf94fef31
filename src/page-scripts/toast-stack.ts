// Shows the toasts of #stores/site/toasts.ts in the base layout's corner. Their styles load with this script, as most
// pages never show one.

import styles from './toast-stack.css?inline'
import { toastMessages } from '#messages/toasts.ts'
import { messagesOf } from '#stores/site/messages.ts'
import { $toasts, dismiss, showLeftToast, type Toast } from '#stores/site/toasts.ts'
import { watchClearance } from './toast-clearance.ts'

const MARKS: Record<Toast['kind'], string> = {
  error: 'M10 6v5m0 3v.01M10 18a8 8 0 1 0 0-16 8 8 0 0 0 0 16Z',
  success: 'm6 10.5 2.8 2.8L14 7.5M10 18a8 8 0 1 0 0-16 8 8 0 0 0 0 16Z',
  warning: 'M10 8v4m0 2.5v.01M10 2.5l8 15H2Z'
}

const stack = document.getElementById('toasts')
const sheet = new CSSStyleSheet()
sheet.replaceSync(styles)
document.adoptedStyleSheets.push(sheet)
const shown = new Map<number, HTMLElement>()
const clear = stack && watchClearance(stack)

$toasts.subscribe((toasts) => {
  for (const [id, element] of shown) {
    if (toasts.some((toast) => toast.id === id)) continue
    element.remove()
    shown.delete(id)
  }
  for (const toast of toasts) {
    if (shown.has(toast.id)) continue
    const element = render(toast)
    shown.set(toast.id, element)
    stack?.append(element)
  }
  clear?.()
})
showLeftToast()

function render({ id, kind, message }: Toast): HTMLElement {
  const toast = document.createElement('div')
  toast.className = `toast ${kind}`
  toast.setAttribute('role', kind === 'error' ? 'alert' : 'status')
  // Our own markup only; the message is inserted as text.
  toast.innerHTML = `<svg viewBox="0 0 20 20" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="${MARKS[kind]}"/></svg><p></p><button type="button">×</button>`
  toast.querySelector('p')?.append(message)
  const close = toast.querySelector('button')!
  close.setAttribute('aria-label', messagesOf(toastMessages).dismiss)
  close.addEventListener('click', () => dismiss(id))
  return toast
}
