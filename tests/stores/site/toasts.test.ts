import { expect, test, vi } from 'vitest'
import { freshVisitor } from '../../kit/visitor.ts'

freshVisitor()
const open = () => import('#stores/site/toasts.ts')

test('toasts stack, and each disappears after five seconds', async () => {
  vi.useFakeTimers()
  const { $toasts, toast } = await open()
  const shown = () => $toasts.get().map(({ message }) => message)
  toast('error', 'first')
  vi.advanceTimersByTime(3000)
  toast('success', 'second')
  expect(shown()).toEqual(['first', 'second'])
  vi.advanceTimersByTime(1999)
  expect(shown()).toEqual(['first', 'second'])
  vi.advanceTimersByTime(1)
  expect(shown()).toEqual(['second'])
  vi.advanceTimersByTime(3000)
  expect(shown()).toEqual([])
  vi.useRealTimers()
})

test('a toast replaces only the older one on the same subject', async () => {
  const { $toasts, toast } = await open()
  toast('error', 'refused', 'coupon')
  toast('error', 'elsewhere')
  toast('success', 'applied', 'coupon')
  expect($toasts.get().map(({ message }) => message)).toEqual(['elsewhere', 'applied'])
})

test('one can be dismissed, and the same message can appear twice', async () => {
  const { $toasts, dismiss, toast } = await open()
  toast('warning', 'again')
  toast('warning', 'again')
  const [first, second] = $toasts.get()
  expect(first?.id).not.toBe(second?.id)
  dismiss(first?.id ?? 0)
  expect($toasts.get()).toEqual([second])
})

test('the toast that the previous page left is shown once', async () => {
  sessionStorage.setItem('toast', '{"kind":"success","message":"User logout successfully"}')
  const { $toasts, showLeftToast } = await open()
  showLeftToast()
  showLeftToast()
  expect($toasts.get()).toMatchObject([{ kind: 'success', message: 'User logout successfully' }])
})

test('a redirect’s toast, which the boot script leaves without its sentence, gets it on the next page', async () => {
  sessionStorage.setItem('toast', '{"kind":"error","why":"notLoggedIn"}')
  const { $toasts, showLeftToast } = await open()
  showLeftToast()
  expect($toasts.get()).toMatchObject([{ kind: 'error', message: 'User is not logged in.' }])
})
