import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { chargeAndWebsite } from '#contract/account-setup/new-account.ts'
import { registerUser } from '#contract/accounts/auth.ts'
import { accessTokenLoginWeb } from '#contract/accounts/session.ts'
import { builtSites } from '../kit/agent-sites.ts'
import { askHost } from '../kit/hosting.ts'
import { measured } from '../kit/measured.ts'
import { newAccount } from '../kit/new-account.ts'
import { type PanelProcess, startPanelProcess } from '../kit/panel-process.ts'

const AGENTS = Number(process.env['PROOF_AGENTS'] ?? 50)
const BOUND_MS = 3000
/** About as long as creating an account, so that kills hit every phase. */
const LONGEST_LIFE_MS = 90

const folder = mkdtempSync(join(tmpdir(), 'maplekey-first-visit-'))
const sites = builtSites()
const start = () => startPanelProcess(folder, {}, sites)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.each([{ isKilled: false }, { isKilled: true }])(
  `${AGENTS} of ${AGENTS} new websites open within 3 s of the wizard’s answer (panel killed in between: $isKilled)`,
  async ({ isKilled }) => {
    let panel = await start()
    const times: number[] = []
    for (let at = 0; at < AGENTS; at++) {
      const agent = { name: `Agent ${isKilled ? 'Killed' : 'Calm'} ${at}`, at, isKilled }
      const token = await register(panel, agent)
      if (isKilled) {
        const lost = order(panel, agent, token).catch(() => undefined)
        await panel.killAfter((LONGEST_LIFE_MS * (at + 0.5)) / AGENTS)
        await lost
        panel = await start()
      }
      let answer = await order(panel, agent, token)
      while (answer.body.api_status === 202) answer = await order(panel, agent, token)
      expect(answer.body.api_status).toBe(0)
      const answered = performance.now()
      await visit(panel, agent, token)
      times.push(performance.now() - answered)
    }
    await panel.stop()
    const slowest = Math.max(...times)
    measured(`${AGENTS} first visits${isKilled ? ' after kills' : ''}`, {
      medianMs: Math.round(times.toSorted((a, b) => a - b)[Math.floor(AGENTS / 2)] ?? 0),
      slowestMs: Math.round(slowest)
    })
    expect(slowest).toBeLessThan(BOUND_MS)
  }
)

type Agent = { name: string; at: number; isKilled: boolean }
const labelOf = ({ at, isKilled }: Agent) => `${isKilled ? 'killed' : 'calm'}-${at}`

async function register(panel: PanelProcess, agent: Agent): Promise<string> {
  const { body } = await panel.post(registerUser.path, {
    name: agent.name,
    email: `${labelOf(agent)}@maplekey.test`,
    password: 'secret-1',
    confirmPassword: 'secret-1',
    phone: '4165550100',
    recaptcha: 'off'
  })
  return body.access_token
}

function order(panel: PanelProcess, agent: Agent, token: string) {
  const plain = newAccount()
  const account = newAccount({
    salesman_name: agent.name,
    website_details: { ...plain.website_details, base_url: `${labelOf(agent)}-homes.ca` }
  })
  return panel.post(chargeAndWebsite.path, account, { token, idempotencyKey: labelOf(agent) })
}

/** What the success screen's link opens: the agent's own page, with their name. */
async function visit(panel: PanelProcess, { name }: Agent, token: string): Promise<void> {
  const { body } = await panel.post(accessTokenLoginWeb.path, {}, { token })
  const { hostname } = new URL(body.website.website_url)
  const page = await askHost(Number(new URL(panel.origin).port), { host: hostname, path: '/' })
  expect(page.status).toBe(200)
  expect(page.body).toContain(name)
}
