import { globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { builtSites } from '../kit/agent-sites.ts'
import { measured } from '../kit/measured.ts'

test.each([
  ['the script of a page with a form is at most 2 kB in Brotli', 'form', 2000],
  ['the script that enlarges photos is at most 1 kB in Brotli', 'photos', 1000]
])('%s', (title, name, most) => {
  const assets = join(builtSites(), 'dist/agent-sites/current/assets')
  const scripts = globSync(`${name}.*.js.br`, { cwd: assets })
  expect(scripts).toHaveLength(1)
  const bytes = statSync(join(assets, scripts[0]!)).size
  measured(title, { bytes })
  expect(bytes).toBeLessThanOrEqual(most)
})
