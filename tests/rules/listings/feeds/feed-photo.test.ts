import { expect, test } from 'vitest'
import { mayFetchPhoto, nextPhotoTry } from '#rules/listings/feeds/feed-photo.ts'

const DDF = { kind: 'ddf', root: 'https://ddfapi.realtor.ca/odata/v1/', media_hosts: '' } as const
const BOARD = {
  kind: 'reso',
  root: 'https://api.board.ca/v2/',
  media_hosts: 'cdn.board.ca, x.ca'
} as const

test.each([
  [true, 'https://ddfcdn.realtor.ca/listing/1.jpg', DDF],
  [true, 'https://a.ddfcdn.realtor.ca/listing/1.jpg', DDF],
  [true, 'https://ddfapi.realtor.ca/media/1.jpg', DDF],
  [true, 'https://cdn.board.ca/1.jpg', BOARD],
  [true, 'https://X.CA/1.jpg', BOARD],
  [false, 'http://ddfcdn.realtor.ca/listing/1.jpg', DDF],
  [false, 'https://ddfcdn.realtor.ca:8443/listing/1.jpg', DDF],
  [false, 'https://me:secret@ddfcdn.realtor.ca/listing/1.jpg', DDF],
  [false, 'https://evilddfcdn.realtor.ca.example/1.jpg', DDF],
  [false, 'https://evil-ddfcdn.realtor.ca/1.jpg', DDF],
  [false, 'https://ddfcdn.realtor.ca/1.jpg', BOARD],
  [false, 'https://169.254.169.254/latest/meta-data', DDF],
  [false, 'http://127.0.0.1/', BOARD],
  [false, 'file:///etc/passwd', DDF],
  [false, 'not an address', DDF]
])('%s: a photograph may be fetched from %s', (may, address, source) => {
  expect(mayFetchPhoto(address, source)).toBe(may)
})

test('a photograph that is missing is asked for ever less often, at least daily', () => {
  const now = new Date('2026-11-24T18:00:00Z')
  const minutes = [0, 1, 2, 20].map((failures) => {
    return (nextPhotoTry(now, failures).getTime() - now.getTime()) / 60_000
  })
  expect(minutes).toEqual([1, 2, 4, 24 * 60])
})
