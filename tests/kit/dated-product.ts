import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { bareEnv } from './bare-env.ts'
import { freePort } from './free-port.ts'
import type { Simulation } from './dated-service.ts'
import { language, say } from './language.ts'
import { newAccount, type NewAccountInput } from './new-account.ts'
import { logIn, newPerson, type Person, test as base } from './journey.ts'

export type DatedProduct = {
  origin: string
  /** Lets days pass, or changes the name servers of every domain. */
  simulate: (change: Simulation) => Promise<void>
  /** Creates an agent with a website that is paid for a year, unless `change` says otherwise. */
  createAgent: (change?: Partial<NewAccountInput>) => Promise<Person>
  /** Logs in at the simulated date. */
  openDashboard: (page: Page, person: Person) => Promise<void>
}

/** Each test gets its own product, with its own clock. */
export const test = base.extend<{ product: DatedProduct }>({
  // Playwright reads a fixture's dependencies from this pattern, and this one has none.
  // oxlint-disable-next-line no-empty-pattern
  product: async ({}, use) => {
    const data = mkdtempSync(join(tmpdir(), 'maplekey-dated-'))
    const port = await freePort()
    const origin = `http://localhost:${port}`
    const child = fork(resolve('tests/kit/dated-service.ts'), {
      env: {
        ...bareEnv(),
        HUMAN_CHECK: 'off',
        LOG_LEVEL: 'silent',
        PANEL_DATA: join(data, 'panel'),
        PORT: String(port),
        RATE_LIMITS: 'off',
        SITE_URL: origin
      },
      execArgv: ['--disable-warning=ExperimentalWarning', '--liftoff-only']
    })
    await once(child, 'message')
    const ended = once(child, 'close')
    let days = 0

    const simulate = async (change: Simulation) => {
      if ('days' in change) days += change.days
      child.send(change)
      await once(child, 'message')
    }
    const createAgent: DatedProduct['createAgent'] = async (change) => {
      const person = newPerson()
      const { access_token } = await post(origin, '/auth/registerUser', {
        ...person,
        confirmPassword: person.password,
        recaptcha: 'off',
        referral_code: ''
      })
      const account = newAccount({ salesman_designation: say('Broker', 'Courtière'), ...change })
      const website_details = {
        site_language: language,
        ...account.website_details,
        base_url: person.base_url
      }
      await post(origin, '/payment/chargeAndWebsite', { ...account, website_details }, access_token)
      return person
    }
    const openDashboard: DatedProduct['openDashboard'] = async (page, person) => {
      await page.clock.setSystemTime(Date.now() + days * 86_400_000)
      await logIn(page, person)
      await page.waitForURL('**/dashboard/home')
    }
    await use({ origin, simulate, createAgent, openDashboard })
    child.kill()
    await ended
    rmSync(data, { recursive: true, force: true })
  },
  baseURL: ({ product }, use) => use(product.origin)
})

async function post(origin: string, path: string, body: object, token = '') {
  const response = await fetch(`${origin}/api${path}`, {
    method: 'POST',
    headers: {
      'accept-language': language,
      'content-type': 'application/json',
      authorization: `Bearer ${token}`
    },
    body: JSON.stringify(body)
  })
  const answer = (await response.json()) as { api_status: number; access_token: string }
  if (answer.api_status) throw new Error(`${path}: ${JSON.stringify(answer)}`)
  return answer
}
