import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { frenchScripts } from '#publish/render/french-scripts.ts'

const server = mkdtempSync(join(tmpdir(), 'maplekey-french-'))
afterAll(() => rmSync(server, { recursive: true }))
writeFileSync(
  join(server, 'french-scripts.json'),
  JSON.stringify({ '/_astro/a.js': '/_astro/b.js', '/_astro/frame.js': '/_astro/cadre.js' })
)
const inFrench = frenchScripts(server)

test('a French page names its own scripts, and keeps every other character', () => {
  const page = (frame: string, script: string) =>
    `<html data-frame="${frame}"><body><p title="a &amp; b">/_astro/a.js</p><astro-island props="{&quot;n&quot;:1}" component-url="${script}"></astro-island><script type="module" src="${script}"></script></body></html>`
  const english = page('/_astro/frame.js', '/_astro/a.js')
  expect(inFrench('fr/faq.html', english)).toBe(page('/_astro/cadre.js', '/_astro/b.js'))
  expect(inFrench('faq.html', english)).toBe(english)
})

test('a page with a script that isn’t there in French isn’t published', () => {
  const page = '<script type="module" src="/_astro/new.js"></script>'
  expect(() => inFrench('fr/faq.html', page)).toThrow(/isn’t there in French: \/_astro\/new\.js/)
})
