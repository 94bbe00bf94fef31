import { expect, test, vi } from 'vitest'
import { freshVisitor } from '../../kit/visitor.ts'

const visitor = freshVisitor('/auth/register?referral_code=%20ABC%20&empty=')
const open = async () => ({
  ...(await import('#gateways/browser/browser.ts')),
  ...(await import('#gateways/storage/take-left-toast.ts'))
})

test('a toast is left for the next page and shown once', async () => {
  const { goTo, takeLeftToast } = await open()
  goTo('/dashboard/home', { kind: 'success', message: 'Hello.' })
  expect(visitor.visited).toEqual(['/dashboard/home'])
  expect(sessionStorage.getItem('toast')).toBe('{"kind":"success","message":"Hello."}')
  expect(takeLeftToast(), 'a script of this page that comes late').toBeUndefined()
  // The next page is a new document.
  delete visitor.window.document.documentElement.dataset['leaving']
  expect(takeLeftToast()).toEqual({ kind: 'success', message: 'Hello.' })
  expect(takeLeftToast()).toBeUndefined()
})

test.each([
  '{',
  'null',
  '7',
  '{"kind":"evil","message":"x"}',
  '{"kind":"error"}',
  '{"kind":"error","why":"x"}'
])('a corrupt message (%s) is nothing, and gone', async (text) => {
  sessionStorage.setItem('toast', text)
  const { takeLeftToast } = await open()
  expect(takeLeftToast()).toBeUndefined()
  sessionStorage.removeItem('toast')
})

test('navigation works where session storage is forbidden', async () => {
  Object.defineProperty(visitor.window, 'sessionStorage', {
    get() {
      throw new DOMException('no', 'SecurityError')
    }
  })
  const { goTo, takeLeftToast } = await open()
  goTo('/', { kind: 'error', message: 'x' })
  expect(visitor.visited).toEqual(['/'])
  expect(takeLeftToast()).toBeUndefined()
})

test('the address is read', async () => {
  const { query } = await open()
  expect([query('referral_code'), query('empty'), query('code')]).toEqual([
    'ABC',
    undefined,
    undefined
  ])
})

test('copying says whether it worked', async () => {
  const { copy } = await open()
  const writeText = vi.fn(async () => {})
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  expect(await copy('ada.ns.maplekey.site')).toBe(true)
  expect(writeText).toHaveBeenCalledWith('ada.ns.maplekey.site')
  vi.stubGlobal('navigator', {})
  expect(await copy('x')).toBe(false)
})
