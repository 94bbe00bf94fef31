import { globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { builtSites } from '../kit/agent-sites.ts'
import { measured } from '../kit/measured.ts'

const BYTES_MOST = 2000

test('the script of a page with a form is at most 2 kB in Brotli', () => {
  const assets = join(builtSites(), 'dist/agent-sites/current/assets')
  const scripts = globSync('form.*.js.br', { cwd: assets })
  expect(scripts).toHaveLength(1)
  const bytes = statSync(join(assets, scripts[0]!)).size
  measured('the form’s script', { bytes })
  expect(bytes).toBeLessThanOrEqual(BYTES_MOST)
})
