import { expect, test } from 'vitest'
import { sentByOf, sentFormOf, thanksPath } from '#panel/hosting/request-query.ts'

test.each([
  ['/contact?sent=contact', { kind: 'contact', block: '' }],
  ['/?a=1&sent=callback.form-2&b=2', { kind: 'callback', block: 'form-2' }],
  ['/contact?sent=nothing', undefined],
  ['/contact?sent=contact.', undefined],
  ['/contact?resent=contact', undefined],
  ['/sent=contact', undefined]
])('the form sent before %s is told by its query', (url, form) => {
  expect(sentByOf(url)).toEqual(form)
})

test('after alerts are asked for, the address keeps their search and nothing else', () => {
  const form = { page: '/listings', kind: 'search', block: 'alerts' } as const
  const address = thanksPath({ ...form, saved: 'area=Toronto&beds=4' })

  expect(address).toBe('/listings?sent=search.alerts&area=Toronto&beds=4')
  expect(sentFormOf(address)?.saved).toBe('area=Toronto&beds=4')
  expect(sentFormOf(`${address}&to=https://evil.example`)?.saved).toBe('area=Toronto&beds=4')
  expect(thanksPath(form)).toBe('/listings?sent=search.alerts')
})

test('an address of parameters without names is read once', () => {
  // Beginning again at each question mark takes many minutes.
  expect(sentByOf(`/${'?&'.repeat(250_000)}`)).toBeUndefined()
})
