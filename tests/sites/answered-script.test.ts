// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'

test('a page that answers a form at its own address stays one entry of the history', async () => {
  const { happyDOM } = window as unknown as { happyDOM: { setURL: (url: string) => void } }
  happyDOM.setURL('https://ann.example/homes-account?sent=1')
  const replaced = vi.spyOn(history, 'replaceState')
  const entries = history.length
  await import('#sites/page-scripts/answered.ts')

  expect(replaced).toHaveBeenCalledOnce()
  expect([history.length, location.pathname + location.search]).toEqual([
    entries,
    '/homes-account?sent=1'
  ])
})
