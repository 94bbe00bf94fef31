import { expect, type Page } from '@playwright/test'
import { TEMPLATES } from '#sites/templates/templates.ts'
import {
  expectAccessible,
  expectStep,
  logOut,
  newPerson,
  test,
  type Person
} from '../kit/journey.ts'
import { followRequests } from '../kit/page-ready.ts'
import { GALLERY_SCRIPT_BYTES, weighScripts } from '../kit/script-weight.ts'

/** Fills in the form on the current page, so that the URL keeps its query. */
async function fillRegistration(page: Page, person: Person): Promise<void> {
  const form = page.getByRole('main')
  await form.getByLabel('Name', { exact: true }).fill(person.name)
  await form.getByLabel('Email').fill(person.email)
  await form.getByLabel('Phone').fill(person.phone)
  await form.getByLabel('Password', { exact: true }).fill(person.password)
  await form.getByLabel('Confirm password', { exact: true }).fill(person.password)
  await form.getByRole('button', { name: 'Create account' }).click()
}

async function fillLogin(page: Page, person: Person): Promise<void> {
  const form = page.getByRole('main')
  await form.getByLabel('Email').fill(person.email)
  await form.getByLabel('Password', { exact: true }).fill(person.password)
  await form.getByRole('button', { name: 'Log in' }).click()
}

async function getTemplate(page: Page, of: string): Promise<void> {
  await page.goto('/designs')
  await page.getByRole('link', { name: `Get Template of ${of}` }).click()
}

/** The wizard has it selected, and the URL no longer names it, so a reload won’t reselect it. */
async function expectTemplate(page: Page, name: string): Promise<void> {
  await expectStep(page, 'Template')
  await expect(page.getByRole('radio', { name })).toBeChecked()
  await expect(page).toHaveURL(/\/auth\/account-setup$/)
}

test('a template chosen in the gallery is selected in the wizard, whether the agent registers, logs in or is already logged in @any-screen', async ({
  page
}) => {
  const person = newPerson()
  await getTemplate(page, 'Luc Tremblay')
  // There and back between the two forms.
  await expect(page.getByText('You chose the Maison template.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  const register = page.getByRole('main').getByRole('link', { name: 'Create an account' })
  // The choice joins the link when the page has started.
  await expect(register).toHaveAttribute('href', /\?template=8$/)
  await register.click()
  await expect(page).toHaveURL(/\/auth\/register\?template=8$/)
  await fillRegistration(page, person)
  await expectTemplate(page, 'Maison')

  // Logged in already.
  await getTemplate(page, 'Sofia Petrov')
  await expectTemplate(page, 'Prairie')
  await page.getByRole('radio', { name: 'Avenue' }).check({ force: true })
  await page.reload()
  await expectTemplate(page, 'Avenue')

  await page.goto('/dashboard/home')
  const left = 'about 4 minutes left'
  await expect(page.getByText(`Finish your account setup: ${left}.`)).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Continue Registration' }).click()
  await expect(page.getByText(`Step 1 of 6 · ${left}`)).toBeVisible()

  await logOut(page)
  await getTemplate(page, 'Luc Tremblay')
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await fillLogin(page, person)
  await expectTemplate(page, 'Maison')
})

test('a log-in keeps the plan chosen on the pricing page, and drops another agent’s entries @any-screen @long', async ({
  page
}) => {
  const person = newPerson()
  await page.goto('/auth/register')
  await fillRegistration(page, person)
  await expectStep(page, 'Template')
  await logOut(page)

  await page.goto('/pricing')
  // What another agent left in this browser.
  await page.evaluate(() => {
    localStorage.setItem('accountDetails', '{"company_name":"Somebody else"}')
    localStorage.setItem('referral_code', 'NOBODY22')
  })
  await page.getByRole('link', { name: 'Choose Professional' }).filter({ visible: true }).click()
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await fillLogin(page, person)
  await expectStep(page, 'Template')
  const details = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem('accountDetails') ?? '{}'))
  await expect.poll(details).toMatchObject({ plan_name: 'Professional', duration: 12 })
  expect(await details()).not.toHaveProperty('company_name')
  expect(await page.evaluate(() => localStorage.getItem('referral_code'))).toBeNull()
})

test('a template and then a plan, chosen on the public pages, both reach the wizard @any-screen @long', async ({
  page
}) => {
  await getTemplate(page, 'Luc Tremblay')
  await expect(page.getByText('You chose the Maison template.')).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Plans', exact: true }).click()
  await page.getByRole('link', { name: 'Choose Starter' }).filter({ visible: true }).click()
  await expect(
    page.getByText('You chose the Maison template and the annual Starter plan.')
  ).toBeVisible()
  await fillRegistration(page, newPerson())
  await expectTemplate(page, 'Maison')
  const details = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem('accountDetails') ?? '{}'))
  await expect.poll(details).toMatchObject({ plan_name: 'Starter', duration: 12 })
})

