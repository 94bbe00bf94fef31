import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ShownHome } from '#sites/agent-site.ts'
import { HomePicture } from '#sites/blocks/homes/home-card.tsx'
import { DEMO_AGENTS } from '#sites/demo-agents.ts'
import { demoDrawings, siteDrawings } from '#sites/drawing-files.tsx'
import { DEMO_DRAWINGS } from '#sites/drawings.ts'
import { render } from '#sites/server-entry.tsx'
import { TEMPLATES } from '#sites/templates/templates.ts'
import { demoView, drawSite, previewOf } from '../kit/demo-sites.tsx'
import { sitePage } from '../kit/site-page.ts'
import { siteContent, siteRequest } from '../kit/site-requests.ts'

const FILES = demoDrawings()

const SITES = [
  ...DEMO_AGENTS.map((agent) => [agent.slug, demoView(agent)] as const),
  ...TEMPLATES.map(({ id, name }) => [`a preview of ${name}`, previewOf({}, id)] as const)
]

test.each(SITES)('every drawing that %s shows is a file', (_, view) => {
  const html = drawSite(view)
  const asked = [...html.matchAll(/(?:src|href)="(\/drawings\/[^"]+)"/g)].map(
    ([, path = '']) => path
  )

  expect(asked.filter((path) => !FILES.has(path.slice(DEMO_DRAWINGS.length + 1)))).toEqual([])
})

const TYPES = [
  'house',
  'townhouse',
  'condo',
  'multiplex',
  'cottage',
  'farm',
  'land',
  'other'
] as const

test.each(TEMPLATES)('a preview in $name has the drawing of any home without a photo', ({ id }) => {
  const view = previewOf({}, id)
  const missing = TYPES.flatMap((type) =>
    Array.from({ length: 20 }, (_, listing_id) => {
      const listing = { listing_id, type, title: { en: 'Home', fr: '' }, photo: null } as ShownHome
      const html = renderToStaticMarkup(
        <HomePicture at={listing_id} listing={listing} view={view} />
      )
      return /src="\/drawings\/sites\/([^"]+)"/.exec(html)?.[1] ?? html
    })
  ).filter((name) => !FILES.has(name))
  expect(missing).toEqual([])
})

test('the demos show drawn homes and a street', () => {
  for (const agent of DEMO_AGENTS) {
    const shown = drawSite(demoView(agent)).split(`"${DEMO_DRAWINGS}/`)
    // Six homes, a street and a portrait at least.
    expect(shown.length).toBeGreaterThan(8)
  }
})

test('a drawing is a picture by itself: it says what it is, how wide and how high, and runs nothing', () => {
  for (const draw of FILES.values()) {
    const svg = draw()
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="[-\d ]+"/)
    expect(svg).not.toMatch(/<script|\son\w+=|undefined|NaN/)
  }
})

test('an agent’s host has every drawing of the demos, and every home in every light', () => {
  const files = siteDrawings()

  for (const name of FILES.keys()) expect(files.has(name)).toBe(true)
  expect(files.get('harvest-home-saltbox-pine-11.svg')?.()).toMatch(/^<svg/)
})

test.each(TEMPLATES)('no home page of $name requests its street', ({ id, name, hour }) => {
  const page = sitePage(
    String(render(siteRequest({ content: siteContent({ template_id: id }) })).body)
  )
  const shown = [...page.values('src'), ...page.values('href')]
  expect(shown.filter((address) => address.includes('-street-'))).toEqual([])

  const [, inPage] = shown.find((address) => address.startsWith('data:'))?.split(',') ?? []
  const isDrawn = name !== 'atelier'
  expect(inPage && decodeURIComponent(inPage)).toBe(
    isDrawn ? siteDrawings().get(`${hour}-street-toronto.svg`)?.() : undefined
  )
})
