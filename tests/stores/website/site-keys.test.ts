import { afterAll, beforeEach, expect, test } from 'vitest'
import { startPanel } from '../../kit/panel.ts'
import { openBuilder } from '../../kit/site-builder.ts'
import { connectTo, freshVisitor } from '../../kit/visitor.ts'

freshVisitor('/dashboard/settings')

const panel = await startPanel()
afterAll(() => panel.close())
beforeEach(() => connectTo(panel))

test('a key is saved, replaced and removed, and no answer ever has its value', async () => {
  const { token } = await openBuilder(panel)
  localStorage.setItem('access_token', token)
  const keys = await import('#stores/website/site-keys.ts')
  await keys.loadSiteKeys()
  expect(keys.$siteKeys.get()).toEqual({ status: 'ready', value: [] })

  const value = `AIza${'x'.repeat(35)}`
  expect(await keys.saveSiteKey('google_maps_key', ` ${value} `)).toBeUndefined()
  const loaded = keys.$siteKeys.get()
  expect(loaded).toMatchObject({ status: 'ready', value: [{ name: 'google_maps_key' }] })
  expect(JSON.stringify(loaded)).not.toContain(value)
  await keys.removeSiteKey('google_maps_key')
  expect(keys.$siteKeys.get()).toEqual({ status: 'ready', value: [] })
})

test('what doesn’t look like the key is refused before it is sent', async () => {
  const { saveSiteKey } = await import('#stores/website/site-keys.ts')
  expect(await saveSiteKey('ga4_measurement_id', '<script>')).toBe(
    'This doesn’t look like a measurement ID, such as G-AB12CD34EF. Please copy it again.'
  )
  expect(await saveSiteKey('ga4_measurement_id', ' ')).toBe('Please paste the key.')
})
