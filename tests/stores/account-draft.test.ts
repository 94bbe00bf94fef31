import { expect, test, vi } from 'vitest'
import { startPanel, type TestPanel } from '../kit/panel.ts'
import { enterWizard, openPage, typed } from '../kit/setup.ts'
import { connect, connectTo, disconnect, freshVisitor, json } from '../kit/visitor.ts'

freshVisitor('/auth/account-setup')

const PHOTO = `data:image/png;base64,${'A'.repeat(400)}`

/** An agent whose wizard is being watched, as an open page does. */
async function atWizard(panel: TestPanel) {
  const { agent, page } = await enterWizard(panel)
  const { syncDraft, watchDraft } = await import('#stores/account-draft.ts')
  return { agent, page, syncDraft, stop: watchDraft() }
}

/** The same agent on a device that knows nothing yet. */
async function elsewhere(token: string) {
  localStorage.clear()
  localStorage.setItem('access_token', token)
  const page = await openPage()
  const { syncDraft, watchDraft } = await import('#stores/account-draft.ts')
  return { page, syncDraft, stop: watchDraft() }
}

test('what was typed on one device is there on the other, pictures included, and that is told', async () => {
  const panel = await startPanel()
  const { agent, page, stop, syncDraft } = await atWizard(panel)
  page.keepDetails({ ...typed, salesman_image: PHOTO, step: 'brokerage' })
  await syncDraft()
  stop()

  const other = await elsewhere(agent.token)
  expect(other.page.$details.get()).toMatchObject({ ...typed, salesman_image: PHOTO })
  expect(other.page.$step.get()).toBe('brokerage')
  expect(other.page.$toasts.get()).toMatchObject([
    { kind: 'success', message: 'Restored from your other device' }
  ])
  other.stop()
})

test('a first visit restores nothing and says nothing', async () => {
  const { page, stop } = await atWizard(await startPanel())
  expect(page.$toasts.get()).toEqual([])
  stop()
})

test('typing travels after a pause by itself', async () => {
  const panel = await startPanel()
  const { page, stop } = await atWizard(panel)
  const drafts = () => panel.world.db.selectFrom('setup_drafts').selectAll().execute()
  page.typeDetails({ website_name: 'Amara' })
  expect(await drafts()).toEqual([])
  await vi.waitUntil(async () => (await drafts()).length === 1, { timeout: 5000 })
  stop()
})

test('of two devices the newest wins, and the older one is told', async () => {
  const panel = await startPanel()
  const { agent, page, stop, syncDraft } = await atWizard(panel)
  page.keepDetails({ website_name: 'Old name' })
  await syncDraft()
  stop()
  const kept = { ...localStorage }

  panel.advanceClock(60_000)
  const other = await elsewhere(agent.token)
  other.page.keepDetails({ website_name: 'New name' })
  await other.syncDraft()
  other.stop()

  localStorage.clear()
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value as string)
  const again = await openPage()
  expect(again.$details.get().website_name).toBe('New name')
  expect(again.$toasts.get()).toMatchObject([{ message: 'Restored from your other device' }])
})

test('a panel that is down loses nothing, and is sent everything once it is back', async () => {
  const panel = await startPanel()
  const { agent, page, stop, syncDraft } = await atWizard(panel)
  disconnect()
  page.keepDetails({ website_name: 'Typed offline' })
  await syncDraft()
  expect(page.$details.get().website_name).toBe('Typed offline')
  expect(page.$toasts.get()).toEqual([])

  connectTo(panel)
  await syncDraft()
  stop()
  const other = await elsewhere(agent.token)
  expect(other.page.$details.get().website_name).toBe('Typed offline')
  other.stop()
})

test('a picture taken out again is gone on the other device too', async () => {
  const panel = await startPanel()
  const { agent, page, stop, syncDraft } = await atWizard(panel)
  page.keepDetails({ website_name: 'Amara', logo: PHOTO })
  await syncDraft()
  page.keepDetails({ logo: '' })
  await syncDraft()
  stop()
  const other = await elsewhere(agent.token)
  expect(other.page.$details.get().website_name).toBe('Amara')
  expect(other.page.$details.get().logo).toBeUndefined()
  other.stop()
})

test('an old panel without drafts is no hindrance', async () => {
  const panel = await startPanel()
  connect((path, init) =>
    path.endsWith('setupDraft')
      ? json({ api_status: 404, message: 'Not found' }, 404)
      : panel.request(path.replace(/^\/api/, ''), init)
  )
  const { token } = await panel.registerAgent()
  localStorage.setItem('access_token', token)
  const page = await openPage()
  expect(page.$setup.get()).toBe('ready')
})
