// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  document.body.innerHTML = '<div id="toasts"></div>'
})

afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

const page = async (island: string) => {
  document.body.insertAdjacentHTML('beforeend', island)
  await import('#page-scripts/island-frame.ts')
}
const said = () => document.getElementById('toasts')?.textContent ?? ''

test('an island whose script can’t be loaded is told of, as it happens', async () => {
  await page('<astro-island ssr client="visible"></astro-island>')
  expect(said()).toBe('')
  document
    .querySelector('astro-island')
    ?.dispatchEvent(new CustomEvent('astro:hydration-error', { bubbles: true, composed: true }))
  expect(said()).toContain('Part of this page didn’t load.')
})
