import { expect, test } from 'vitest'
import { brokerageSigns, brokeragesOf, shownBrokerages } from '#sections/home/brokerage-signs.ts'

test('a brokerage has one sign, however many of its agents there are', () => {
  const agents = ['Lakeshore Realty, Brokerage', 'Lakeshore Realty', 'Harbour & Quay Realty', ' ']
  expect(brokeragesOf(agents.map((brokerage) => ({ brokerage })))).toEqual([
    'Lakeshore Realty',
    'Harbour & Quay Realty'
  ])
})

test('all signs are in one drawing, which is as large as its rows', () => {
  const names = ['Lakeshore Realty Brokerage', 'Harbour & Quay <Realty>', 'Plateau']
  const { height, svg, width } = brokerageSigns(names, 2)
  expect([width, height]).toEqual([500, 272])
  expect(svg.match(/<rect /g)).toHaveLength(3)
  expect(svg).toContain('Harbour &amp; Quay')
  expect(svg).toContain('&lt;Realty>')
})

test('a line that is longer than its sign is pressed into it', () => {
  const { svg } = brokerageSigns(['Llanfairpwllgwyngyllgogerychwyrndrobwll'], 4)
  expect(svg).toMatch(/textLength="194" lengthAdjust="spacingAndGlyphs">Llanfair/)
})

test('a sample’s brokerage hangs out its sign only while no agent has one', () => {
  const sample = { base_url: '/demo/amara-osei', brokerage: 'Lakeshore Realty' }
  const own = { base_url: 'https://ann.ca', brokerage: 'Quay Realty' }
  expect(shownBrokerages([sample])).toEqual({ kind: 'samples', names: ['Lakeshore Realty'] })
  expect(shownBrokerages([sample, own])).toEqual({ kind: 'own', names: ['Quay Realty'] })
})
