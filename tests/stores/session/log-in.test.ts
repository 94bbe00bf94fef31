import { beforeAll, expect, test, vi } from 'vitest'
import { inMemory, startPanel } from '../../kit/panel.ts'
import { agent, connect, connectTo, disconnect, freshVisitor, json } from '../../kit/visitor.ts'

// The database is opened once, and not on the first test's time.
beforeAll(() => inMemory().then(() => {}))

const visitor = freshVisitor('/auth/login')

const open = async () => ({
  ...(await import('#stores/session/session.ts')),
  ...(await import('#stores/session/entrance.ts')),
  ...(await import('#stores/site/toasts.ts'))
})

const luc = {
  name: 'Luc Tremblay',
  email: 'luc@plateau.ca',
  phone: '5145550112',
  password: 'secret1',
  confirmPassword: 'secret1',
  recaptcha: 'off'
}

const leftToast = () => JSON.parse(sessionStorage.getItem('toast') ?? 'null')

test('an agent logs in, is remembered and is led into the wizard', async () => {
  const panel = await startPanel()
  const { email, password } = await panel.registerAgent({ name: 'Amara Osei' })
  connectTo(panel)
  const { $session, enter } = await open()

  expect(await enter({ email, password, recaptcha: 'off' })).toBeUndefined()
  expect($session.get()).toMatchObject({ status: 'member', user: { name: 'Amara Osei', email } })
  expect(localStorage.getItem('access_token')).toMatch(/[\w-]{20}/)
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

  expect(await enter({ email, password: 'not this one', recaptcha: 'off' })).toMatchObject({
    reason: 'refused',
    api_status: 401
  })
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

test('a log-in without network says so, with the status 400', async () => {
  disconnect()
  const { $toasts, enter } = await open()
  expect(await enter({ email: 'a@b.ca', password: 'secret', recaptcha: 'off' })).toEqual({
    message: 'Something went wrong.',
    errors: {},
    reason: 'unreachable',
    api_status: 400
  })
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
  localStorage.setItem('accountDetails', '{"company_name":"Somebody else’s"}')
  visitor.window.history.replaceState(null, '', '/auth/register?template=2')
  const { $session, register } = await open()

  expect(await register(luc)).toBeUndefined()
  expect(localStorage.getItem('accountDetails')).toBeNull()
  expect($session.get()).toMatchObject({ status: 'member', user: { name: 'Luc Tremblay' } })
  expect(localStorage.getItem('referral_code')).toBeNull()
  expect(visitor.visited).toEqual(['/auth/account-setup?template=2'])
  expect(leftToast()).toEqual({ kind: 'success', message: 'Registration done successfully.' })
})

test('a registration without network says so, and keeps the invitation', async () => {
  disconnect()
  localStorage.setItem('referral_code', 'ABCDEFGH')
  const { $toasts, register } = await open()
  const message = 'Something went wrong.'
  expect(await register(luc)).toMatchObject({ message, reason: 'unreachable' })
  expect($toasts.get()).toMatchObject([{ kind: 'error', message }])
  expect(localStorage.getItem('referral_code')).toBe('ABCDEFGH')
  expect(visitor.visited).toEqual([])
})

test('a refused registration keeps the invitation and hands back what is wrong by field', async () => {
  const panel = await startPanel()
  connectTo(panel)
  localStorage.setItem('referral_code', 'ABCDEFGH')
  const { $toasts, register } = await open()

  const refused = await register({ ...luc, name: 'L', phone: '514' })
  expect(refused?.errors).toMatchObject({ phone: 'Phone number needs to be exactly 10 digits' })
  expect($toasts.get()).toMatchObject([
    { kind: 'error', message: 'Name must be at least 2 characters' }
  ])
  expect(localStorage.getItem('referral_code')).toBe('ABCDEFGH')
})

const wire = (email: string) =>
  connect((path) =>
    path === '/api/auth' ? json({ api_status: 0, access_token: 'tok' }) : json(agent(email))
  )
const chosen = { plan_id: 2, plan_name: 'Professional', duration: 12, discounted_price: 63.2 }
const left = {
  selectedPlan: JSON.stringify({ ...chosen, setup_fee: 99 }),
  referral_code: 'ABCDEFGH',
  accountDetails: '{"company_name":"Lakeshore"}',
  setupDraft: '{"revision":3}'
}
const logInAsAmara = async () =>
  (await open()).enter({ email: 'amara@lakeshore.ca', password: 'secret', recaptcha: 'off' })

test.each([
  ['nobody', undefined, '/auth/account-setup?plan=2&duration=12'],
  ['the same agent', 'amara@lakeshore.ca', '/auth/account-setup?plan=2&duration=12'],
  ['another agent', 'luc@plateau.ca', '/auth/account-setup']
])(
  'after %s a log-in clears what is stored; a plan of one’s own travels in the address',
  async (_, last, to) => {
    wire('amara@lakeshore.ca')
    const stored = {
      ...left,
      cookieAccepted: 'true',
      ...(last && { user: JSON.stringify(agent(last)) })
    }
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
    await logInAsAmara()
    const { access_token, user, ...others } = { ...localStorage }
    expect(others).toEqual({ cookieAccepted: 'true' })
    expect([access_token, JSON.parse(user).email]).toEqual(['tok', 'amara@lakeshore.ca'])
    expect(visitor.visited).toEqual([to])
  }
)

test('what the address names goes along to the wizard, before what is stored', async () => {
  wire('amara@lakeshore.ca')
  localStorage.setItem('selectedPlan', left.selectedPlan)
  visitor.window.history.replaceState(null, '', '/auth/login?template=3&plan=1&duration=1')
  await logInAsAmara()
  expect(visitor.visited).toEqual(['/auth/account-setup?template=3&plan=1&duration=1'])
})

test('an agent with a website has no use for a choice, and comes to the dashboard', async () => {
  connect((path) =>
    path === '/api/auth'
      ? json({ api_status: 0, access_token: 'tok', website: { base_url: 'a.ca' } })
      : json(agent('amara@lakeshore.ca'))
  )
  visitor.window.history.replaceState(null, '', '/auth/login?template=3')
  await logInAsAmara()
  expect(visitor.visited).toEqual(['/dashboard/home'])
})

test('a log-in whose look-up is refused is over again: logged out, and the page reloads once', async () => {
  connect((path) =>
    path === '/api/auth'
      ? json({ api_status: 0, access_token: 'tok' })
      : json({ api_status: 500, message: 'Something went wrong.' }, 500)
  )
  localStorage.setItem('cookieAccepted', 'true')
  const { $session, enter } = await open()
  await enter({ email: 'amara@lakeshore.ca', password: 'secret', recaptcha: 'off' })
  expect($session.get()).toEqual({ status: 'anonymous' })
  expect([visitor.reloads, visitor.visited]).toEqual([1, []])
  expect(Object.keys(localStorage)).toEqual(['cookieAccepted'])
})

test('a log-in whose look-up gets no answer goes on by what the log-in said', async () => {
  connect((path) => {
    if (path !== '/api/auth') throw new TypeError('Failed to fetch')
    return json({ api_status: 0, access_token: 'tok', website: { base_url: 'a.ca' } })
  })
  const { enter } = await open()
  await enter({ email: 'a@b.ca', password: 'secret', recaptcha: 'off' })
  expect(visitor.visited).toEqual(['/dashboard/home'])
  expect(localStorage.getItem('access_token')).toBe('tok')
})

test('a browser that keeps nothing is told before anybody is asked', async () => {
  const asked = vi.fn(() => json({}))
  connect(asked)
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(visitor.window, name, {
      configurable: true,
      get() {
        throw new DOMException('no', 'SecurityError')
      }
    })
  }
  const { $toasts, enter, register } = await open()
  const form = { email: 'a@b.ca', password: 'secret', recaptcha: 'off' }
  expect(await enter(form)).toMatchObject({ reason: 'unkept' })
  const person = { name: 'Al', phone: '4165550134', confirmPassword: 'secret' }
  expect(await register({ ...form, ...person })).toMatchObject({ reason: 'unkept' })
  expect(asked).not.toHaveBeenCalled()
  expect($toasts.get()).toHaveLength(2)
})
