import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CALLS } from '#contract/calls.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import * as general from '#contract/general.ts'
import { type Document, openApi } from '#contract/openapi/document.ts'
import { asNewAgent, asVisitor, MESSAGE } from '../../kit/every-call.ts'
import { type ObservedAnswers, checkAgainstOpenApi } from '../../kit/openapi-conformance.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'

let panel: TestPanel
let document: Document
const observed: ObservedAnswers = { seen: new Map(), wrong: [] }

beforeAll(() => open())
afterAll(() => panel.close())

/** A panel whose every response is validated against the document. */
async function open(settings: Parameters<typeof startPanel>[0] = {}) {
  panel = await startPanel(settings)
  document = await checkAgainstOpenApi(panel, observed)
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'access' in value && 'path' in value

test('every call of the contract is in the document, under its own name', async () => {
  const names: string[] = []
  for (const file of globSync('src/contract/**/*.ts', { exclude: ['**/calls.ts'] })) {
    const contract = (await import(resolve(file))) as Record<string, unknown>
    names.push(...Object.keys(contract).filter((name) => isEndpoint(contract[name])))
  }
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path))
  expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(names.toSorted())
  expect(Object.keys(CALLS).toSorted()).toEqual(names.toSorted())
})

/** The document itself, and Stripe's webhook. */
const APART = new Set(['GET /openapi.json', 'POST /stripe/webhook'])

test('the served routes are exactly the document’s', () => {
  const served = panel.app.routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`)
    .filter((route) => !APART.has(route))
  const described = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`)
  )
  expect([...new Set(served)].toSorted()).toEqual(described.toSorted())
})

test('the document depends only on the contract and the product’s name', () => {
  const made = openApi({ base: '/api', productName: 'Maplekey' })
  expect(document).toEqual(JSON.parse(JSON.stringify(made)))
  expect(document.openapi).toBe('3.1.0')
})

test('real responses to visitors and new agents match the document', async () => {
  await open()
  await asVisitor(panel)
  await asNewAgent(panel)
  await panel.close()
  await open({ settings: { humanCheck: { kind: 'altcha' } } })
  await panel.call(general.humanChallenge, { form: 'login' })
  await panel.call(general.contactUs, { ...MESSAGE, recaptcha: 'none' })

  expect(observed.wrong).toEqual([])
  const failures = [...observed.seen.values()].flatMap((codes) => [...codes])
  expect(failures).toEqual(expect.arrayContaining([200, 400, 401, 409, 429]))
})
