// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { openHand } from '#islands/kit/form/recaptcha-client.ts'
import { Recaptcha } from '#islands/kit/form/recaptcha.tsx'
import { CAPTCHA_LINGER_MS } from '#rules/limits.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.head.replaceChildren()
})

test('the captcha frame is removed five seconds after its form is left, and not a moment before', async () => {
  vi.useFakeTimers()
  // Google's script is there already, and never ready.
  document.head.insertAdjacentHTML('beforeend', '<meta id="google-recaptcha-v3" />')
  vi.stubGlobal('grecaptcha', { ready() {} })
  const { unmount } = render(<Recaptcha form="contact" hand={openHand()} siteKey="a-key" />)
  // What Google's script puts into a page, as far as it is ours to clear away.
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div id="google"><div class="grecaptcha-badge"><b>reCAPTCHA</b></div></div>'
  )
  const frame = () => document.querySelector('#google b')
  vi.advanceTimersByTime(CAPTCHA_LINGER_MS)
  expect(frame(), 'while the form is there').not.toBeNull()
  unmount()
  vi.advanceTimersByTime(CAPTCHA_LINGER_MS - 1)
  expect(frame()).not.toBeNull()
  vi.advanceTimersByTime(1)
  expect(document.getElementById('google')).toBeNull()
})
