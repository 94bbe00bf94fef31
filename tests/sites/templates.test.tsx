import { expect, test } from 'vitest'
import * as v from 'valibot'
import { SiteContent } from '#contract/websites/site-content.ts'
import { demoContent } from '#sites/demo/demo-content.ts'
import { DEMO_AGENTS } from '#sites/demo-agents.ts'
import { sceneOf } from '#sites/scene-of.ts'
import { TEMPLATES } from '#sites/templates/templates.ts'
import { demoView, drawSite, previewOf } from '../kit/demo-sites.tsx'
import { attributeOf, sitePage } from '../kit/site-page.ts'

const EVERY = TEMPLATES.map(({ id, name }) => [id, name] as const)
const AGENTS = DEMO_AGENTS.map((agent) => [agent.slug, agent] as const)

const preview = (id: number, details: Parameters<typeof previewOf>[0]) => {
  return sitePage(drawSite(previewOf(details, id)))
}

test('there are ten designs to choose from', () => {
  expect(new Set(TEMPLATES.map(({ name }) => name)).size).toBeGreaterThanOrEqual(10)
})

test.each(EVERY)('template %i shows what the wizard asked, and only that', (id, name) => {
  const page = preview(id, {
    salesman_name: 'Ann Roy',
    salesman_contact: '4165550199',
    salesman_designation: 'Broker',
    company_name: 'Roy Realty',
    company_address: '1 Bay Street, Toronto',
    website_name: 'Ann Roy Homes'
  })

  expect(page.values('class', 'div')[0]).toContain(`agent-site ${name}`)
  for (const words of ['Ann Roy Homes', 'Roy Realty', '1 Bay Street, Toronto', 'Broker']) {
    expect(page.read).toContain(words)
  }
  expect(page.values('href', 'a')).toContain('tel:+14165550199')
  expect(page.read).not.toMatch(/undefined|null|NaN|mailto:/)
})

test.each(EVERY)('template %i invents neither homes nor promises in a preview', (id) => {
  const page = preview(id, { salesman_name: '  ', salesman_email: 'ann@' })

  expect(page.all('h1')).toHaveLength(1)
  expect(page.read).toContain('Your brokerage')
  expect(page.all('article')).toEqual([])
  expect(page.values('class', 'section').join()).not.toContain('homes-block')
  expect(page.read).not.toMatch(/sample|on their way|same day|find it/i)
  expect(page.values('href').filter((href) => href.startsWith('mailto:'))).toEqual([])
})

test.each(EVERY)('template %i opens in French for an agent in Quebec', (id) => {
  const page = preview(id, { billing_state: 'QC', billing_city: 'Montréal' })

  expect(attributeOf(page.all('div')[0]!, 'lang')).toBe('fr')
  expect(page.read).toContain('Parlons de votre projet')
})

test.each(EVERY)('template %i shows hostile text as text', (id) => {
  const attack = '"><script>alert(1)</script><img src=x onerror=alert(1)>'
  const html = drawSite(
    previewOf(
      {
        salesman_name: attack,
        salesman_email: `${attack}@evil.example`,
        salesman_contact: attack,
        salesman_image: 'javascript:alert(1)',
        logo: 'data:text/html;base64,PHNjcmlwdD4=',
        company_logo: '//evil.example/logo.png',
        company_name: attack
      },
      id
    )
  )
  const page = sitePage(html)

  expect(page.all('script')).toEqual([])
  expect(page.values('onerror')).toEqual([])
  expect(html).not.toMatch(/javascript:|text\/html|evil\.example\/logo/)
  for (const source of page.values('src', 'img')) expect(source).toMatch(/^\/drawings\//)
})

test.each(EVERY)('template %i takes pictures from where pictures may come from', (id) => {
  const sources = preview(id, {
    salesman_image: 'data:image/webp;base64,AAAA',
    logo: '/media/logo.png',
    company_logo: 'https://pictures.example/logo.png'
  }).values('src', 'img')

  for (const source of ['data:image/webp', '/media/logo.png', 'https://pictures.example']) {
    expect(sources.some((one) => one.startsWith(source))).toBe(true)
  }
})

test.each(EVERY)('template %i names a brokerage of sixty letters whole', (id) => {
  const brokerage = 'Association des courtiers immobiliers du Grand Littoral, Inc'
  const name = 'Marie-Ève Desrosiers-Laflamme-Featherstonehaugh Nguyễn'
  const page = preview(id, { company_name: brokerage, salesman_name: name })

  expect(brokerage).toHaveLength(60)
  expect(page.read).toContain(brokerage)
  expect(page.read).toContain(name)
})

test.each(EVERY)('template %i isolates a name in another direction', (id) => {
  const page = preview(id, { salesman_name: 'فاطمة الزهراء' })

  expect(page.all('bdi').length).toBeGreaterThan(2)
})

test.each(AGENTS)('%s has one page with headings in order and no script', (_, agent) => {
  const page = sitePage(drawSite(demoView(agent)))
  const levels = page.elements.flatMap(({ tagName }) =>
    /^h[1-6]$/.test(tagName) ? [Number(tagName[1])] : []
  )

  expect(levels.filter((level) => level === 1)).toHaveLength(1)
  for (const [at, level] of levels.entries()) {
    expect(level - (levels[at - 1] ?? 0)).toBeLessThanOrEqual(1)
  }
  expect(page.all('script')).toEqual([])
  expect(page.values('style')).toEqual([])
})

test.each(AGENTS)('every link of %s leads somewhere', (_, agent) => {
  const page = sitePage(drawSite(demoView(agent)))
  const ids = page.values('id')
  const links = page.values('href', 'a')

  expect(links.length).toBeGreaterThan(10)
  for (const link of links) {
    if (link.startsWith('#')) expect(ids).toContain(link.slice(1))
    else expect(link).toMatch(/^(mailto:[^@]+@[a-z-]+\.example|tel:\+1\d{3}55501\d\d$)/)
  }
})

test.each(AGENTS)('%s’s website is content like every agent’s', (_, agent) => {
  const content = demoContent(agent)

  expect(v.parse(SiteContent, content)).toEqual(content)
})

test.each([
  ['St. John’s', 'NL', 'st-johns'],
  ['QUÉBEC', 'QC', 'quebec'],
  ['Calgary', 'AB', 'edmonton'],
  ['', 'on', 'toronto'],
  ['Whitehorse', 'YT', undefined]
])('an agent in %j, %s has the street of %s', (city, province, scene) => {
  expect(sceneOf(city, province)).toBe(scene)
})
