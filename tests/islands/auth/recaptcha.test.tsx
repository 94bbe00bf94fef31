// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { joinRecaptcha } from '#islands/kit/form/recaptcha.tsx'
import { CAPTCHA_LINGER_MS } from '#rules/limits.ts'

const asked: string[] = []

beforeEach(() => {
  asked.length = 0
  vi.useFakeTimers()
  // Google's script is there already.
  document.head.insertAdjacentHTML('beforeend', '<meta id="google-recaptcha-v3" />')
  vi.stubGlobal('grecaptcha', {
    ready: (then: () => void) => then(),
    execute: async (_siteKey: string, { action }: { action: string }) => {
      asked.push(action)
      return `token of ${action}`
    }
  })
  // What Google's script puts into a page, as far as it is ours to remove.
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div id="google"><div class="grecaptcha-badge"><b>reCAPTCHA</b></div></div>'
  )
})

afterEach(async () => {
  await pass(2 * CAPTCHA_LINGER_MS)
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.head.replaceChildren()
  document.body.replaceChildren()
})

const frame = () => document.querySelector('#google b')
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
async function join() {
  const client = joinRecaptcha('a-key')
  await pass(0)
  return client
}

test('the captcha frame is removed five seconds after its form is left, and not a moment before', async () => {
  const form = await join()
  await pass(CAPTCHA_LINGER_MS)
  expect(frame(), 'while the form is there').not.toBeNull()
  form.leave()
  await pass(CAPTCHA_LINGER_MS - 1)
  expect(frame()).not.toBeNull()
  await pass(1)
  expect(document.getElementById('google')).toBeNull()
})

test('two forms of a page share one frame, which stays until the last of them is left', async () => {
  const contact = await join()
  const callback = await join()
  contact.leave()
  await pass(2 * CAPTCHA_LINGER_MS)
  expect(frame()).not.toBeNull()
  expect(await callback.ask('callback')).toBe('token of callback')
  callback.leave()
  await pass(CAPTCHA_LINGER_MS)
  expect(frame()).toBeNull()
})

test('a form that comes within the five seconds finds the frame of the one before it', async () => {
  const first = await join()
  first.leave()
  const second = await join()
  await pass(2 * CAPTCHA_LINGER_MS)
  expect(await second.ask('contact')).toBe('token of contact')
  expect(asked).toEqual(['contact'])
  second.leave()
})

test('a script that fails gives no token, and the next question loads it again', async () => {
  vi.unstubAllGlobals()
  document.head.replaceChildren()
  const form = await join()
  const script = () => document.getElementById('google-recaptcha-v3')
  const failed = script()
  await act(async () => failed?.dispatchEvent(new Event('error')))
  expect(script()).toBeNull()
  const late = form.ask('contact')
  await pass(0)
  expect(script()).not.toBe(failed)
  await act(async () => script()?.dispatchEvent(new Event('error')))
  expect(await late).toBeUndefined()
  form.leave()
})
