import { beforeAll, expect, test, vi } from 'vitest'
import { inMemory, startPanel, type TestPanel } from '../../kit/panel.ts'
import { connect, connectTo, disconnect, freshVisitor, json } from '../../kit/visitor.ts'

// The database is opened once, and not on the first test's time.
beforeAll(() => inMemory().then(() => {}))

const visitor = freshVisitor('/auth/verify-email')
const open = async () => ({
  ...(await import('#stores/session/request-link.ts')),
  ...(await import('#stores/session/verification.ts')),
  ...(await import('#stores/site/toasts.ts'))
})
const openLink = (code: string) =>
  visitor.window.history.replaceState(null, '', `/auth/verify-email?code=${code}`)

/** The codes of queued verification emails, oldest first. */
async function codesOf({ world: { db } }: TestPanel): Promise<string[]> {
  const jobs = await db.selectFrom('jobs').select('payload').orderBy('created').execute()
  return jobs
    .map(({ payload }) => JSON.stringify(payload))
    .filter((job) => /verify/.test(job))
    .map((job) => /"code":"([\w-]+)"/.exec(job)?.[1] ?? '')
}

async function isVerified({ world: { db } }: TestPanel, email: string): Promise<boolean> {
  const agent = await db
    .selectFrom('agents')
    .select('email_verified_at')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return agent.email_verified_at !== null
}

function remember(website: { plan_end_date?: string } | null) {
  localStorage.setItem('access_token', 'tok')
  localStorage.setItem(
    'user',
    JSON.stringify({
      name: 'Amara Osei',
      email: 'amara@lakeshore.ca',
      contact: '4165550134',
      referral_code: 'ABCDEFGH',
      totalDiscount: '0%',
      referralWebsites: [],
      website
    })
  )
}

test('an emailed code verifies a visitor’s address and keeps them on the page', async () => {
  const panel = await startPanel()
  const { email } = await panel.registerAgent()
  connectTo(panel)
  openLink((await codesOf(panel))[0] ?? '')
  const { verifyEmail } = await open()
  expect(await verifyEmail()).toBe('verified')
  expect(await isVerified(panel, email)).toBe(true)
  expect(await verifyEmail(), 'pressed again').toBe('already')
  expect(visitor.visited).toEqual([])
})

test('a member who opens their link again is redirected and told that it is done', async () => {
  const panel = await startPanel()
  await panel.registerAgent()
  connectTo(panel)
  openLink((await codesOf(panel))[0] ?? '')
  const { verifyEmail } = await open()
  await verifyEmail()
  remember(null)
  // What is stored is read with the page.
  vi.resetModules()
  expect(await (await open()).verifyEmail()).toBe('leaving')
  expect(JSON.parse(sessionStorage.getItem('toast') ?? '')).toEqual({
    kind: 'success',
    message: 'Your email is already verified.'
  })
})

test('a member’s address is verified before the guard redirects them with the message', async () => {
  const panel = await startPanel()
  const { email, token } = await panel.registerAgent()
  connectTo(panel)
  openLink((await codesOf(panel))[0] ?? '')
  localStorage.setItem('access_token', token)
  const { verifyEmail } = await open()
  expect(await verifyEmail()).toBe('leaving')
  expect(await isVerified(panel, email)).toBe(true)
  expect(visitor.visited).toEqual(['/auth/account-setup'])
  expect(JSON.parse(sessionStorage.getItem('toast') ?? '')).toEqual({
    kind: 'success',
    message: 'Email successfully verified!'
  })
})

test('a visitor can’t tell a dead link from a missing one', async () => {
  connectTo(await startPanel())
  const { verifyEmail } = await open()
  expect(await verifyEmail()).toBe('dead')
  openLink('wrong')
  expect(await verifyEmail()).toBe('dead')
})

test('a member without a code is redirected; one with a dead code stays to request a new link', async () => {
  connectTo(await startPanel())
  remember(null)
  const { verifyEmail } = await open()
  expect(await verifyEmail()).toBe('leaving')
  expect(visitor.visited).toEqual(['/auth/account-setup'])
  openLink('wrong')
  expect(await verifyEmail()).toBe('dead')
  expect(visitor.visited).toHaveLength(1)
})

test.each([
  ['no network', disconnect],
  ['a proxy’s page', () => connect(() => new Response('<html>'))],
  ['a panel in trouble', () => connect(() => json({ api_status: 503, message: 'x' }, 503))],
  ['too many questions', () => connect(() => json({ api_status: 429, message: 'x' }))]
])('with %s, the link is not called dead', async (_, happens) => {
  happens()
  openLink('good-for-all-we-know')
  const { verifyEmail } = await open()
  expect(await verifyEmail()).toBe('unanswered')
})

test('a new link replaces a dead one', async () => {
  const panel = await startPanel()
  const { email } = await panel.registerAgent()
  connectTo(panel)
  const [first = ''] = await codesOf(panel)
  panel.advanceClock(8 * 24 * 60 * 60 * 1000)
  openLink(first)
  const { requestLink, canRequestLink, verifyEmail } = await open()
  expect(await verifyEmail()).toBe('dead')
  expect(canRequestLink()).toBe(true)
  expect(await requestLink()).toBeUndefined()
  const second = (await codesOf(panel)).at(-1) ?? ''
  expect(second).not.toBe(first)
  openLink(second)
  expect(await verifyEmail()).toBe('verified')
  expect(await isVerified(panel, email)).toBe(true)
})

test('a failed request for a new link is reported, and without a code or a session none is offered', async () => {
  disconnect()
  const { $toasts, requestLink, canRequestLink } = await open()
  expect(canRequestLink()).toBe(false)
  openLink('dead')
  expect(canRequestLink()).toBe(true)
  expect(await requestLink()).toBe('Something went wrong.')
  expect($toasts.get()).toMatchObject([{ kind: 'error', message: 'Something went wrong.' }])
})
