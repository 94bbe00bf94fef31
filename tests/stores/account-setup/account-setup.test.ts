import { expect, test } from 'vitest'
import * as v from 'valibot'
import { startPanel } from '../../kit/panel.ts'
import { startWizard, loadStores, wizardEntries } from '../../kit/wizard.ts'
import { connect, connectTo, disconnect, freshVisitor, json } from '../../kit/visitor.ts'

const visitor = freshVisitor('/auth/account-setup')

const open = async () => startWizard(await startPanel())

test('the wizard opens at the first template', async () => {
  const { page } = await open()
  expect(page.$setup.get()).toBe('ready')
  expect(page.$step.get()).toBe('template')
  expect(page.$details.get()).toMatchObject({ template_id: 1, plan_id: 1, duration: 12 })
})

test('a template that is no longer offered is replaced by the first', async () => {
  const { page } = await open()
  page.saveDetails({ template_id: 99 })
  expect((await loadStores()).$details.get().template_id).toBe(1)
})

test('without the panel the wizard shows an error, and opens on a retry', async () => {
  const { page, agent } = await open()
  disconnect()
  localStorage.setItem('access_token', agent.token)
  const lost = await loadStores()
  expect(lost.$setup.get()).toBe('failed')
  connect(() => json(siteOf(page)))
  await lost.openSetup()
  expect(lost.$setup.get()).toBe('ready')
})

test('forward needs valid steps; back is always possible', async () => {
  const { page } = await open()
  expect(await page.moveOn()).toBe(true)
  expect(page.$step.get()).toBe('website')
  expect(await page.moveOn()).toBe(false)
  expect(await page.moveTo('payment')).toBe(false)
  expect(page.$step.get()).toBe('website')
  expect(await page.moveTo('template')).toBe(true)
  expect(page.$step.get()).toBe('template')
})

test('a jump ahead stops at the first incomplete step', async () => {
  const { page } = await open()
  const { base_url, salesman_contact, website_name } = wizardEntries
  page.saveDetails({ base_url, website_name, salesman_contact })
  expect(await page.moveTo('payment')).toBe(true)
  expect(page.$step.get()).toBe('agent')
  page.saveDetails(wizardEntries)
  expect(await page.moveTo('payment')).toBe(true)
  expect(page.$step.get()).toBe('payment')
  for (const step of ['plan', 'template'] as const) {
    expect(await page.moveTo(step)).toBe(true)
    expect(page.$step.get()).toBe(step)
  }
})

test('a reload returns to the step with everything typed', async () => {
  const { page } = await open()
  page.saveDetails(wizardEntries)
  await page.moveTo('brokerage')
  page.saveDetails({ company_name: 'Lake', company_fax: '416555' })
  const again = await loadStores()
  expect(again.$step.get()).toBe('brokerage')
  expect(again.$details.get()).toMatchObject({
    ...wizardEntries,
    company_name: 'Lake',
    company_fax: '416555'
  })
})

test('the agent step starts with the account’s details; a deleted name stays deleted', async () => {
  const { agent, page } = await open()
  page.saveDetails({ website_name: wizardEntries.website_name, base_url: wizardEntries.base_url })
  await page.moveTo('agent')
  expect(page.$details.get()).toMatchObject({
    salesman_name: 'Amara Osei',
    salesman_email: agent.email,
    salesman_contact: expect.stringMatching(/^\(416\) 555-\d{4}$/)
  })
  page.saveDetails({ salesman_email: '', salesman_name: 'A. Osei' })
  await page.moveTo('website')
  await page.moveTo('agent')
  expect(page.$details.get()).toMatchObject({ salesman_email: '', salesman_name: 'A. Osei' })
})

test('billing starts with the agent’s and the brokerage’s details', async () => {
  const { page } = await open()
  const { billing_address: _a, billing_email: _e, billing_name: _n, ...rest } = wizardEntries
  page.saveDetails(rest)
  await page.moveTo('payment')
  expect(page.$details.get()).toMatchObject({
    billing_name: wizardEntries.salesman_name,
    billing_contact: wizardEntries.salesman_contact,
    billing_email: wizardEntries.salesman_email,
    billing_address: wizardEntries.company_address
  })
})

test('billing with a name is not filled in again', async () => {
  const { page } = await open()
  page.saveDetails({
    ...wizardEntries,
    billing_name: 'Lakeshore Inc.',
    billing_address: '1 Front Street'
  })
  await page.moveTo('payment')
  expect(page.$details.get()).toMatchObject({
    billing_name: 'Lakeshore Inc.',
    billing_address: '1 Front Street'
  })
  expect(page.$details.get().billing_contact).toBeUndefined()
})

