import { expect, type Page } from '@playwright/test'
import { accountLanguageMessages } from '#messages/account-language.ts'
import { accountSetupMessages } from '#messages/account-setup.ts'
import { dashboardPageMessages } from '#messages/pages/dashboard.ts'
import { frenchPath } from '#rules/french-path.ts'
import { leadPath, paths } from '#rules/paths.ts'
import { addLeadByApi, enrolWithWebsite } from '../kit/enrol.ts'
import { frenchFaultsOf } from '../kit/french-pages.ts'
import { newAccount } from '../kit/new-account.ts'
import { expectFits, newPerson, skipCookieBanner, test, uniqueExpiry } from '../kit/journey.ts'

const { links } = dashboardPageMessages.fr
const { next, steps } = accountSetupMessages.fr

async function expectLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
}

/** What the page says is French, and its links lead to French pages. */
async function expectFrench(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/fr\//)
  expect.soft(await frenchFaultsOf(page), page.url()).toEqual([])
}

test('an agent registers in French, sets up a website and works in a French dashboard @any-screen', async ({
  page
}) => {
  const person = newPerson()
  const main = page.getByRole('main')
  const fill = (label: string, value: string) => main.getByLabel(label, { exact: true }).fill(value)
  const step = async (name: keyof typeof steps) => {
    const tab = page.getByRole('tab', { name: steps[name] })
    await expect(tab).toHaveAttribute('aria-selected', 'true')
    await expectFrench(page)
  }
  const goOn = () => page.getByRole('button', { name: next }).click()

  // Its bar and its card differ in height, and a script can press in the frame between them.
  await skipCookieBanner(page)
  await page.goto('/fr')
  await page
    .getByRole('main')
    .getByRole('link', { name: /gratuit/i })
    .first()
    .click()
  await expect(page).toHaveURL(/\/fr\/auth\/register$/)
  await expectFrench(page)
  await fill('Nom', person.name)
  await fill('Adresse courriel', person.email)
  await fill('Téléphone', person.phone)
  await fill('Mot de passe', person.password)
  await fill('Confirmation du mot de passe', person.password)
  await page.getByRole('button', { name: 'Créer un compte' }).click()
  await expect(page).toHaveURL(/\/fr\/auth\/account-setup$/)

  await step('template')
  await page.getByRole('radio', { name: /Avenue/ }).check({ force: true })
  await goOn()
  await step('website')
  await fill('Nom du site Web', 'Immobilier Amara Osei')
  await fill('Domaine', person.base_url)
  // The switch keeps the step, and what was typed.
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(/[^r]\/auth\/account-setup/)
  await expect(page.getByLabel('Domain')).toHaveValue(person.base_url)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Français' }).click()
  await step('website')
  await goOn()
  await step('agent')
  await goOn()
  await expect(main).toContainText('Titre professionnel\u00A0: au moins 3 caractères')
  await fill('Titre professionnel', 'Courtière immobilière')
  await goOn()
  await step('brokerage')
  await fill('Nom de l’agence', 'Immobilier du Fleuve inc.')
  await fill('Téléphone', '4185550100')
  await fill('Adresse', '120, rue Saint-Jean')
  await goOn()
  await step('plan')
  await page.getByRole('button', { name: 'Choisir Professional' }).click()
  await step('payment')
  await fill('Ville', 'Québec')
  await main.getByLabel('Province').selectOption({ label: 'Québec' })
  await fill('Code postal', 'G1R 1R4')
  await expect(main).toContainText('TVQ 9,975\u00A0%')
  await page.getByLabel('Numéro de carte').pressSequentially('4242424242424242')
  await page.getByLabel('Expiration').pressSequentially(uniqueExpiry())
  await page.getByLabel('CVC').pressSequentially('123')
  await page.getByRole('button', { name: 'Commencer l’essai gratuit' }).click()

  await expect(main).toContainText('Votre compte a été créé.')
  await expectFrench(page)
  await page.getByRole('link', { name: 'Aller à votre tableau de bord' }).click()
  await expect(page).toHaveURL(/\/fr\/dashboard\/home$/)
  await expect(page.getByRole('region', { name: 'Forfait' })).toContainText('Professional')
  await expectFrench(page)
  for (const name of ['leads', 'listings', 'website'] as const) {
    const navigation = page.getByRole('navigation', { name: 'Tableau de bord' })
    await navigation.getByRole('link', { name: links[name], exact: true }).click()
    await expectLoaded(page)
    await expectFrench(page)
  }
  await page.getByRole('link', { name: links.logout }).first().click()
  await expect(page).toHaveURL(/\/fr\/auth\/login$/)
})

/** Under `/dashboard`, by themselves or by a link of another page. */
const PAGES = Object.values(paths).filter(
  (path) => path.startsWith('/dashboard/') && path !== paths.lead && path !== paths.receipt
)

test('every page of the dashboard is in French, and fits a phone @any-screen @long', async ({
  page
}) => {
  const token = await enrolWithWebsite(page, newPerson(), {
    website_details: { ...newAccount().website_details, site_language: 'fr' }
  })
  const lead_id = await addLeadByApi(page, token, {
    name: 'Luc Tremblay',
    email: 'luc@example.com',
    consent: 'none',
    message: 'Je voudrais vendre ma maison au printemps.'
  })
  const open = async (path: string) => {
    await page.goto(frenchPath(path))
    await expectLoaded(page)
    await expectFrench(page)
    await expectFits(page, 360)
    await page.setViewportSize({ width: 1440, height: 900 })
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const path of PAGES) await open(path)
  await open(leadPath(lead_id))
  await open(paths.billing)
  await page.getByRole('link', { name: /^Reçu/ }).click()
  await expect(page).toHaveURL(/\/fr\/dashboard\/receipt\?transaction_id=/)
  await expectLoaded(page)
  await expectFrench(page)
  // The switch keeps the place, with its query string.
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(/[^r]\/dashboard\/receipt\?transaction_id=/)
  await expect(page.getByRole('article', { name: /^Receipt/ })).toBeVisible()
  // So do the emails from now on.
  await page.goto(paths.settings)
  await expect(page.getByLabel(accountLanguageMessages.en.language)).toHaveValue('en')
})
