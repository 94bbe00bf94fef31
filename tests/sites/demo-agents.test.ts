import { existsSync, readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DEMO_AGENTS } from '#sites/demo-agents.ts'
import { initials, mailLink, phoneLink, pictureSource } from '#sites/links.ts'
import { templates } from '#panel/tables/seed/websites.ts'
import { wordsIn } from '#sites/words/words-in.ts'
import { priceBand } from '#sites/words/words.ts'

const SITES = DEMO_AGENTS.map((agent) => [agent.slug, agent] as const)

test('there is a sample agent in every template on offer, and two of them write in French', () => {
  expect(new Set(DEMO_AGENTS.map((agent) => agent.slug)).size).toBe(DEMO_AGENTS.length)
  expect(new Set(DEMO_AGENTS.map((agent) => agent.template_id))).toEqual(
    new Set(templates.map(({ website_id }) => website_id))
  )
  expect(DEMO_AGENTS.filter((agent) => agent.site.language === 'fr')).toHaveLength(2)
})

test.each(SITES)('%s reaches no real person: a reserved number, a reserved address', (_, agent) => {
  const { salesman_contact: phone, salesman_email: email, company_contact: office } = agent.site
  for (const number of [phone, office]) expect(number).toMatch(/^\d{3}55501\d\d$/)
  expect(email).toMatch(/@[a-z-]+\.example$/)
})

test.each(SITES)('%s offers at least two kinds of home and two price bands', (_, agent) => {
  const homes = agent.site.listings
  expect(homes).toHaveLength(6)
  expect(new Set(homes.map((home) => home.title)).size).toBe(6)
  expect(new Set(homes.map((home) => home.type)).size).toBeGreaterThan(1)
  expect(new Set(homes.map((home) => priceBand(home.price))).size).toBeGreaterThan(1)
})

test.each(SITES)('%s has a screenshot below 40 kB', (slug) => {
  const file = new URL(`../../public/screenshots/${slug}.webp`, import.meta.url)
  expect(existsSync(file)).toBe(true)
  expect(statSync(file).size).toBeLessThan(40_000)
  expect(readFileSync(file).subarray(8, 12).toString()).toBe('WEBP')
})

test('prices are Canadian dollars, written the way each language writes them', () => {
  expect(wordsIn('en').cad(1_289_000)).toBe('$1,289,000')
  expect(wordsIn('fr').cad(1_289_000).replaceAll(/\s/g, ' ')).toBe('1 289 000 $')
})

test.each([
  [599_999, 'low'],
  [600_000, 'middle'],
  [999_999, 'middle'],
  [1_000_000, 'high']
])('%i dollars is in the %s band', (dollars, band) => {
  expect(priceBand(dollars)).toBe(band)
})

test('only whole addresses and numbers become links', () => {
  expect(mailLink('ann@roy.example', 'About: 1 & 2')).toBe(
    'mailto:ann@roy.example?subject=About%3A%201%20%26%202'
  )
  for (const half of ['', 'ann', 'ann@', 'ann@roy', 'ann@roy.example?bcc=x', 'a b@roy.example']) {
    expect(mailLink(half)).toBeUndefined()
  }
  expect(phoneLink('4165550134')).toBe('tel:+14165550134')
  expect(phoneLink('416555013')).toBeUndefined()
  expect(phoneLink('(416) 555-0134')).toBe('tel:+14165550134')
})

test('a picture comes from this site, over https or from the browser itself', () => {
  for (const good of ['/a.png', 'https://x.example/a.png', 'data:image/png;base64,AA']) {
    expect(pictureSource(good)).toBe(good)
  }
  for (const bad of [
    '',
    '//x.example/a.png',
    'http://x.example/a.png',
    'data:image/svg+xml;base64,AA'
  ]) {
    expect(pictureSource(bad)).toBeUndefined()
  }
})

test.each([
  ['Amara Osei', 'AO'],
  ['Marie-Ève Desrosiers-Laflamme', 'ML'],
  ['Élise', 'É'],
  ['Harbour & Quay Realty', 'HR'],
  ['', '']
])('the initials of %j are %j', (name, letters) => {
  expect(initials(name)).toBe(letters)
})