const domainIssue = (page: Awaited<ReturnType<typeof loadStores>>, base_url: string) => {
  const form = { website_name: 'Amara', base_url, logo: '' }
  const result = v.safeParse(page.WebsiteForm, form)
  return result.issues?.[0].message
}

test('a taken domain is remembered and blocks the step', async () => {
  const panel = await startPanel()
  const { page } = await startWizard(panel)
  await page.moveTo('website')
  page.saveDetails({ website_name: 'Amara', base_url: 'https://www.Taken.ca/about' })
  connect((path, init) =>
    path.endsWith('checkDomainExists')
      ? json({ api_status: 409, message: 'Domain already exists' }, 409)
      : panel.request(path.replace(/^\/api/, ''), init)
  )
  expect(domainIssue(page, 'taken.ca')).toBeUndefined()
  await page.checkDomain('https://www.Taken.ca/about')
  expect(domainIssue(page, 'www.taken.ca')).toBe('Domain already exists')
  expect(await page.moveOn()).toBe(false)
  page.saveDetails({ base_url: 'free.ca' })
  expect(domainIssue(page, 'free.ca')).toBeUndefined()
})

test('a free domain is checked once', async () => {
  const panel = await startPanel()
  const { page } = await startWizard(panel)
  let asked = 0
  connect((path, init) => {
    if (path.endsWith('checkDomainExists')) asked++
    return panel.request(path.replace(/^\/api/, ''), init)
  })
  await page.checkDomain('amaraosei.ca')
  expect(page.$domainCheck.get()).toEqual({ domain: 'amaraosei.ca', status: 'free' })
  await page.checkDomain('www.amaraosei.ca')
  expect(asked).toBe(1)
})

test.each([
  ['sites.maplekey.test', /our own domain/],
  ['me.sites.maplekey.test', /our own domain/],
  ['amara.localhost', /can’t be reached/],
  ['amara', 'Please enter a valid domain name'],
  ['', 'Website url is required']
])('%j is refused without asking the panel', async (domain, message) => {
  const { page } = await open()
  disconnect()
  await page.checkDomain(domain)
  expect(page.$domainCheck.get().status).toBe('unknown')
  expect(domainIssue(page, domain)).toMatch(message)
})

test('an unreachable panel doesn’t block the step', async () => {
  const { page } = await open()
  await page.moveTo('website')
  page.saveDetails({ website_name: 'Amara', base_url: 'amaraosei.ca' })
  disconnect()
  expect(await page.moveOn()).toBe(true)
  expect(page.$step.get()).toBe('agent')
  expect(page.$domainCheck.get()).toEqual({ domain: 'amaraosei.ca', status: 'unreachable' })
})

test('the open steps are the current one, all later ones, and any that are incomplete', async () => {
  const { page } = await open()
  page.saveDetails({ ...wizardEntries, company_name: '', step: 'plan' })
  expect(page.openSteps(page.$details.get())).toEqual(['brokerage', 'plan', 'payment'])
})

function siteOf(page: Awaited<ReturnType<typeof loadStores>>) {
  const site = page.$siteData.get()
  if (site.status !== 'ready') throw new Error('no site data')
  return site.data
}

test('the template and plan in the URL are chosen once, over an earlier choice', async () => {
  const panel = await startPanel()
  const { page } = await startWizard(panel)
  page.saveDetails({ ...wizardEntries, template_id: 1, step: 'agent' })
  visitor.window.history.replaceState(null, '', '/auth/account-setup?template=3&plan=2&duration=6')
  const again = await loadStores()
  expect(again.$details.get()).toMatchObject({ template_id: 3, plan_id: 2, duration: 6 })
  expect(again.$orderSummary.get()).toMatchObject({ plan_name: 'Professional', duration: 6 })
  expect(again.$step.get()).toBe('template')
  expect(visitor.window.location.search, 'a reload chooses nothing again').toBe('')
})

test('a URL with a plan that isn’t offered chooses nothing', async () => {
  const panel = await startPanel()
  visitor.window.history.replaceState(
    null,
    '',
    '/auth/account-setup?template=99&plan=99&duration=7'
  )
  const { page } = await startWizard(panel)
  expect(page.$details.get()).toMatchObject({ template_id: 1, plan_id: 1, duration: 12 })
})

test('a choice stays in the URL until the panel answers', async () => {
  disconnect()
  visitor.window.history.replaceState(null, '', '/auth/account-setup?template=2')
  localStorage.setItem('access_token', 'tok')
  const page = await loadStores()
  expect(page.$setup.get()).toBe('failed')
  expect(visitor.window.location.search).toBe('?template=2')
  connectTo(await startPanel())
  await page.openSetup()
  expect(page.$details.get().template_id).toBe(2)
})
