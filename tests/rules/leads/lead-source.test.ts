import { expect, test } from 'vitest'
import { cameFrom, formatLeadSource, leadSource, readLeadSource } from '#rules/leads/lead-source.ts'

const HOST = 'amara.example'
const AD = `https://${HOST}/open-house?utm_source=facebook&utm_campaign=spring%20sale&fbclid=1`

test.each([
  [
    'the form’s own page with an advertisement’s tags',
    { page: AD, before: 'https://l.facebook.com/l.php?u=1' },
    {
      utm_source: 'facebook',
      utm_campaign: 'spring sale',
      referrer: 'l.facebook.com',
      landing_page: '/open-house'
    }
  ],
  [
    'the page before it with the tags',
    { page: `https://${HOST}/contact`, before: AD },
    { utm_source: 'facebook', utm_campaign: 'spring sale', landing_page: '/open-house' }
  ],
  [
    'a browser without script, which sends the form’s page alone',
    { page: `https://${HOST}/contact`, before: '' },
    { landing_page: '/contact' }
  ],
  ['a browser that tells nothing', { page: '', before: '' }, {}],
  [
    'a form that is shown again at its own address',
    { page: `https://${HOST}/_site/message`, before: '' },
    {}
  ],
  [
    'a visitor’s own page, whose address opens it for anyone who has it',
    { page: `https://${HOST}/contact`, before: `https://${HOST}/fr/privacy-choices/26ab` },
    { landing_page: '/contact' }
  ],
  [
    'tags of another website, and an address that is none',
    { page: 'https://evil.test/?utm_source=evil', before: 'javascript:alert(1)' },
    {}
  ]
])('%s', (_, visit, source) => {
  expect(leadSource({ host: HOST, isPrivate: false, ...visit })).toEqual(source)
})

test.each([
  [
    'the tags of the form’s own address, and no website before it',
    { page: AD, before: 'https://l.facebook.com/l.php?u=1' },
    { utm_source: 'facebook', utm_campaign: 'spring sale', landing_page: '/open-house' }
  ],
  [
    'nothing of the page before',
    { page: `https://${HOST}/contact`, before: AD },
    { landing_page: '/contact' }
  ]
])('with Global Privacy Control it is %s', (_, visit, source) => {
  expect(leadSource({ host: HOST, isPrivate: true, ...visit })).toEqual(source)
})

test('a reader’s address in a newsletter’s link is left out of the source, as with visits', () => {
  const query = 'utm_source=ann@example.ca&utm_campaign=spring'
  const visit = { page: `https://${HOST}/?${query}`, before: 'https://mail.google.com/' }
  const source = { utm_campaign: 'spring', referrer: 'mail.google.com', landing_page: '/' }
  expect(leadSource({ host: HOST, isPrivate: false, ...visit })).toEqual(source)
  expect(readLeadSource('utm_source=ann%40example.ca&utm_campaign=spring')).toEqual({
    utm_campaign: 'spring'
  })
})

test('a source survives the page that is shown again, cut and without unknown keys', () => {
  const source = { utm_source: 'é&=?'.repeat(100), landing_page: '/x' }
  const read = readLeadSource(`${formatLeadSource(source)}&stage=client`)
  expect(read).toEqual({ utm_source: 'é&=?'.repeat(50), landing_page: '/x' })
})

test.each([
  ['a visit that began on the form’s page', { landing_page: '/contact' }, []],
  ['a visit of another page first', { landing_page: '/' }, [{ kind: 'page', value: '/' }]],
  [
    'an advertisement',
    {
      utm_source: 'facebook',
      utm_medium: 'cpc',
      referrer: 'l.facebook.com',
      landing_page: '/contact'
    },
    [
      { kind: 'advertisement', value: 'facebook · cpc' },
      { kind: 'link', value: 'l.facebook.com' }
    ]
  ],
  ['a note of the agent', { note: 'Open house' }, [{ kind: 'note', value: 'Open house' }]]
] as const)('%s is described as far as it is known', (_, source, said) => {
  expect(cameFrom(source, '/contact')).toEqual(said)
})
