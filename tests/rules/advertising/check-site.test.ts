import { expect, test } from 'vitest'
import { advertisingRuleMessages } from '#messages/advertising-rules.ts'
import { tradeFindings } from '#rules/advertising/check-site.ts'
import { isPastDate, READ_PROVINCES, sourceIn } from '#rules/advertising/trade-rule.ts'
import { ruleOf, rulesOf, TRADE_RULES } from '#rules/advertising/trade-rules.ts'
import { exampleSite } from './example.ts'
import { SOURCES } from './example-sources.ts'
import { EXAMPLES } from './regulators-examples.ts'

const broken = (site: Parameters<typeof tradeFindings>[0]) => [
  ...new Set(tradeFindings(site).map(({ rule }) => rule))
]

test('of at least 60 examples, most are regulators’ own, and none is about an unknown source', () => {
  expect(EXAMPLES.length).toBeGreaterThanOrEqual(60)
  expect(EXAMPLES.filter(([source]) => source === 'summary').length).toBeLessThanOrEqual(6)
  for (const [source] of EXAMPLES) expect(SOURCES[source]).toBeTruthy()
})

test.each(EXAMPLES)('%s, %s: %s', (_source, province, _what, example, breaks) => {
  expect(broken(exampleSite(province, example))).toEqual(breaks)
})

test('a finding says where it is and which words it is about', () => {
  const site = exampleSite('ON', { says: 'I am the number one agent.', company_name: '' })

  expect(tradeFindings(site)).toEqual([
    { rule: 'on-brokerage', at: { field: 'company_name' } },
    { rule: 'on-claim', at: { page_id: 'home', block_id: 'text' }, words: 'number one' }
  ])
})

test('what visitors don’t see breaks no rule', () => {
  const site = exampleSite('ON', { says: 'Your number one agent' })
  const [home] = site.pages

  expect(broken({ ...site, pages: [{ ...home!, hidden: true }] })).toEqual([])
  expect(
    broken({ ...site, pages: [{ ...home!, blocks: [{ ...home!.blocks[0]!, hidden: true }] }] })
  ).toEqual([])
})

test('a claim’s source in another entry is not beside it', () => {
  const site = exampleSite('BC')
  const line = (en: string) => ({ en, fr: '' })
  const figures = [
    { id: 'a', value: line('#1'), label: line('agent in town') },
    { id: 'b', value: line('2025'), label: line('Source: the board') }
  ]
  const block = Object.assign({ id: 'figures', hidden: false }, { figures })

  expect(broken({ ...site, pages: [{ ...site.pages[0]!, blocks: [block] }] })).toEqual(['bc-claim'])
})

test.each([
  'Your home is our number one priority',
  'The best time to sell',
  'Top floor with the best view of the lake',
  'A leading role in the neighbourhood’s history',
  'No. 10 Downing Street'
])('“%s” ranks nobody', (says) => {
  expect(broken(exampleSite('ON', { says }))).toEqual([])
})

test('nothing but a brokerage that isn’t named keeps a website from being published', () => {
  const forbidding = TRADE_RULES.filter(({ severity }) => severity === 'forbid').map(({ id }) => id)

  expect(forbidding).toEqual(['on-brokerage', 'qc-agency', 'bc-brokerage', 'ab-brokerage'])
})

test('the size that Alberta suspended is a warning', () => {
  expect(ruleOf('ab-size')).toMatchObject({ severity: 'warn', held_by: 'layout' })
})

test('every rule says what it is in both languages and has a source and dates', () => {
  expect(new Set(TRADE_RULES.map(({ id }) => id)).size).toBe(TRADE_RULES.length)
  for (const { id, reverify_by, seen_on, source } of TRADE_RULES) {
    expect(advertisingRuleMessages.en[id]).not.toBe(advertisingRuleMessages.fr[id])
    expect(source.address).toMatch(/^https:/)
    expect(reverify_by > seen_on).toBe(true)
  }
})

test('Quebec’s rules name their documents in the reader’s language', () => {
  const rules = rulesOf('QC').filter(({ province }) => province === 'QC')
  for (const { source } of rules) {
    expect(sourceIn(source, 'en').address).toContain('/en/')
    expect(sourceIn(source, 'fr')).toMatchObject({
      document: expect.stringMatching(/^OACIQ, Ligne directrice|^Règlement/),
      address: expect.stringContaining('/fr/'),
      section: source.section
    })
  }
})

test('a rule past its date is still a rule, and is known to be past it', () => {
  const rule = ruleOf('on-title')

  expect(isPastDate(rule, rule.reverify_by)).toBe(false)
  expect(isPastDate(rule, '2099-01-01')).toBe(true)
  expect(rulesOf('ON')).toContain(rule)
})

test.each(['MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'PE', 'SK', 'YT', ''])(
  'in %j only what is asked everywhere is checked',
  (province) => {
    expect(rulesOf(province).map(({ id }) => id)).toEqual(['brokerage', 'claim'])
  }
)

test('each regulator that was read has rules of its own', () => {
  for (const province of READ_PROVINCES) {
    expect(rulesOf(province).length).toBeGreaterThan(5)
    expect(broken(exampleSite(province))).toEqual([])
  }
})
