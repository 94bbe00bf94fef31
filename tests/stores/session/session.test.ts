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
  ...(await import('#stores/session/entrance.ts')),
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

test('an answer without an email is nobody’s, one with an email logs in', async () => {
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

test('without a token nobody is asked who is there', async () => {
  let asked = 0
  connect(() => {
    asked++
    return json(agent('a@b.ca'))
  })
  const { $session, checkSession } = await open()
  await checkSession()
  expect([$session.get(), asked]).toEqual([{ status: 'anonymous' }, 0])
})

test('logging out clears the agent, keeps what is the browser’s, and says so on the next page', async () => {
  localStorage.setItem('access_token', 'tok')
  localStorage.setItem('user', JSON.stringify(agent('a@b.ca')))
  localStorage.setItem('accountDetails', '{"company_name":"Lakeshore"}')
  localStorage.setItem('selectedPlan', JSON.stringify(plan))
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

test('a log-out ends the session on the panel too, and does not wait for it', async () => {
  const panel = await startPanel()
  const { token } = await panel.registerAgent()
  const ended: Promise<Response>[] = []
  connect((path, init) => {
    const answer = panel.request(path.replace('/api', ''), init)
    if (path === '/api/auth/logout') ended.push(answer)
    return answer
  })
  localStorage.setItem('access_token', token)
  const { leaveFor } = await open()
  leaveFor('/')
  expect(visitor.visited).toEqual(['/'])
  await vi.waitUntil(() => ended.length > 0)
  expect((await ended[0])?.status).toBe(200)
  const sessions = await panel.world.db.selectFrom('sessions').selectAll().execute()
  expect(sessions).toEqual([])
})

test('a log-out without network leaves nothing here, and says nothing of the network', async () => {
  disconnect()
  localStorage.setItem('access_token', 'tok')
  const { $toasts, leaveFor } = await open()
  leaveFor('/auth/login')
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

test('a stranger on a private page is sent to the log-in with the reason', async () => {
  const { checkSession, sendElsewhere } = await open()
  await checkSession()
  expect(sendElsewhere()).toBe(true)
  expect(visitor.visited).toEqual(['/auth/login'])
  expect(leftToast()).toEqual({ kind: 'error', message: 'User is not logged in.' })
})
