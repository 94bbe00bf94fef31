import { expect, test } from 'vitest'
import { openWizard, openWithStorage, openOnNewDevice } from '../../kit/devices.ts'
import { startPanel } from '../../kit/panel.ts'
import { connectTo, disconnect, freshVisitor } from '../../kit/visitor.ts'

freshVisitor('/auth/account-setup')

const PHOTO = `data:image/png;base64,${'A'.repeat(400)}`

test('what two devices typed into different fields is on both, and an open wizard keeps its step', async () => {
  const panel = await startPanel()
  const { agent, page, stop, syncDraft } = await openWizard(panel)
  page.saveDetails({ website_name: 'Amara', company_name: 'Old', logo: PHOTO })
  await syncDraft()
  stop()
  const phone = { ...localStorage } as Record<string, string>

  panel.advanceClock(60_000)
  const desk = await openOnNewDevice(agent.token)
  desk.page.saveDetails({ company_name: 'Lakeshore', logo: '', step: 'payment' })
  await desk.syncDraft()
  desk.stop()

  // The phone was offline meanwhile, with its wizard open.
  disconnect()
  const again = await openWithStorage(phone)
  again.page.saveDetails({ website_name: 'Amara Osei', step: 'agent' })
  again.page.saveDetailsSoon({ company_contact: '4165550100' })
  connectTo(panel)
  await again.syncDraft()
  const both = { website_name: 'Amara Osei', company_name: 'Lakeshore', logo: '' }
  const here = { ...both, company_contact: '4165550100', step: 'agent' }
  expect(again.page.$details.get()).toMatchObject(here)
  expect(again.page.$toasts.get()).toMatchObject([{ message: 'Restored from your other device' }])
  again.stop()
  const { draft } = await panel.world.db
    .selectFrom('setup_drafts')
    .select('draft')
    .executeTakeFirstOrThrow()
  expect(draft).toMatchObject({ ...both, company_contact: '4165550100' })
})

test('a newer value from elsewhere replaces what waited here, and is not sent back', async () => {
  const panel = await startPanel()
  const { agent, page, stop, syncDraft } = await openWizard(panel)
  page.saveDetails({ website_name: 'First' })
  await syncDraft()
  disconnect()
  page.saveDetails({ website_name: 'Typed offline' })
  stop()
  const state = JSON.parse(localStorage.getItem('setupDraft') ?? '{}')
  const typed = { website_name: Date.now() - 60_000 }
  localStorage.setItem('setupDraft', JSON.stringify({ ...state, typed }))
  const phone = { ...localStorage } as Record<string, string>

  connectTo(panel)
  const desk = await openOnNewDevice(agent.token)
  desk.page.saveDetails({ website_name: 'Typed later' })
  await desk.syncDraft()
  desk.stop()
  const again = await openWithStorage(phone)
  expect(again.page.$details.get().website_name).toBe('Typed later')
  expect(JSON.parse(localStorage.getItem('setupDraft') ?? '{}')).not.toHaveProperty('typed')
  again.stop()
})
