import { expect, test } from 'vitest'
import { logIn } from '#contract/accounts/auth.ts'
import { startPanel } from '../../kit/panel.ts'
import { connect, connectTo, freshVisitor, json } from '../../kit/visitor.ts'

freshVisitor()
const open = async () => ({
  ...(await import('#gateways/human-check/human-check.ts')),
  ...(await import('#gateways/panel.ts'))
})

test('with the check off, the token says so', async () => {
  const { humanToken } = await open()
  expect(await humanToken('login', { kind: 'off' })).toEqual({ ok: true, token: 'off' })
})

test('the panel accepts a solved challenge once, for its own form', async () => {
  const panel = await startPanel({ settings: { humanCheck: { kind: 'altcha' } } })
  connectTo(panel)
  const { call, humanToken } = await open()
  const solved = await humanToken('login', { kind: 'altcha' })
  if (!solved.ok) throw new Error(solved.message)

  const logInWith = (recaptcha: string) =>
    call(logIn, { email: 'nobody@lakeshore.ca', password: 'secret', recaptcha })
  const first = await logInWith(solved.token)
  expect(first, 'the password is what is wrong, not the token').toMatchObject({
    ok: false,
    message: expect.stringMatching(/password/i)
  })
  const second = await logInWith(solved.token)
  expect(second).toMatchObject({ ok: false, message: expect.stringMatching(/reCAPTCHA/) })

  const elsewhere = await humanToken('register', { kind: 'altcha' })
  if (!elsewhere.ok) throw new Error(elsewhere.message)
  expect(await logInWith(elsewhere.token)).toMatchObject({
    ok: false,
    message: expect.stringMatching(/reCAPTCHA/)
  })
})

test.each([
  [
    'the panel’s own words',
    () => json({ api_status: 429, message: 'Slow down.' }, 429),
    'Slow down.'
  ],
  [
    'a challenge nobody can read',
    () => json({ what: 1 }),
    'reCAPTCHA error. Please refresh the page.'
  ],
  ['an error page', () => new Response('<html>'), 'reCAPTCHA error. Please refresh the page.']
])('%s is reported where a token is missing', async (_, answer, message) => {
  connect(answer)
  const { humanToken } = await open()
  expect(await humanToken('register', { kind: 'altcha' })).toEqual({ ok: false, message })
})
