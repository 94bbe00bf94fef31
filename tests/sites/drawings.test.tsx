import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { AgentSite } from '#sites/agent-site.ts'
import { AgentWebsite } from '#sites/agent-website.tsx'
import { DEMO_AGENTS } from '#sites/demo-agents.ts'
import { drawingFiles } from '#sites/drawing-files.tsx'

const FILES = drawingFiles()

const SITES: [what: string, templateId: number, details: AgentSite][] = [
  ...DEMO_AGENTS.map(
    ({ slug, site, template_id }) => [slug, template_id, site] as (typeof SITES)[number]
  ),
  ['a preview of Avenue', 1, { sample: true }],
  ['a preview of Harbour', 2, { sample: true }],
  ['a preview of Prairie', 3, { sample: true }]
]

test.each(SITES)('every drawing that %s shows is a file', (_, templateId, details) => {
  const html = renderToStaticMarkup(<AgentWebsite templateId={templateId} details={details} />)
  const asked = [...html.matchAll(/(?:src|href)="(\/drawings\/[^"]+)"/g)].map((match) => match[1])

  // Six homes and a street at least.
  expect(asked.length).toBeGreaterThan(6)
  expect(asked.filter((address) => !FILES.has(address ?? ''))).toEqual([])
})

test('a drawing is a picture by itself: it says what it is, how wide and how high, and runs nothing', () => {
  for (const draw of FILES.values()) {
    const svg = draw()
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="[-\d ]+"/)
    expect(svg).not.toMatch(/<script|\son\w+=|undefined|NaN/)
  }
})
