// Sets up logged-in agents through the API, for tests about something else.
// tests/journeys/sign-up.test.ts covers the same steps in the browser.
import type { APIResponse, Page } from '@playwright/test'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { InputOf } from '#contract/endpoint.ts'
import type { AccountDetails } from '#contract/account-setup/account-details.ts'
import { registerUser } from '#contract/accounts/auth.ts'
import { addLead } from '#contract/leads/add-lead.ts'
import { humanChallenge } from '#contract/general.ts'
import { chargeAndWebsite } from '#contract/account-setup/new-account.ts'
import { COUNTER_MIN } from '#panel/services/human-check/altcha.ts'
import { paths } from '#rules/paths.ts'
import { at, language, say } from './language.ts'
import { newAccount, type NewAccountInput } from './new-account.ts'
import type { Person } from './journey.ts'

/** A page names its language, which becomes that of the account. */
const AS_A_PAGE = { 'accept-language': language }

/** Registers an agent and opens the wizard at its first step. */
export async function enrol(page: Page, person: Person): Promise<void> {
  await storeEntries(page, { access_token: await registerByApi(page, person) })
  await page.goto(at(paths.accountSetup))
}

/** Registers an agent and opens the wizard at the plan, with the steps before it filled in. */
export async function enrolAtPlan(page: Page, person: Person): Promise<void> {
  const details: AccountDetails = {
    website_name: 'Amara Osei Homes',
    base_url: person.base_url,
    salesman_name: person.name,
    salesman_contact: person.phone,
    salesman_email: person.email,
    salesman_designation: say('Broker', 'Courtière'),
    company_name: 'Lakeshore Realty Brokerage',
    company_contact: '4165550100',
    company_address: '120 Queen Street West',
    step: 'plan'
  }
  const access_token = await registerByApi(page, person)
  await storeEntries(page, { access_token, accountDetails: JSON.stringify(details) })
  await page.goto(at(paths.accountSetup))
}

/**
 * Logs in a new agent whose website is paid for a year, unless `change` says otherwise; opens no page
 * of the dashboard. Returns the access token.
 */
export async function enrolWithWebsite(
  page: Page,
  person: Person,
  change?: Partial<NewAccountInput>
): Promise<string> {
  const access_token = await registerByApi(page, person)
  const account = newAccount({ salesman_designation: say('Broker', 'Courtière'), ...change })
  const website_details = {
    site_language: language,
    ...account.website_details,
    base_url: person.base_url
  }
  await answer(
    await page.request.post(`/api${chargeAndWebsite.path}`, {
      data: { ...account, website_details },
      headers: { ...AS_A_PAGE, authorization: `Bearer ${access_token}` }
    })
  )
  await storeEntries(page, { access_token })
  return access_token
}

/** Adds a lead by hand as this agent; its id. */
export async function addLeadByApi(
  page: Page,
  access_token: string,
  lead: InputOf<typeof addLead>
): Promise<string> {
  const headers = { authorization: `Bearer ${access_token}` }
  const { lead: added } = await answer(
    await page.request.post(`/api${addLead.path}`, { data: lead, headers })
  )
  return added.lead_id
}

/** Registers an agent and returns the access token. */
export async function registerByApi(page: Page, person: Person): Promise<string> {
  const form = { form: 'register' }
  const challenge = await answer(
    await page.request.get(`/api${humanChallenge.path}`, { params: form })
  )
  // No solution is below it, and trying those took two thirds of the work.
  const solution = await solveChallenge({ challenge, counterStart: COUNTER_MIN, deriveKey })
  const { name, email, phone, password } = person
  const recaptcha = btoa(JSON.stringify({ challenge, solution }))
  const data = { name, email, phone, password, confirmPassword: password, recaptcha }
  const { access_token } = await answer(
    await page.request.post(`/api${registerUser.path}`, { data, headers: AS_A_PAGE })
  )
  return access_token
}

async function answer(response: APIResponse) {
  if (!response.ok()) throw new Error(`${response.url()}: ${await response.text()}`)
  return response.json()
}

/** Writes to localStorage from a page without scripts. */
async function storeEntries(page: Page, entries: Record<string, string>): Promise<void> {
  await page.goto('/healthz')
  await page.evaluate((all) => Object.assign(localStorage, all), entries)
}
