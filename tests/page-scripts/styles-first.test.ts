// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { __vitePreload as stylesFirst } from '#page-scripts/styles-first.ts'
import { SCRIPT_LOAD_MS } from '#rules/script-load.ts'

/** Each test names files of its own: what came once is never asked for again. */
const script = vi.fn(async () => 'the dialog')
/** Apart from the document, so that nothing is fetched: the tests say themselves what comes. */
const head = document.createElement('div')
const link = (file: string) => head.querySelector<HTMLLinkElement>(`link[href="/${file}"]`)

beforeEach(() => {
  script.mockClear()
  vi.spyOn(document.head, 'append').mockImplementation((style) => head.append(style))
})

afterEach(() => {
  vi.restoreAllMocks()
  head.replaceChildren()
})

test('a script runs once its styles have come, which two of them share', async () => {
  const both = [stylesFirst(script, ['shared.css']), stylesFirst(script, ['shared.css'])]
  expect(head.children).toHaveLength(1)
  expect(script).not.toHaveBeenCalled()
  link('shared.css')?.onload?.(new Event('load'))
  expect(await Promise.all(both)).toEqual(['the dialog', 'the dialog'])
})

test('styles that the page has already are not fetched again', async () => {
  document.body.innerHTML = '<link href="/there.css" />'
  expect(await stylesFirst(script, ['there.css'])).toBe('the dialog')
  expect(head.children).toHaveLength(0)
})

test('styles that did not come stop the script, and the next press asks for them again', async () => {
  const first = stylesFirst(script, ['lost.css'])
  link('lost.css')?.onerror?.(new Event('error'))
  await expect(first).rejects.toThrow('Styles did not come: lost.css')
  expect(script).not.toHaveBeenCalled()
  expect(link('lost.css')).toBeNull()

  const second = stylesFirst(script, ['lost.css'])
  link('lost.css')?.onload?.(new Event('load'))
  expect(await second).toBe('the dialog')
})

test.each([
  ['a script', () => stylesFirst(() => new Promise(() => {}), [])],
  ['a style', () => stylesFirst(script, ['never.css'])]
])('%s that never arrives has failed after two minutes', async (_, load) => {
  vi.useFakeTimers()
  const late = vi.fn()
  load().catch(late)
  await vi.advanceTimersByTimeAsync(SCRIPT_LOAD_MS - 1)
  expect(late).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(late).toHaveBeenCalledOnce()
  vi.useRealTimers()
})
