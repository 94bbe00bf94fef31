import { beforeAll, expect, test, vi } from 'vitest'
import { inMemory, startPanel } from '../../kit/panel.ts'
import {
  agent,
  changeElsewhere,
  connect,
  connectTo,
  disconnect,
  freshVisitor,
  json,
  limitStorage
} from '../../kit/visitor.ts'

// The database is opened once, and not on the first test's time.
beforeAll(() => inMemory().then(() => {}))

const visitor = freshVisitor('/dashboard/home')

const open = async () => ({
  ...(await import('#stores/session/session.ts')),
  ...(await import('#stores/session/account-access.ts')),
  ...(await import('#stores/site/toasts.ts'))
})

const plan = { plan_id: 1, plan_name: 'Starter', duration: 12, discounted_price: 1, setup_fee: 1 }
const leftToast = () => JSON.parse(sessionStorage.getItem('toast') ?? 'null')

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
  expect(first.redirectIfNeeded(), 'the page is already being left').toBe(true)
  expect(visitor.visited).toEqual([])

  vi.resetModules()
  const reloaded = await open()
  await reloaded.checkSession()
  expect(reloaded.$session.get()).toEqual({ status: 'anonymous' })
  expect(visitor.reloads).toBe(1)
})

test('a browser that can’t delete the token does not reload for ever', async () => {
  connect(() => json({ api_status: 401, message: 'Please log in again.' }, 401))
  localStorage.setItem('access_token', 'dead')
  limitStorage(visitor, ['removeItem'])
  const { $session, checkSession } = await open()
  await checkSession()
  expect(visitor.reloads).toBe(0)
  expect($session.get()).toEqual({ status: 'unreachable' })
})

test('offline, the remembered agent stays logged in', async () => {
  disconnect()
  localStorage.setItem('access_token', 'tok')
  localStorage.setItem('user', JSON.stringify(agent('amara@lakeshore.ca')))
  const { $session, checkSession } = await open()
  await checkSession()
  expect($session.get()).toMatchObject({ status: 'member', user: { email: 'amara@lakeshore.ca' } })
  expect(localStorage.getItem('access_token')).toBe('tok')
  expect(visitor.reloads).toBe(0)
})

test('offline without a remembered agent, the session is unreachable until the next check', async () => {
  disconnect()
  localStorage.setItem('access_token', 'tok')
  const { $session, refreshSession } = await open()
  await refreshSession()
  expect($session.get()).toEqual({ status: 'unreachable' })

  connect(() => json(agent('amara@lakeshore.ca')))
  await refreshSession()
  expect($session.get()).toMatchObject({ status: 'member' })
})

test('an answer without an email logs nobody in', async () => {
  for (const [email, status, reloads] of [
    ['amara@lakeshore.ca', 'member', 0],
    ['', 'anonymous', 1]
  ] as const) {
    vi.resetModules()
    localStorage.setItem('access_token', 'tok')
    connect(() => json(agent(email)))
    const { $session, checkSession } = await open()
    await checkSession()
    expect([$session.get().status, visitor.reloads]).toEqual([status, reloads])
  }
})

test('two checks on one page make one call', async () => {
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

test('without a token, the panel is not asked', async () => {
  let asked = 0
  connect(() => {
    asked++
    return json(agent('a@b.ca'))
  })
  const { $session, checkSession } = await open()
  await checkSession()
  expect([$session.get(), asked]).toEqual([{ status: 'anonymous' }, 0])
})

test('logging out clears the agent’s data, keeps the browser’s, and says so on the next page', async () => {
  localStorage.setItem('access_token', 'tok')
  localStorage.setItem('user', JSON.stringify(agent('a@b.ca')))
  localStorage.setItem('accountDetails', '{"company_name":"Lakeshore"}')
  localStorage.setItem('selectedPlan', JSON.stringify(plan))
  localStorage.setItem('cookieAccepted', 'true')
  const { $session, $toasts, logOutTo, redirectIfNeeded, toast } = await open()
  toast('error', 'old')

  logOutTo('/')
  expect(Object.keys(localStorage)).toEqual(['cookieAccepted'])
  expect($session.get()).toEqual({ status: 'anonymous' })
  expect($toasts.get()).toEqual([])
  expect(redirectIfNeeded(), 'the guard has no say in where a log-out leads').toBe(true)
  expect(visitor.visited).toEqual(['/'])
  expect(leftToast()).toEqual({ kind: 'success', message: 'User logout successfully' })
})

test('logging out ends the panel’s session without waiting for it', async () => {
  const panel = await startPanel()
  const { token } = await panel.registerAgent()
  const ended: Promise<Response>[] = []
  connect((path, init) => {
    const answer = panel.request(path.replace('/api', ''), init)
    if (path === '/api/auth/logout') ended.push(answer)
    return answer
  })
  localStorage.setItem('access_token', token)
  const { logOutTo } = await open()
  logOutTo('/')
  expect(visitor.visited).toEqual(['/'])
  await expect.poll(() => ended).toHaveLength(1)
  expect((await ended[0])?.status).toBe(200)
  const sessions = await panel.world.db.selectFrom('sessions').selectAll().execute()
  expect(sessions).toEqual([])
})

test('logging out offline clears this browser and shows no network error', async () => {
  disconnect()
  localStorage.setItem('access_token', 'tok')
  const { $toasts, logOutTo } = await open()
  logOutTo('/auth/login')
  expect(localStorage.getItem('access_token')).toBeNull()
  expect(visitor.visited).toEqual(['/auth/login'])
  expect(leftToast()).toEqual({ kind: 'success', message: 'User logout successfully' })
  expect($toasts.get()).toEqual([])
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

test('what another tab learns about the agent is shown here too', async () => {
  const pending = { ...agent('a@b.ca'), email_verified: false }
  connect(() => json(pending))
  localStorage.setItem('access_token', 'tok')
  const { $session, checkSession } = await open()
  const unbind = $session.subscribe(() => {})
  await checkSession()
  expect($session.get()).toMatchObject({ user: { email_verified: false } })

  const user = JSON.parse(localStorage['user'])
  changeElsewhere(visitor, 'user', JSON.stringify({ ...user, email_verified: true }))
  expect($session.get()).toMatchObject({ status: 'member', user: { email_verified: true } })
  unbind()
})

test('a visitor on a private page is redirected to the log-in with the reason', async () => {
  const { checkSession, redirectIfNeeded } = await open()
  await checkSession()
  expect(redirectIfNeeded()).toBe(true)
  expect(visitor.visited).toEqual(['/auth/login'])
  expect(leftToast()).toEqual({ kind: 'error', message: 'User is not logged in.' })
})
