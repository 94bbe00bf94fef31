// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const STACK = { left: 44, top: 16, width: 300, height: 120 }
let scrolled = 0

/** Lays an element out at a place in the document, or at one in the window that no scrolling moves. */
function lay(element: Element, at: typeof STACK, isFixed = false): void {
  vi.spyOn(element, 'getBoundingClientRect').mockImplementation(
    () =>
      new DOMRect(
        at.left,
        isFixed ? at.top : at.top - scrolled + (parseFloat(document.body.style.marginTop) || 0),
        at.width,
        at.height
      )
  )
}

beforeEach(() => {
  vi.resetModules()
  document.body.innerHTML =
    '<header><button>Menu</button></header><main tabindex="-1"><button id="pay">Pay</button></main><div id="toasts"></div>'
  scrolled = 0
  vi.stubGlobal('scrollBy', ({ top }: { top: number }) => {
    scrolled = Math.max(0, scrolled + top)
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.body.style.marginTop = ''
})

/** A page that is scrolled so far, with a button that was pressed at `top` in the document; `say` shows a toast. */
async function press(selector: string, { left = 16, top = 0, from = 0, isHeld = false }) {
  scrolled = from
  const stack = document.getElementById('toasts')!
  const button = document.querySelector<HTMLElement>(selector)!
  lay(stack, STACK, true)
  lay(button, { left, top, width: 200, height: 50 })
  const { watchClearance } = await import('#page-scripts/toast-clearance.ts')
  const clear = watchClearance(stack)
  button.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  if (!isHeld) button.dispatchEvent(new Event('pointerup', { bubbles: true }))
  const release = async () => {
    button.dispatchEvent(new Event('pointerup', { bubbles: true }))
    await new Promise(requestAnimationFrame)
  }
  const say = () => {
    stack.append(document.createElement('p'))
    clear()
  }
  const leave = () => {
    stack.replaceChildren()
    clear()
  }
  const bottom = STACK.top + STACK.height
  return { isClear: () => button.getBoundingClientRect().top >= bottom, leave, release, say }
}

test.each([20, 60, 100, 130])(
  'a button that was pressed %d pixels from the top of the window is scrolled out from under a toast',
  async (place) => {
    const { isClear, say } = await press('#pay', { from: 500, top: 500 + place })
    expect(isClear()).toBe(false)
    say()
    expect(isClear()).toBe(true)
    expect(document.body.style.marginTop).toBe('')
  }
)

test('at the top of its document, which can’t scroll, the page makes room until the toasts are gone', async () => {
  const { isClear, leave, say } = await press('#pay', { from: 10, top: 90 })
  say()
  expect(isClear()).toBe(true)
  expect(document.body.style.marginTop).not.toBe('')
  leave()
  expect(document.body.style.marginTop).toBe('')
})

/** A page that has just been opened: nothing of it was pressed. */
async function open(focused?: string) {
  const stack = document.getElementById('toasts')!
  lay(stack, STACK, true)
  lay(document.documentElement, { left: 0, top: 0, width: 360, height: 2000 })
  lay(document.body, { left: 0, top: 0, width: 360, height: 2000 })
  lay(document.querySelector('#pay')!, { left: 16, top: 90, width: 200, height: 50 })
  lay(document.querySelector('main')!, { left: 0, top: 60, width: 360, height: 1900 })
  if (focused) document.querySelector<HTMLElement>(focused)!.focus()
  const { watchClearance } = await import('#page-scripts/toast-clearance.ts')
  const clear = watchClearance(stack)
  stack.append(document.createElement('p'))
  clear()
}

test.each([
  ['has the focus on its body', undefined],
  ['has the focus on its main part', 'main']
])('a page that opens with a toast and %s does not move', async (_, focused) => {
  await open(focused)
  expect(scrolled).toBe(0)
  expect(document.body.style.marginTop).toBe('')
})

test('a page that opens with the focus in a control keeps that control clear of its toast', async () => {
  await open('#pay')
  expect(document.body.style.marginTop).not.toBe('')
})

test.each([
  ['below the toasts', '#pay', { from: 0, top: 136 }],
  ['beside the toasts', '#pay', { from: 0, top: 40, left: 344 }],
  ['of the header, which never scrolls away', 'header button', { from: 300, top: 320 }]
])('for a button %s nothing moves', async (_, selector, at) => {
  const { say } = await press(selector, at)
  say()
  expect(scrolled).toBe(at.from)
  expect(document.body.style.marginTop).toBe('')
})

test('the page stays where it is while a control is pressed, so that the press is not lost', async () => {
  const { isClear, release, say } = await press('#pay', { from: 500, top: 520, isHeld: true })
  say()
  expect(isClear()).toBe(false)
  await release()
  expect(isClear()).toBe(true)
})
