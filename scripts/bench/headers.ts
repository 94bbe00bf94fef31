// Scores the response headers of every page and API call by the published rules of the MDN HTTP
// Observatory, on the service as deployed behind HTTPS.
//   node scripts/bench/headers.ts                 the site that was built last (npm start builds it), in a process of its own
//   node scripts/bench/headers.ts --findings      with what each test found
// Assumes the proxy's redirect to HTTPS, which scores nothing but costs 20 points if missing.

import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { CALLS } from '#contract/calls.ts'
import { startPanelProcess } from '../../tests/kit/panel-process.ts'
import { type Count, countPage } from '../../tests/kit/observatory.ts'
import './exit-on-signals.ts'

const SITE = 'https://maplekey.example'
const WANTED = 130
const WANTED_ALONE = 145

const { values } = parseArgs({ options: { findings: { type: 'boolean', default: false } } })
const built = resolve('dist/current/csp.json')
if (!existsSync(built)) {
  console.error('There is no built site: run npm start once.')
  process.exit(1)
}
const { pages } = JSON.parse(readFileSync(built, 'utf8')) as { pages: Record<string, number> }
const folder = mkdtempSync(join(tmpdir(), 'maplekey-headers-'))
const keys = { STRIPE_SECRET_KEY: 'sk_test_1', PUBLIC_STRIPE_KEY: 'pk_test_1' }

let missed = 0
await countAll('Without a third party', WANTED_ALONE, {})
await countAll('With Stripe and its script', WANTED, {
  ...keys,
  STRIPE_WEBHOOK_SECRET: 'whsec_1'
})
rmSync(folder, { recursive: true, force: true })
console.log(missed === 0 ? '✔ Every answer reaches its points.' : `✘ ${missed} fall short.`)
process.exit(missed === 0 ? 0 : 1)

async function countAll(title: string, wantedOfPages: number, env: Record<string, string>) {
  const panel = await startPanelProcess(folder, { SITE_URL: SITE, HSTS_PRELOAD: 'on', ...env })
  console.log(`\n${title}`)
  const rows = [
    ...Object.keys(pages).map((file) => ['page', file.replace(/(\/index)?\.html$/, '') || '/']),
    ['page', '/api-docs'],
    ['page', '/no/such/page'],
    ['data', '/openapi.json'],
    ['data', '/api/no/such/call'],
    ...Object.values(CALLS).map(({ path }) => ['data', `/api${path.replaceAll(/:\w+/g, '1')}`])
  ] as ['data' | 'page', string][]
  for (const [kind, path] of rows) {
    const response = await fetch(panel.origin + path, { redirect: 'manual' })
    const html = await response.text()
    const count = countPage({ url: new URL(path, SITE), headers: response.headers, html })
    report(path, count, kind === 'page' ? wantedOfPages : WANTED)
  }
  await panel.stop()
}

function report(path: string, { equivalent, findings, score }: Count, wanted: number): void {
  const isShort = score < WANTED || equivalent < wanted
  if (isShort) missed++
  console.log(`${isShort ? '✘' : ' '} ${score} (equivalent ${equivalent})  ${path}`)
  if (!values.findings && !isShort) return
  for (const { points, result, test } of findings) console.log(`      ${points} ${test}: ${result}`)
}
