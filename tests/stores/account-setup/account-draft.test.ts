import { expect, test, vi } from 'vitest'
import { openWizard, openWithStorage, openOnNewDevice } from '../../kit/devices.ts'
import { startPanel } from '../../kit/panel.ts'
import { loadStores, wizardEntries } from '../../kit/wizard.ts'
import {
  changeElsewhere,
  connect,
  connectTo,
  disconnect,
  freshVisitor,
  json
} from '../../kit/visitor.ts'

const visitor = freshVisitor('/auth/account-setup')

const PHOTO = `data:image/png;base64,${'A'.repeat(400)}`

test('typing on one device appears on the other, pictures included, with a toast', async () => {
  const panel = await startPanel()
  const { agent, page, stop, syncDraft } = await openWizard(panel)
  page.saveDetails({ ...wizardEntries, salesman_image: PHOTO, step: 'brokerage' })
  await syncDraft()
  stop()
  const storage = { ...localStorage } as Record<string, string>

  const other = await openOnNewDevice(agent.token)
  expect(other.page.$details.get()).toMatchObject({ ...wizardEntries, salesman_image: PHOTO })
  expect(other.page.$step.get()).toBe('brokerage')
  expect(other.page.$toasts.get()).toMatchObject([
    { kind: 'success', message: 'We’ve restored what you entered.' }
  ])

  // From here on both are known to be two devices.
  other.page.saveDetails({ company_name: 'Typed on the second one' })
  await other.syncDraft()
  other.stop()
  const first = await openWithStorage(storage)
  expect(first.page.$details.get().company_name).toBe('Typed on the second one')
  expect(first.page.$toasts.get()).toMatchObject([{ message: 'Restored from your other device' }])
  first.stop()
})

test('a device with cleared storage gets everything back, and no other device is mentioned', async () => {
  const panel = await startPanel()
  const { agent, page, stop, syncDraft } = await openWizard(panel)
  page.saveDetails({ website_name: 'Amara' })
  await syncDraft()
  stop()
  const again = await openOnNewDevice(agent.token)
  expect(again.page.$details.get().website_name).toBe('Amara')
  expect(again.page.$toasts.get()).toMatchObject([{ message: 'We’ve restored what you entered.' }])
  again.stop()
})

test('a device’s own draft whose answer was lost restores nothing and undoes nothing', async () => {
  const panel = await startPanel()
  const { page, stop, syncDraft } = await openWizard(panel)
  page.saveDetails({ website_name: 'First' })
  await syncDraft()
  // The panel saves, and its answer never arrives.
  connect(async (path, init) => {
    const answer = await panel.request(path.replace(/^\/api/, ''), init)
    if (path.endsWith('setupDraft') && init.method === 'POST')
      throw new TypeError('Failed to fetch')
    return answer
  })
  page.saveDetails({ website_name: 'Second' })
  await syncDraft()
  connectTo(panel)
  page.saveDetails({ website_name: 'Third' })
  await syncDraft()
  expect(page.$details.get().website_name).toBe('Third')
  const [draft] = await panel.world.db.selectFrom('setup_drafts').selectAll().execute()
  expect(draft?.draft).toMatchObject({ website_name: 'Third' })

  const { typedAt: _typed, ...state } = JSON.parse(localStorage.getItem('setupDraft') ?? '{}')
  localStorage.setItem('setupDraft', JSON.stringify({ ...state, revision: 1 }))
  const again = await loadStores()
  expect(again.$details.get().website_name).toBe('Third')
  expect([...page.$toasts.get(), ...again.$toasts.get()]).toEqual([])
  stop()
})

test('each tab sends only its own typing', async () => {
  const panel = await startPanel()
  const { page, stop, syncDraft } = await openWizard(panel)
  page.saveDetails({ website_name: 'Here' })
  await syncDraft()
  const before = localStorage.getItem('setupDraft')
  const details = JSON.stringify({ ...page.$details.get(), website_name: 'There' })
  changeElsewhere(visitor, 'accountDetails', details)
  expect(page.$details.get().website_name).toBe('There')
  expect(localStorage.getItem('setupDraft')).toBe(before)
  stop()
})

