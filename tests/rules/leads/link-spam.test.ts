import { expect, test } from 'vitest'
import { isLinkSpam } from '#rules/leads/link-spam.ts'

const NOTHING = { name: 'Jo', address: '', preferred_time: '', message: '' }

test.each([
  ['a plain question', { message: 'Is the garden fenced?' }, false],
  ['a link to a listing', { message: 'Like this: https://www.realtor.ca/real-estate/1' }, false],
  ['two links', { message: 'www.realtor.ca/1 or www.realtor.ca/2' }, false],
  ['three links', { message: 'http://a.ca http://b.ca http://c.ca' }, true],
  ['a link in a name', { name: 'Win at http://a.test' }, true],
  ['a link in an address', { address: 'www.casino.test' }, true],
  ['markup', { message: 'Hi <a href=http://a.test>here</a>' }, true],
  ['forum markup', { message: '[url=a.test]here[/url]' }, true],
  ['an offer with a link', { message: 'Cheap SEO services: http://a.test' }, true],
  [
    'a buyer who works at a casino',
    { message: 'I work at the casino and look for a condo.' },
    false
  ],
  ['an email address', { message: 'Write to jo@www.example.ca or me@example.com' }, false],
  ['emoji', { name: '🏠🔑' }, false]
])('%s', (_, written, isSpam) => {
  expect(isLinkSpam({ ...NOTHING, ...written })).toBe(isSpam)
})
