import { beforeAll, expect, test, vi } from 'vitest'
import { inMemory, startPanel } from '../../kit/panel.ts'
import { agent, connect, connectTo, disconnect, freshVisitor, json } from '../../kit/visitor.ts'

// The database is opened once, and not on the first test's time.
beforeAll(() => inMemory().then(() => {}))

const visitor = freshVisitor('/auth/login')

const open = async () => ({
  ...(await import('#stores/session/session.ts')),
  ...(await import('#stores/session/account-access.ts')),
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

test('an agent logs in, is remembered and lands in the wizard', async () => {
  const panel = await startPanel()
  const { email, password } = await panel.registerAgent({ name: 'Amara Osei' })
  connectTo(panel)
  const { $session, logInAgent } = await open()

  expect(await logInAgent({ email, password, recaptcha: 'off' })).toBeUndefined()
  expect($session.get()).toMatchObject({ status: 'member', user: { name: 'Amara Osei', email } })
  expect(localStorage.getItem('access_token')).toMatch(/[\w-]{20}/)
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({ email })
  expect(visitor.visited).toEqual(['/auth/account-setup'])
  expect(leftToast()).toEqual({ kind: 'success', message: 'User successfully logged in.' })
})

test('a wrong password shows the panel’s message and changes nothing', async () => {
  const panel = await startPanel()
  const { email } = await panel.registerAgent()
  connectTo(panel)
  localStorage.setItem('referral_code', 'ABCDEFGH')
  const { $session, $toasts, logInAgent } = await open()

  expect(await logInAgent({ email, password: 'not this one', recaptcha: 'off' })).toMatchObject({
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

test('logging in offline reports status 400', async () => {
  disconnect()
  const { $toasts, logInAgent } = await open()
  expect(await logInAgent({ email: 'a@b.ca', password: 'secret', recaptcha: 'off' })).toEqual({
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
  const { logInAgent } = await open()
  await logInAgent({ email: 'a@b.ca', password: 'secret', recaptcha: 'off' })
  expect(visitor.visited).toEqual([to])
  expect(leftToast().message).toBe(message)
})

test('registering logs in, uses up the referral code and says so on the next page', async () => {
  const panel = await startPanel()
  connectTo(panel)
  localStorage.setItem('referral_code', 'NOBODY22')
  localStorage.setItem('accountDetails', '{"company_name":"Somebody else’s"}')
  visitor.window.history.replaceState(null, '', '/auth/register?template=2')
  const { $session, registerAgent } = await open()

  expect(await registerAgent(luc)).toBeUndefined()
  expect(localStorage.getItem('accountDetails')).toBeNull()
  expect($session.get()).toMatchObject({ status: 'member', user: { name: 'Luc Tremblay' } })
  expect(localStorage.getItem('referral_code')).toBeNull()
  expect(visitor.visited).toEqual(['/auth/account-setup?template=2'])
  expect(leftToast()).toEqual({ kind: 'success', message: 'Registration done successfully.' })
})

test('registering offline fails and keeps the referral code', async () => {
  disconnect()
  localStorage.setItem('referral_code', 'ABCDEFGH')
  const { $toasts, registerAgent } = await open()
  const message = 'Something went wrong.'
  expect(await registerAgent(luc)).toMatchObject({ message, reason: 'unreachable' })
  expect($toasts.get()).toMatchObject([{ kind: 'error', message }])
  expect(localStorage.getItem('referral_code')).toBe('ABCDEFGH')
  expect(visitor.visited).toEqual([])
})

test('a refused registration keeps the referral code and returns errors by field', async () => {
  const panel = await startPanel()
  connectTo(panel)
  localStorage.setItem('referral_code', 'ABCDEFGH')
  const { $toasts, registerAgent } = await open()

  const refused = await registerAgent({ ...luc, name: 'L', phone: '514' })
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
  (await open()).logInAgent({ email: 'amara@lakeshore.ca', password: 'secret', recaptcha: 'off' })

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

test('the plan in the address goes to the wizard in preference to the stored one', async () => {
  wire('amara@lakeshore.ca')
  localStorage.setItem('selectedPlan', left.selectedPlan)
  visitor.window.history.replaceState(null, '', '/auth/login?template=3&plan=1&duration=1')
  await logInAsAmara()
  expect(visitor.visited).toEqual(['/auth/account-setup?template=3&plan=1&duration=1'])
})

test('an agent with a website lands on the dashboard, whatever they chose', async () => {
  connect((path) =>
    path === '/api/auth'
      ? json({ api_status: 0, access_token: 'tok', website: { base_url: 'a.ca' } })
      : json(agent('amara@lakeshore.ca'))
  )
  visitor.window.history.replaceState(null, '', '/auth/login?template=3')
  await logInAsAmara()
  expect(visitor.visited).toEqual(['/dashboard/home'])
})

test('a token that the panel rejects after logging in is dropped, and the page reloads once', async () => {
  connect((path) =>
    path === '/api/auth'
      ? json({ api_status: 0, access_token: 'tok' })
      : json({ api_status: 500, message: 'Something went wrong.' }, 500)
  )
  localStorage.setItem('cookieAccepted', 'true')
  const { $session, logInAgent } = await open()
  await logInAgent({ email: 'amara@lakeshore.ca', password: 'secret', recaptcha: 'off' })
  expect($session.get()).toEqual({ status: 'anonymous' })
  expect([visitor.reloads, visitor.visited]).toEqual([1, []])
  expect(Object.keys(localStorage)).toEqual(['cookieAccepted'])
})

test('without the session’s answer, the log-in’s own answer decides the next page', async () => {
  connect((path) => {
    if (path !== '/api/auth') throw new TypeError('Failed to fetch')
    return json({ api_status: 0, access_token: 'tok', website: { base_url: 'a.ca' } })
  })
  const { logInAgent } = await open()
  await logInAgent({ email: 'a@b.ca', password: 'secret', recaptcha: 'off' })
  expect(visitor.visited).toEqual(['/dashboard/home'])
  expect(localStorage.getItem('access_token')).toBe('tok')
})

test('without storage, the form fails before the panel is called', async () => {
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
  const { $toasts, logInAgent, registerAgent } = await open()
  const form = { email: 'a@b.ca', password: 'secret', recaptcha: 'off' }
  expect(await logInAgent(form)).toMatchObject({ reason: 'unkept' })
  const person = { name: 'Al', phone: '4165550134', confirmPassword: 'secret' }
  expect(await registerAgent({ ...form, ...person })).toMatchObject({ reason: 'unkept' })
  expect(asked).not.toHaveBeenCalled()
  expect($toasts.get()).toHaveLength(2)
})
