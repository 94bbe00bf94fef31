import { expect, test, vi } from 'vitest'
import { startPanel } from '../kit/panel.ts'
import {
  changeElsewhere,
  connect,
  connectTo,
  disconnect,
  freshVisitor,
  json,
  limitStorage
} from '../kit/visitor.ts'

const visitor = freshVisitor('/dashboard/home')

const open = async () => ({
  ...(await import('#stores/session.ts')),
  ...(await import('#stores/entrance.ts')),
  ...(await import('#stores/toasts.ts'))
})

const leftToast = () => JSON.parse(sessionStorage.getItem('toast') ?? 'null')

test('an agent logs in, is remembered and is led into the wizard', async () => {
  const panel = await startPanel()
  const { email, password } = await panel.registerAgent({ name: 'Amara Osei' })
  connectTo(panel)
  const { $session, enter } = await open()

  expect(await enter({ email, password, recaptcha: 'off' })).toBeUndefined()
  expect($session.get()).toMatchObject({ status: 'member', user: { name: 'Amara Osei', email } })
  expect(localStorage.getItem('access_token')).toMatch(/\w{20}/)
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({ email })
  expect(visitor.visited).toEqual(['/auth/account-setup'])
  expect(leftToast()).toEqual({ kind: 'success', message: 'User successfully logged in.' })
})

test('a wrong password is refused in the panel’s words and changes nothing', async () => {
  const panel = await startPanel()
  const { email } = await panel.registerAgent()
  connectTo(panel)
  localStorage.setItem('referral_code', 'ABCDEFGH')
  const { $session, $toasts, enter } = await open()

  expect(await enter({ email, password: 'not this one', recaptcha: 'off' })).toBeDefined()
  expect($session.get()).toEqual({ status: 'anonymous' })
  expect($toasts.get()).toHaveLength(1)
  expect($toasts.get()[0]).toMatchObject({
    kind: 'error',
    message: expect.stringMatching(/password/i)
  })
  expect(localStorage.getItem('access_token')).toBeNull()
  expect(localStorage.getItem('referral_code')).toBe('ABCDEFGH')
  expect(visitor.visited).toEqual([])
})

test('a log-in without network says so', async () => {
  disconnect()
  const { $toasts, enter } = await open()
  await enter({ email: 'a@b.ca', password: 'secret', recaptcha: 'off' })
  expect($toasts.get()[0]).toMatchObject({ kind: 'error', message: 'Something went wrong.' })
})

test.each([
  [{ isReset: true }, '/dashboard/reset-password', 'Please reset password.'],
  [{ website: { base_url: 'a.ca' } }, '/dashboard/home', 'User successfully logged in.']
])('a log-in that answers %j leads to %s', async (answer, to, message) => {
  connect((path) =>
    path === '/api/auth'
      ? json({ api_status: 0, access_token: 'tok', ...answer })
      : json(agent('a@b.ca'))
  )
  const { enter } = await open()
  await enter({ email: 'a@b.ca', password: 'secret', recaptcha: 'off' })
  expect(visitor.visited).toEqual([to])
  expect(leftToast().message).toBe(message)
})

test('registering logs in, spends the invitation and says so on the next page', async () => {
  const panel = await startPanel()
  connectTo(panel)
  localStorage.setItem('referral_code', 'NOBODY22')
  const { $session, register } = await open()

  const refused = await register({
    name: 'Luc Tremblay',
    email: 'luc@plateau.ca',
    phone: '5145550112',
    password: 'secret1',
    confirmPassword: 'secret1',
    recaptcha: 'off'
  })
  expect(refused).toBeUndefined()
  expect($session.get()).toMatchObject({ status: 'member', user: { name: 'Luc Tremblay' } })
  expect(localStorage.getItem('referral_code')).toBeNull()
  expect(visitor.visited).toEqual(['/auth/account-setup'])
  expect(leftToast()).toEqual({ kind: 'success', message: 'Registration done successfully.' })
})

test('a refused registration keeps the invitation and hands back what is wrong by field', async () => {
  const panel = await startPanel()
  connectTo(panel)
  localStorage.setItem('referral_code', 'ABCDEFGH')
  const { register } = await open()

  const refused = await register({
    name: 'L',
    email: 'luc@plateau.ca',
    phone: '514',
    password: 'secret1',
    confirmPassword: 'secret1',
    recaptcha: 'off'
  })
  expect(refused).toMatchObject({ phone: 'Phone number needs to be exactly 10 digits' })
  expect(localStorage.getItem('referral_code')).toBe('ABCDEFGH')
})

