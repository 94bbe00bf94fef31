// Keeps toasts from covering the control in use: on a phone they span most of the top of the screen.

const CONTROL = 'a, button, input, select, textarea, summary, [role=tab]'
const GAP = 8

// Also set by a tap, which doesn’t focus a button in Safari. A page opens with the focus on its body: no control.
let used: Element | null = document.activeElement?.closest(CONTROL) ?? null

/** While a pointer is down, moving the page would take the control from under it and lose the press. */
let isPressed = false

/** Scrolls the page rather than moving the toasts, which are always in the same place. */
export function watchClearance(stack: HTMLElement): () => void {
  const clear = () => {
    if (!isPressed) uncover(stack)
  }
  const setPressed = (pressed: boolean) => {
    isPressed = pressed
    if (!pressed) requestAnimationFrame(clear)
  }
  addEventListener('pointerdown', () => setPressed(true), true)
  for (const end of ['pointerup', 'pointercancel'] as const) {
    addEventListener(end, () => setPressed(false), true)
  }
  for (const event of ['focusin', 'pointerdown'] as const) {
    document.addEventListener(event, ({ target }) => {
      const control = target instanceof Element ? target.closest(CONTROL) : null
      if (!control || stack.contains(control)) return
      used = control
      // The browser scrolls to the focused control after this event.
      if (event === 'focusin') requestAnimationFrame(clear)
    })
  }
  addEventListener('resize', clear)
  return clear
}

function uncover(stack: HTMLElement): void {
  const { body } = document
  if (!stack.hasChildNodes()) {
    body.style.removeProperty('margin-top')
    return
  }
  const before = covered(stack)
  if (before === 0) return
  scrollBy({ top: -before, behavior: 'instant' })
  // At its top the page can't scroll any further.
  const left = covered(stack)
  if (left > 0) body.style.marginTop = `${left}px`
}

/** How far the control has to move down to clear the toasts; 0 if it does already. */
function covered(stack: HTMLElement): number {
  // The header's menu doesn't scroll with the page.
  if (!used?.isConnected || used.closest('header')) return 0
  const [control, toasts] = [used.getBoundingClientRect(), stack.getBoundingClientRect()]
  const isApart =
    control.width === 0 ||
    control.right <= toasts.left ||
    control.left >= toasts.right ||
    control.bottom <= toasts.top ||
    control.top >= toasts.bottom
  return isApart ? 0 : Math.ceil(toasts.bottom + GAP - control.top)
}
