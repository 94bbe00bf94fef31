import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MEDIA_HOSTS_MAX, readMediaHosts } from '#rules/listings/feeds/media-hosts.ts'

test.each([
  ['', []],
  ['photos.example.ca', ['photos.example.ca']],
  [
    'Photos.Example.ca, cdn.example.com\n photos.example.ca.',
    ['photos.example.ca', 'cdn.example.com']
  ],
  ['https://photos.example.ca/a/b.jpg?c=1', ['photos.example.ca']],
  ['québec.example.ca', ['xn--qubec-csa.example.ca']]
])('%j names the hosts %j', (typed, hosts) => {
  expect(readMediaHosts(typed)).toEqual(hosts)
})

test.each([
  'localhost',
  'photos.localhost',
  'server.internal',
  'printer.local',
  'photos',
  '127.0.0.1',
  '2130706433',
  '0x7f.1',
  '[::1]',
  'http://photos.example.ca/',
  'https://user@photos.example.ca/',
  'photos.example.ca:8443',
  'photos.example.ca/folder',
  'photos..example.ca',
  '*.example.ca',
  'a.ca b.ca c.ca d.ca e.ca f.ca'
])('%s can’t be named', (typed) => {
  expect(readMediaHosts(typed)).toBeUndefined()
})

test('no address of a machine is ever a host', () => {
  fc.assert(
    fc.property(fc.oneof(fc.ipV4(), fc.ipV4Extended(), fc.ipV6()), (address) => {
      expect(readMediaHosts(address)).toBeUndefined()
    })
  )
  fc.assert(
    fc.property(fc.string(), (typed) => {
      expect(readMediaHosts(typed)?.length ?? 0).toBeLessThanOrEqual(MEDIA_HOSTS_MAX)
    })
  )
})
