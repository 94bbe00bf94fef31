import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { AgentSite } from '#sites/agent-site.ts'
import { AgentWebsite } from '#sites/agent-website.tsx'
import { DEMO_AGENTS } from '#sites/demo-agents.ts'
import { wordsIn } from '#sites/words/words-in.ts'

const TEMPLATES = [
  [1, 'avenue'],
  [2, 'harbour'],
  [3, 'prairie']
] as const

const SITES = DEMO_AGENTS.map((agent) => [agent.slug, agent] as const)

function draw(templateId: number, details: AgentSite): string {
  return renderToStaticMarkup(<AgentWebsite templateId={templateId} details={details} />)
}

function count(html: string, part: RegExp): number {
  return html.match(part)?.length ?? 0
}

/** What a reader sees or hears: texts and labels, without the tags. */
function read(html: string): string {
  const labels = [...html.matchAll(/aria-label="([^"]*)"/g)].map((match) => match[1])
  return [html.replaceAll(/<[^>]+>/g, '\n'), ...labels].join('\n')
}

test.each(TEMPLATES)('template %i shows what the wizard asked, and only that', (id, name) => {
  const html = draw(id, {
    salesman_name: 'Ann Roy',
    salesman_contact: '4165550199',
    salesman_designation: 'Broker',
    company_name: 'Roy Realty',
    company_address: '1 Bay Street, Toronto',
    website_name: 'Ann Roy Homes'
  })

  expect(html).toContain(`class="agent-site ${name}"`)
  expect(read(html)).toContain('Ann Roy Homes')
  expect(read(html)).toContain('Brokerage: Roy Realty')
  expect(read(html)).toContain('1 Bay Street, Toronto')
  expect(html).toContain('href="tel:+14165550199"')
  expect(html).not.toContain('mailto:')
  expect(read(html)).not.toContain('Sample')
  expect(read(html)).toContain('New homes are on their way')
  expect(html).not.toMatch(/undefined|null|NaN/)
})

test.each(TEMPLATES)('template %i is a whole page before anything is typed', (id) => {
  const html = draw(id, { sample: true, salesman_name: '  ', salesman_email: 'ann@' })

  expect(count(html, /<h1/g)).toBe(1)
  expect(read(html)).toContain('Your brokerage')
  expect(read(html)).toContain('Preview')
  expect(count(html, /<article/g)).toBe(6)
  expect(count(html, /class="sample-tag"/g)).toBe(6)
  expect(html).not.toContain('mailto:')
})

test.each(TEMPLATES)('template %i shows hostile text as text', (id) => {
  const attack = '"><script>alert(1)</script><img src=x onerror=alert(1)>'
  const html = draw(id, {
    ...DEMO_AGENTS[0]?.site,
    salesman_name: attack,
    salesman_email: `${attack}@evil.example`,
    salesman_contact: attack,
    salesman_image: 'javascript:alert(1)',
    logo: 'data:text/html;base64,PHNjcmlwdD4=',
    company_logo: '//evil.example/logo.png',
    company_name: attack,
    headline: attack,
    about: [attack],
    greeting: { words: attack, lang: attack }
  })

  expect(html).not.toMatch(/<script|<img(?! [^>]*src="\/drawings\/)/)
  expect(html).not.toMatch(/javascript:|text\/html|evil\.example\/logo/)
  expect(html).toContain('&lt;script&gt;')
  expect(count(html, /<a [^>]*href="(?!#|mailto:|tel:)/g)).toBe(0)
})

test.each(TEMPLATES)('template %i takes pictures from where pictures may come from', (id) => {
  const html = draw(id, {
    salesman_image: 'data:image/webp;base64,AAAA',
    logo: '/media/logo.png',
    company_logo: 'https://pictures.example/logo.png'
  })

  for (const source of ['data:image/webp', '/media/logo.png', 'https://pictures.example']) {
    expect(html).toContain(`src="${source}`)
  }
})

test.each(SITES)(
  '%s has one h1, headings in order, no style attribute and no script',
  (_, agent) => {
    const html = draw(agent.template_id, agent.site)
    const levels = [...html.matchAll(/<h([1-6])/g)].map((match) => Number(match[1]))

    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    expect(levels[0]).toBe(1)
    for (const [at, level] of levels.entries()) {
      expect(level - (levels[at - 1] ?? 0)).toBeLessThanOrEqual(1)
    }
    expect(html).not.toMatch(/<script|<style|\sstyle=|\son\w+=/i)
  }
)

test.each(SITES)('every link of %s leads somewhere', (_, agent) => {
  const html = draw(agent.template_id, agent.site)
  const ids = new Set([...html.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1]))
  const links = [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map((match) => match[1] ?? '')

  expect(links.length).toBeGreaterThan(10)
  for (const link of links) {
    if (link.startsWith('#')) expect(ids).toContain(link.slice(1))
    else expect(link).toMatch(/^(mailto:[^@]+@[a-z-]+\.example|tel:\+1\d{3}55501\d\d$)/)
  }
})

test.each(TEMPLATES)('template %i says nothing in English on a French site', (id) => {
  const { sample, ...typed } = DEMO_AGENTS.find((agent) => agent.site.language === 'fr')!.site
  for (const details of [{ ...typed, sample }, { language: 'fr', sample: true } as const]) {
    const said = read(draw(id, details))
    const english = phrases(wordsIn('en')).filter(
      (phrase) => !phrases(wordsIn('fr')).includes(phrase)
    )

    expect(english.length).toBeGreaterThan(25)
    expect(english.filter((phrase) => said.split('\n').includes(phrase))).toEqual([])
    expect(said).not.toMatch(/\b(the|and|with|bedrooms?|baths?|sq ft|brokerage|sample)\b/i)
  }
})

/** Every fixed sentence of a language. */
function phrases(words: object): string[] {
  return Object.values(words).flatMap((value) => {
    if (typeof value === 'string') return [value]
    return typeof value === 'object' && value !== null ? phrases(value) : []
  })
}

test.each(TEMPLATES)('template %i names a brokerage of sixty letters whole', (id) => {
  const brokerage = 'Association des courtiers immobiliers du Grand Littoral, Inc'
  const name = 'Marie-Ève Desrosiers-Laflamme-Featherstonehaugh'
  const said = read(draw(id, { company_name: brokerage, salesman_name: name }))

  expect(brokerage).toHaveLength(60)
  expect(said).toContain(`Brokerage: ${brokerage}`)
  expect(said).toContain(name)
})