test('a visitor sees every design with their name before registering, sends it nowhere, and goes on to the wizard with it @any-screen', async ({
  page
}) => {
  const name = 'Mai <b>Nguyễn</b> 🏡'
  const sent: string[] = []
  page.on('request', (request) => {
    const words = `${decodeURIComponent(request.url())} ${request.postData() ?? ''}`
    if (words.includes('Nguyễn')) sent.push(request.url())
  })
  const requestsEnd = followRequests(page)
  await page.goto('/designs')
  await requestsEnd()
  const scriptBytes = weighScripts(page)
  const form = page.getByRole('form', { name: 'See it with your name' })
  await form.getByLabel('Your name').fill(name)
  await form.getByLabel('City').fill('Gatineau')
  await form.getByRole('button', { name: 'Show the designs' }).click()

  const offered = TEMPLATES.length
  await expect(
    page.getByRole('heading', { name: `${offered} designs with the name ${name}` })
  ).toBeFocused()
  for (const { name: template } of TEMPLATES) {
    const title = `The ${template[0]?.toUpperCase()}${template.slice(1)} design with your name`
    const card = page.getByRole('listitem').filter({ has: page.getByTitle(title) })
    await page.getByRole('heading', { level: 4, name: template }).scrollIntoViewIfNeeded()
    const site = page.frameLocator(`iframe[title="${title}"]`)
    await expect(site.locator(`.agent-site.${template}`).getByText(name).first()).toBeVisible()
    await expect(site.getByText('Find your home in Gatineau.')).toBeVisible()
    await expect(card.getByRole('link', { name: /^Use this design/ })).toBeVisible()
  }
  await expectAccessible(page)
  expect(await scriptBytes()).toBeLessThanOrEqual(GALLERY_SCRIPT_BYTES)
  await form.getByLabel('Your name').fill('Mai Nguyễn')
  await page.getByRole('button', { name: 'See the page in the Harbour design' }).click()
  const dialog = page.getByRole('dialog', { name: 'Harbour' })
  const whole = page.frameLocator('dialog iframe')
  await expect(whole.getByRole('heading', { name: 'Meet Mai Nguyễn' })).toBeAttached()
  expect(sent).toEqual([])

  await dialog.getByRole('link', { name: /^Use this design ?: Harbour$/ }).click()
  await expect(page.getByText('You chose the Harbour template.')).toBeVisible()
  await fillRegistration(page, newPerson())
  await expectTemplate(page, 'Harbour')
  const details = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem('accountDetails') ?? '{}'))
  await expect
    .poll(details)
    .toMatchObject({ salesman_name: 'Mai Nguyễn', site_city: 'Gatineau', template_id: 2 })

  // What is in the wizard is replaced only if the agent agrees.
  await page.goto('/designs')
  await form.getByLabel('Your name').fill('Ann Roy')
  await form.getByRole('button', { name: 'Show the designs' }).click()
  await page.getByRole('link', { name: /^Use this design ?: Prairie$/ }).click()
  await expectTemplate(page, 'Prairie')
  await page.getByRole('button', { name: 'Keep my setup' }).click()
  await expect(page.getByRole('button', { name: 'Keep my setup' })).toBeHidden()
  expect(await details()).toMatchObject({ salesman_name: 'Mai Nguyễn' })
})

test('two wizard tabs show each other’s entries @any-screen @long', async ({ context, page }) => {
  const person = newPerson()
  await page.goto('/auth/register')
  await fillRegistration(page, person)
  await expectStep(page, 'Template')
  await page.getByRole('button', { name: 'Next' }).click()
  await expectStep(page, 'Website Details')
  const other = await context.newPage()
  await other.goto('/auth/account-setup')
  await expectStep(other, 'Website Details')

  await page.getByLabel('Website name').pressSequentially('Typed in the first')
  await expect(other.getByLabel('Website name')).toHaveValue('Typed in the first')
  await other.getByLabel('Domain').pressSequentially(person.base_url)
  await expect(page.getByLabel('Domain')).toHaveValue(person.base_url)
  await page.getByLabel('Website name').pressSequentially(', and more')
  await expect(other.getByLabel('Website name')).toHaveValue('Typed in the first, and more')
  await expect(page.getByLabel('Domain')).toHaveValue(person.base_url)
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('accountDetails') ?? '{}'))
  expect(kept).toMatchObject({
    website_name: 'Typed in the first, and more',
    base_url: person.base_url
  })
})
