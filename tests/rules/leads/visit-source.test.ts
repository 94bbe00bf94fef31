import { expect, test } from 'vitest'
import { UNKNOWN_SOURCE, visitSource } from '#rules/leads/visit-source.ts'

const HOSTS = ['amaraosei.ca', 'amara.maplekey.site']
const opened = (change: Partial<Parameters<typeof visitSource>[0]> = {}) =>
  visitSource({ url: '/', referer: undefined, hosts: HOSTS, isPrivate: false, ...change })

test.each([
  ['typed or from a bookmark', {}, UNKNOWN_SOURCE],
  [
    'from another website',
    { referer: 'https://www.google.com/' },
    { ...UNKNOWN_SOURCE, referrer: 'google.com' }
  ],
  [
    'from an app',
    { referer: 'android-app://com.google.android.gm/' },
    { ...UNKNOWN_SOURCE, referrer: 'com.google.android.gm' }
  ],
  [
    'from an advertisement',
    { url: '/?utm_source=Facebook&utm_medium=cpc&utm_campaign=Spring%20Sale&utm_id=7' },
    { ...UNKNOWN_SOURCE, utm_source: 'facebook', utm_medium: 'cpc', utm_campaign: 'spring sale' }
  ],
  ['with a referrer that can’t be read', { referer: 'nonsense' }, UNKNOWN_SOURCE],
  ['with a reader’s address for a tag', { url: '/?utm_source=ann@example.com' }, UNKNOWN_SOURCE]
])('a visit is known by its source: %s', (_, change, source) => {
  expect(opened(change)).toEqual(source)
})

test.each(['https://amaraosei.ca/about', 'https://amara.maplekey.site:8443/'])(
  'a page that was opened from %s begins no visit',
  (referer) => {
    expect(opened({ referer, url: '/contact?utm_source=facebook' })).toBeUndefined()
  }
)

test('a visitor with Global Privacy Control is counted without a source', () => {
  const source = { referer: 'https://google.com/', url: '/?utm_source=facebook' }
  expect(opened({ ...source, isPrivate: true })).toEqual(UNKNOWN_SOURCE)
})

test('no tag and no referrer grows a row without bound', () => {
  const long = 'x'.repeat(5000)
  const source = opened({ referer: `https://${'a.'.repeat(100)}ca/`, url: `/?utm_source=${long}` })
  expect(source?.utm_source).toHaveLength(60)
  expect(source?.referrer.length).toBeLessThanOrEqual(60)
})
