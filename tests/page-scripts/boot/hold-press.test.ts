// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { SCRIPT_LOAD_MS } from '#rules/script-load.ts'

// Its listeners stay on the window, so it is loaded once.
beforeAll(async () => {
  vi.useFakeTimers()
  document.body.innerHTML = '<astro-island ssr client="load"></astro-island>'
  await import('#page-scripts/boot/failed-islands.ts')
})

const TEMPLATE =
  '<template id="load-failed"><p class="failed" role="alert">Failed <button>Reload</button></p></template>'
const show = (html: string) => (document.body.innerHTML = html + TEMPLATE)
const notes = () => document.querySelectorAll('.failed')
const press = () => {
  const event = new Event('submit', { bubbles: true, cancelable: true })
  document.querySelector('form')!.dispatchEvent(event)
  return event
}

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

test('a press is held, and reported once after two minutes', () => {
  show('<astro-island ssr client="visible"><form></form></astro-island>')
  expect(press().defaultPrevented).toBe(true)
  press()
  vi.advanceTimersByTime(SCRIPT_LOAD_MS - 1)
  expect(notes()).toHaveLength(0)
  vi.advanceTimersByTime(1)
  expect(notes()).toHaveLength(1)
  expect(document.querySelector('astro-island')?.nextElementSibling?.className).toBe('failed')
})

test('a press that a script has handled is not reported', () => {
  show('<form></form>')
  document.querySelector('form')!.addEventListener('submit', (event) => event.preventDefault())
  press()
  vi.advanceTimersByTime(SCRIPT_LOAD_MS)
  expect(notes()).toHaveLength(0)
})

test('a form that handled its press meanwhile is not reported', () => {
  show('<form></form>')
  press()
  delete document.querySelector('form')!.dataset['pressed']
  vi.advanceTimersByTime(SCRIPT_LOAD_MS)
  expect(notes()).toHaveLength(0)
})

test('once a script has failed, a press is answered at once, and an empty island without a press', () => {
  show('<form></form><astro-island ssr client="only"></astro-island>')
  dispatchEvent(new Event('astro:hydration-error'))
  expect(notes()).toHaveLength(1)
  press()
  expect(notes()).toHaveLength(2)
  press()
  expect(notes()).toHaveLength(2)
})
