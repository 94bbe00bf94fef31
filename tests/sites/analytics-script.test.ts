// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { render } from '#sites/server-entry.tsx'
import { siteRequest } from '../kit/site-requests.ts'

const ID = 'G-AB12CD34EF'
type Google = { dataLayer?: ArrayLike<unknown>[]; [disabled: `ga-disable-${string}`]: boolean }
const google = globalThis as Google

beforeEach(() => {
  localStorage.clear()
  delete google.dataLayer
})

/** A page of a website that has a measurement ID, with its script. */
async function open(path = '/about') {
  const { body, scripts } = render(siteRequest({ path, services: { measurementId: ID } }))
  expect(scripts).toContain('analytics')
  document.documentElement.innerHTML = String(body)
  vi.resetModules()
  await import('#sites/page-scripts/analytics.ts')
  const bar = document.querySelector<HTMLElement>('.consent-bar')!
  const press = (choice: 'no' | 'yes') =>
    bar.querySelector<HTMLButtonElement>(`[data-choice=${choice}]`)!.click()
  return { bar, press }
}
const loaded = () =>
  [...document.querySelectorAll<HTMLScriptElement>('script[src^="https://"]')].map(({ src }) => src)

test('before an answer nothing is loaded or stored, and both answers are alike', async () => {
  const { bar } = await open()
  expect(bar.hidden).toBe(false)
  expect([loaded(), localStorage.length, document.cookie]).toEqual([[], 0, ''])
  expect(document.querySelectorAll('.consent-open')).toHaveLength(1)
  const [decline, accept] = bar.querySelectorAll('button')
  expect([decline?.textContent, accept?.textContent]).toEqual(['Decline', 'Accept'])
  expect(decline?.className).toBe(accept?.className)
})

test('declining is remembered by one word, and nothing is ever loaded', async () => {
  const { bar, press } = await open()
  press('no')
  expect(bar.hidden).toBe(true)
  expect({ ...localStorage }).toEqual({ analytics: 'no' })
  const next = await open('/contact')
  expect(next.bar.hidden).toBe(true)
  expect([loaded(), google.dataLayer]).toEqual([[], undefined])
})

test('accepting loads Google’s script once, for this host and without advertising, on the next pages too', async () => {
  const { press } = await open()
  press('yes')
  press('yes')
  const script = `https://www.googletagmanager.com/gtag/js?id=${ID}`
  expect(loaded()).toEqual([script])
  expect([...(google.dataLayer ?? [])].map((call) => Array.from(call))).toEqual([
    [
      'consent',
      'default',
      {
        ad_personalization: 'denied',
        ad_storage: 'denied',
        ad_user_data: 'denied',
        analytics_storage: 'granted'
      }
    ],
    ['js', expect.any(Date)],
    [
      'config',
      ID,
      {
        allow_ad_personalization_signals: false,
        allow_google_signals: false,
        cookie_domain: 'none'
      }
    ]
  ])
  expect((await open('/contact')).bar.hidden).toBe(true)
  expect(loaded()).toEqual([script])
})

test('the choice can be changed in the foot: Google is stopped and its cookies are deleted', async () => {
  const { bar, press } = await open()
  press('yes')
  document.cookie = '_ga=GA1.1.1; path=/'
  document.cookie = '_ga_AB12CD34EF=GS1; path=/'
  document.cookie = 'own=1; path=/'
  const openers = document.querySelectorAll<HTMLButtonElement>('.consent-open')
  expect([...openers].map(({ hidden }) => hidden)).toEqual([false])
  openers[0]!.click()
  expect([bar.hidden, document.activeElement === bar]).toEqual([false, true])
  expect(bar.querySelector('[aria-pressed=true]')?.textContent).toBe('Accept')
  press('no')
  expect(google[`ga-disable-${ID}`]).toBe(true)
  expect(document.cookie).toBe('own=1')
  expect({ ...localStorage }).toEqual({ analytics: 'no' })
  document.cookie = 'own=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/'
})

test('a browser that stores nothing is asked on every page', async () => {
  const refuse = () => {
    throw new DOMException('denied')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse })
  const { bar, press } = await open()
  press('no')
  expect(bar.hidden).toBe(true)
  expect((await open()).bar.hidden).toBe(false)
  vi.unstubAllGlobals()
})