test('the dashboard shows how long the setup still takes, and restores nothing', async () => {
  const panel = await startPanel()
  const { agent, page, stop, syncDraft } = await openWizard(panel)
  page.saveDetails({ ...wizardEntries, step: 'payment' })
  await syncDraft()
  stop()
  const here = await import('#stores/account-setup/setup-minutes-left.ts')
  expect(await here.setupMinutesLeft(), 'on the device itself').toBe(1)

  localStorage.clear()
  localStorage.setItem('access_token', agent.token)
  vi.resetModules()
  const { setupMinutesLeft } = await import('#stores/account-setup/setup-minutes-left.ts')
  expect(await setupMinutesLeft(), 'on another one').toBe(1)
  expect(localStorage.getItem('accountDetails')).toBeNull()
})

test('a first visit restores nothing and shows no toast', async () => {
  const { page, stop } = await openWizard(await startPanel())
  expect(page.$toasts.get()).toEqual([])
  stop()
})

test('typing is sent automatically after a pause', async () => {
  const panel = await startPanel()
  const { page, stop } = await openWizard(panel)
  const drafts = () => panel.world.db.selectFrom('setup_drafts').selectAll().execute()
  page.saveDetailsSoon({ website_name: 'Amara' })
  expect(await drafts()).toEqual([])
  await expect.poll(drafts).toHaveLength(1)
  stop()
})

test('of two devices the newest wins, and the older one gets a toast', async () => {
  const panel = await startPanel()
  const { agent, page, stop, syncDraft } = await openWizard(panel)
  page.saveDetails({ website_name: 'Old name' })
  await syncDraft()
  stop()
  const kept = { ...localStorage } as Record<string, string>

  panel.advanceClock(60_000)
  const other = await openOnNewDevice(agent.token)
  other.page.saveDetails({ website_name: 'New name' })
  await other.syncDraft()
  other.stop()

  const again = await openWithStorage(kept)
  expect(again.page.$details.get().website_name).toBe('New name')
  expect(again.page.$toasts.get()).toMatchObject([{ message: 'Restored from your other device' }])
  again.stop()
})

test('nothing is lost while the panel is down, and everything is sent once it is back', async () => {
  const panel = await startPanel()
  const { agent, page, stop, syncDraft } = await openWizard(panel)
  disconnect()
  page.saveDetails({ website_name: 'Typed offline' })
  await syncDraft()
  expect(page.$details.get().website_name).toBe('Typed offline')
  expect(page.$toasts.get()).toEqual([])

  connectTo(panel)
  await syncDraft()
  stop()
  const other = await openOnNewDevice(agent.token)
  expect(other.page.$details.get().website_name).toBe('Typed offline')
  other.stop()
})

test('a removed picture is removed on the other device too', async () => {
  const panel = await startPanel()
  const { agent, page, stop, syncDraft } = await openWizard(panel)
  page.saveDetails({ website_name: 'Amara', logo: PHOTO })
  await syncDraft()
  page.saveDetails({ logo: '' })
  await syncDraft()
  stop()
  const other = await openOnNewDevice(agent.token)
  expect(other.page.$details.get().website_name).toBe('Amara')
  expect(other.page.$details.get().logo).toBe('')
  other.stop()
})

test('the wizard works with an old panel without drafts', async () => {
  const panel = await startPanel()
  connect((path, init) =>
    path.endsWith('setupDraft')
      ? json({ api_status: 404, message: 'Not found' }, 404)
      : panel.request(path.replace(/^\/api/, ''), init)
  )
  const { token } = await panel.registerAgent()
  localStorage.setItem('access_token', token)
  const page = await loadStores()
  expect(page.$setup.get()).toBe('ready')
})
