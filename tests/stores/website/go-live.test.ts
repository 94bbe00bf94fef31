import { beforeAll, expect, test, vi } from 'vitest'
import { confirmTestLead, goLive as standing, sendTestLead } from '#contract/websites/go-live.ts'
import { saveLeadBounce } from '#panel/records/leads/lead-bounces.ts'
import { testLeadCode } from '../../kit/test-lead-code.ts'
import { subscribe } from '../../kit/billing.ts'
import { inMemory, startPanel } from '../../kit/panel.ts'
import { connect, connectTo, disconnect, freshVisitor } from '../../kit/visitor.ts'

// The database is opened once, and not on the first test's time.
beforeAll(() => inMemory().then(() => {}))

const visitor = freshVisitor('/auth/login')

/** The next page of the same tab: its scripts start again, what the browser stores stays. */
async function openPage(path: string) {
  visitor.window.history.replaceState(null, '', path)
  vi.resetModules()
  return {
    ...(await import('#stores/website/go-live.ts')),
    ...(await import('#stores/session/account-access.ts')),
    ...(await import('#stores/site/toasts.ts'))
  }
}

/** Somebody with a website, nobody logged in, and the code of the lead in their mail. */
async function leadMailed() {
  const panel = await startPanel()
  connectTo(panel)
  const agent = await subscribe(panel)
  await panel.call(sendTestLead, {}, { token: agent.token })
  const code = await testLeadCode(panel)
  const receivedAt = async () =>
    (await panel.call(standing, {}, { token: agent.token })).body.test_lead_received_at
  return { agent, code, panel, receivedAt }
}

test('a test lead’s link opened while logged out counts after the login', async () => {
  const { agent, code, panel, receivedAt } = await leadMailed()
  vi.stubGlobal('location', visitor.window.location)
  vi.stubGlobal('addEventListener', visitor.window.addEventListener.bind(visitor.window))
  visitor.window.history.replaceState(null, '', `/dashboard/home#lead=${encodeURIComponent(code)}`)
  await import('#page-scripts/boot/boot-guarded.ts')
  expect(visitor.visited).toEqual(['/auth/login'])

  const login = await openPage('/auth/login')
  expect(login.takeResetCode()).toBeUndefined()
  await login.logInAgent({ email: agent.email, password: 'a good password', recaptcha: 'off' })
  expect(visitor.visited.at(-1)).toBe('/dashboard/home')

  const home = await openPage('/dashboard/home')
  await home.openGoLive()
  expect(home.$toasts.get()).toMatchObject([{ kind: 'success', message: 'Your leads reach you.' }])
  expect(await receivedAt()).toBe(panel.now().toISOString())

  const again = await openPage('/dashboard/home')
  await again.openGoLive()
  expect(again.$toasts.get()).toEqual([])
})

test('a test lead’s link opened without a network counts on the tab’s next page', async () => {
  const { agent, code, panel, receivedAt } = await leadMailed()
  localStorage.setItem('access_token', agent.token)
  disconnect()
  const offline = await openPage(`/dashboard/home#lead=${encodeURIComponent(code)}`)
  await offline.openGoLive()
  expect(visitor.window.location.hash, 'no secret stays in the address').toBe('')
  connectTo(panel)
  const home = await openPage('/dashboard/home')
  await home.openGoLive()
  expect(await receivedAt()).toBe(panel.now().toISOString())
})

test('a test lead confirmed in another tab counts here once this tab is shown again', async () => {
  const { agent, code, panel } = await leadMailed()
  localStorage.setItem('access_token', agent.token)
  const home = await openPage('/dashboard/home')
  const stop = home.watchGoLive()
  await home.openGoLive()
  await panel.call(confirmTestLead, { code }, { token: agent.token })
  visitor.window.document.dispatchEvent(new visitor.window.Event('visibilitychange'))
  await expect
    .poll(() => home.goLive.$loaded.get())
    .toMatchObject({ value: { test_lead_received_at: panel.now().toISOString() } })
  stop()
})

test('an open dashboard shows within a minute that emails come back, and nothing where it can’t ask', async () => {
  const panel = await startPanel()
  connectTo(panel)
  const { token, website_id } = await subscribe(panel)
  localStorage.setItem('access_token', token)
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const home = await openPage('/dashboard/home')
  const stop = home.watchGoLive()
  await home.openGoLive()
  const bounce = { address: 'amara@lakeshore.ca', code: '5.1.1' }
  await saveLeadBounce(panel.world.db, { ...bounce, website_id, bounced_at: panel.now() })
  vi.advanceTimersByTime(30_000)
  const shown = { status: 'ready', value: { lead_bounce: bounce } }
  await expect.poll(() => home.goLive.$loaded.get()).toMatchObject(shown)

  const asked = vi.fn()
  connect(() => {
    asked()
    throw new TypeError('Failed to fetch')
  })
  vi.advanceTimersByTime(30_000)
  await expect.poll(() => asked.mock.calls.length).toBeGreaterThan(0)
  expect(home.goLive.$loaded.get()).toMatchObject(shown)
  expect(home.$toasts.get()).toEqual([])
  stop()
  vi.useRealTimers()
})
