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
import { at, say } from '../kit/language.ts'
import { followRequests } from '../kit/page-ready.ts'
import { GALLERY_SCRIPT_BYTES, weighScripts } from '../kit/script-weight.ts'

/** Fills in the form on the current page, so that the URL keeps its query. */
async function fillRegistration(page: Page, person: Person): Promise<void> {
  const form = page.getByRole('main')
  await form.getByLabel(say('Name'), { exact: true }).fill(person.name)
  await form.getByLabel(say('Email', 'Adresse courriel')).fill(person.email)
  await form.getByLabel(say('Phone')).fill(person.phone)
  await form.getByLabel(say('Password'), { exact: true }).fill(person.password)
  await form.getByLabel(say('Confirm password'), { exact: true }).fill(person.password)
  await form.getByRole('button', { name: say('Create account') }).click()
}

async function fillLogin(page: Page, person: Person): Promise<void> {
  const form = page.getByRole('main')
  await form.getByLabel(say('Email', 'Adresse courriel')).fill(person.email)
  await form.getByLabel(say('Password'), { exact: true }).fill(person.password)
  await form.getByRole('button', { name: say('Log in', 'Se connecter') }).click()
}

async function getTemplate(page: Page, of: string): Promise<void> {
  await page.goto(at('/designs'))
  await page
    .getByRole('link', { name: say(`Get Template of ${of}`, `Prendre le modèle (${of})`) })
    .click()
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
  await expect(
    page.getByText(say('You chose the Maison template.', 'Vous avez choisi le modèle Maison.'))
  ).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: say('Log in', 'Se connecter') })
    .click()
  const register = page.getByRole('main').getByRole('link', { name: say('Create an account') })
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

  await page.goto(at('/dashboard/home'))
  const left = say('about 4 minutes left', 'il reste environ 4 minutes')
  await expect(
    page.getByText(
      say(
        `Finish your account setup: ${left}.`,
        `Terminez la configuration de votre compte : ${left}.`
      )
    )
  ).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: say('Continue Registration') })
    .click()
  await expect(
    page.getByText(say(`Step 1 of 6 · ${left}`, `Étape 1 sur 6 · ${left}`))
  ).toBeVisible()

  await logOut(page)
  await getTemplate(page, 'Luc Tremblay')
  await page
    .getByRole('main')
    .getByRole('link', { name: say('Log in', 'Se connecter') })
    .click()
  await fillLogin(page, person)
  await expectTemplate(page, 'Maison')
})

test('a log-in keeps the plan chosen on the pricing page, and drops another agent’s entries @any-screen @long', async ({
  page
}) => {
  const person = newPerson()
  await page.goto(at('/auth/register'))
  await fillRegistration(page, person)
  await expectStep(page, 'Template')
  await logOut(page)

  await page.goto(at('/pricing'))
  // What another agent left in this browser.
  await page.evaluate(() => {
    localStorage.setItem('accountDetails', '{"company_name":"Somebody else"}')
    localStorage.setItem('referral_code', 'NOBODY22')
  })
  await page
    .getByRole('link', { name: say('Choose Professional', 'Choisir Professional') })
    .filter({ visible: true })
    .click()
  await page
    .getByRole('main')
    .getByRole('link', { name: say('Log in', 'Se connecter') })
    .click()
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
  await expect(
    page.getByText(say('You chose the Maison template.', 'Vous avez choisi le modèle Maison.'))
  ).toBeVisible()
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: say('Plans'), exact: true })
    .click()
  await page
    .getByRole('link', { name: say('Choose Starter', 'Choisir Starter') })
    .filter({ visible: true })
    .click()
  await expect(
    page.getByText(
      say(
        'You chose the Maison template and the annual Starter plan.',
        'Vous avez choisi le modèle Maison et le forfait Starter à facturation annuelle.'
      )
    )
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
  await page.goto(at('/designs'))
  await requestsEnd()
  const scriptBytes = weighScripts(page)
  const form = page.getByRole('form', { name: say('See it with your name') })
  await form.getByLabel(say('Your name')).fill(name)
  await form.getByLabel(say('City')).fill('Gatineau')
  await form.getByRole('button', { name: say('Show the designs') }).click()

  const offered = TEMPLATES.length
  await expect(
    page.getByRole('heading', {
      name: say(`${offered} designs with the name ${name}`, `${offered} modèles au nom de ${name}`)
    })
  ).toBeFocused()
  for (const { name: template } of TEMPLATES) {
    const named = `${template[0]?.toUpperCase()}${template.slice(1)}`
    const title = say(`The ${named} design with your name`, `Le modèle ${named} à votre nom`)
    const card = page.getByRole('listitem').filter({ has: page.getByTitle(title) })
    await page.getByRole('heading', { level: 4, name: template }).scrollIntoViewIfNeeded()
    const site = page.frameLocator(`iframe[title="${title}"]`)
    await expect(site.locator(`.agent-site.${template}`).getByText(name).first()).toBeVisible()
    await expect(
      site.getByText(say('Find your home in Gatineau.', 'Trouvez votre chez-vous à Gatineau.'))
    ).toBeVisible()
    await expect(
      card.getByRole('link', { name: say(/^Use this design/, /^Utiliser ce modèle/) })
    ).toBeVisible()
  }
  await expectAccessible(page)
  expect(await scriptBytes()).toBeLessThanOrEqual(GALLERY_SCRIPT_BYTES)
  await form.getByLabel(say('Your name')).fill('Mai Nguyễn')
  await page
    .getByRole('button', {
      name: say('See the page in the Harbour design', 'Voir la page dans le modèle Harbour')
    })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Harbour' })
  const whole = page.frameLocator('dialog iframe')
  await expect(
    whole.getByRole('heading', {
      name: say('Meet Mai Nguyễn', 'Faites la connaissance de Mai Nguyễn')
    })
  ).toBeAttached()
  expect(sent).toEqual([])

  await dialog
    .getByRole('link', {
      name: say(/^Use this design ?: Harbour$/, /^Utiliser ce modèle : Harbour$/)
    })
    .click()
  await expect(
    page.getByText(say('You chose the Harbour template.', 'Vous avez choisi le modèle Harbour.'))
  ).toBeVisible()
  await fillRegistration(page, newPerson())
  await expectTemplate(page, 'Harbour')
  const details = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem('accountDetails') ?? '{}'))
  await expect
    .poll(details)
    .toMatchObject({ salesman_name: 'Mai Nguyễn', site_city: 'Gatineau', template_id: 2 })

  // What is in the wizard is replaced only if the agent agrees.
  await page.goto(at('/designs'))
  await form.getByLabel(say('Your name')).fill('Ann Roy')
  await form.getByRole('button', { name: say('Show the designs') }).click()
  await page
    .getByRole('link', {
      name: say(/^Use this design ?: Prairie$/, /^Utiliser ce modèle : Prairie$/)
    })
    .click()
  await expectTemplate(page, 'Prairie')
  await page.getByRole('button', { name: say('Keep my setup') }).click()
  await expect(page.getByRole('button', { name: say('Keep my setup') })).toBeHidden()
  expect(await details()).toMatchObject({ salesman_name: 'Mai Nguyễn' })
})