test('a dead token logs out and reloads once, and the next page does not reload again', async () => {
  const panel = await startPanel()
  connectTo(panel)
  localStorage.setItem('access_token', 'dead')
  localStorage.setItem('accountDetails', '{"company_name":"Lakeshore"}')
  const first = await open()
  expect(first.$session.get()).toEqual({ status: 'checking' })

  await first.checkSession()
  expect(first.$session.get()).toEqual({ status: 'anonymous' })
  expect(localStorage.getItem('access_token')).toBeNull()
  expect(localStorage.getItem('accountDetails')).toBeNull()
  expect(visitor.reloads).toBe(1)
  expect(first.sendElsewhere(), 'the page is already being left').toBe(true)
  expect(visitor.visited).toEqual([])

  vi.resetModules()
  const reloaded = await open()
  await reloaded.checkSession()
  expect(reloaded.$session.get()).toEqual({ status: 'anonymous' })
  expect(visitor.reloads).toBe(1)
})

test('a browser that will not let the token go is not reloaded for ever', async () => {
  connect(() => json({ api_status: 401, message: 'Please log in again.' }, 401))
  localStorage.setItem('access_token', 'dead')
  limitStorage(visitor, ['removeItem'])
  const { $session, checkSession } = await open()
  await checkSession()
  expect(visitor.reloads).toBe(0)
  expect($session.get()).toEqual({ status: 'unreachable' })
})

test('without network the remembered agent stays, and nobody is logged out', async () => {
  disconnect()
  localStorage.setItem('access_token', 'tok')
  localStorage.setItem('user', JSON.stringify(agent('amara@lakeshore.ca')))
  const { $session, checkSession } = await open()
  await checkSession()
  expect($session.get()).toMatchObject({ status: 'member', user: { email: 'amara@lakeshore.ca' } })
  expect(localStorage.getItem('access_token')).toBe('tok')
  expect(visitor.reloads).toBe(0)
})

test('without network and without memory the session is unreachable until it is asked again', async () => {
  disconnect()
  localStorage.setItem('access_token', 'tok')
  const { $session, refreshSession } = await open()
  await refreshSession()
  expect($session.get()).toEqual({ status: 'unreachable' })

  connect(() => json(agent('amara@lakeshore.ca')))
  await refreshSession()
  expect($session.get()).toMatchObject({ status: 'member' })
})

test('two askers on one page ask once', async () => {
  let asked = 0
  connect(() => {
    asked++
    return json(agent('a@b.ca'))
  })
  localStorage.setItem('access_token', 'tok')
  const { checkSession } = await open()
  await Promise.all([checkSession(), checkSession()])
  await checkSession()
  expect(asked).toBe(1)
})

test('logging out clears the agent, keeps what is the browser’s, and says so on the next page', async () => {
  localStorage.setItem('access_token', 'tok')
  localStorage.setItem('user', JSON.stringify(agent('a@b.ca')))
  localStorage.setItem('accountDetails', '{"company_name":"Lakeshore"}')
  localStorage.setItem('cookieAccepted', 'true')
  const { $session, $toasts, leaveFor, sendElsewhere, toast } = await open()
  toast('error', 'old')

  leaveFor('/')
  expect(Object.keys(localStorage)).toEqual(['cookieAccepted'])
  expect($session.get()).toEqual({ status: 'anonymous' })
  expect($toasts.get()).toEqual([])
  expect(sendElsewhere(), 'the guard has no say in where a log-out leads').toBe(true)
  expect(visitor.visited).toEqual(['/'])
  expect(leftToast()).toEqual({ kind: 'success', message: 'User logout successfully' })
})

test('a log-out in another tab ends the session here', async () => {
  connect(() => json(agent('a@b.ca')))
  localStorage.setItem('access_token', 'tok')
  const { $session, checkSession } = await open()
  const unbind = $session.subscribe(() => {})
  await checkSession()

  changeElsewhere(visitor, 'access_token', null)
  expect($session.get()).toEqual({ status: 'anonymous' })
  unbind()
})

test('a stranger on a private page is sent to the log-in with the reason', async () => {
  const { checkSession, sendElsewhere } = await open()
  await checkSession()
  expect(sendElsewhere()).toBe(true)
  expect(visitor.visited).toEqual(['/auth/login'])
  expect(leftToast()).toEqual({ kind: 'error', message: 'User is not logged in.' })
})

function agent(email: string) {
  return {
    api_status: 0,
    name: 'Amara Osei',
    email,
    contact: '4165550134',
    referral_code: 'ABCDEFGH',
    totalDiscount: '0%',
    referralWebsites: [],
    website: null
  }
}
