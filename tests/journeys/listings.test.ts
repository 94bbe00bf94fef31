import { expect, type Page } from '@playwright/test'
import { enrolWithWebsite } from '../kit/enrol.ts'
import { expectAccessibleOnAnyScreen, newPerson, skipCookieBanner, test } from '../kit/journey.ts'
import { at, say } from '../kit/language.ts'
import { PHONE_PHOTO, pictureBytes } from '../kit/pictures.ts'

const FILES = [
  {
    name: 'front.jpg',
    mimeType: 'image/jpeg',
    buffer: await pictureBytes('jpeg', { width: 1200, height: 800, colour: '#b8401f' })
  },
  { name: 'IMG_0042.HEIC', mimeType: 'image/heic', buffer: PHONE_PHOTO },
  { name: 'letter.pdf', mimeType: 'application/pdf', buffer: Buffer.from('not a photo') }
]

const TITLE = say('Brick semi by the park', 'Jumelé en brique près du parc')

const HOMES = {
  name: 'homes.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    say(
      'MLS;Price;Address;City\nC1;1 249 000 $;3 Oak Avenue;Ottawa\nC2;0;4 Oak Avenue;Ottawa\n',
      'MLS;Prix;Adresse;Ville\nC1;1 249 000 $;3, av. des Chênes;Ottawa\nC2;0;4, av. des Chênes;Ottawa\n'
    )
  )
}

test('an agent shows a home with photos and an open house, features it, deletes it, puts it back, imports more, and connects a feed @any-screen', async ({
  page
}) => {
  await skipCookieBanner(page)
  await enrolWithWebsite(page, newPerson())
  await page.goto(at('/dashboard/listings'))
  await expect(page.getByText(say('No listings yet'))).toBeVisible()
  await page.getByRole('button', { name: say('New listing') }).click()

  await page.getByLabel(say('Price')).fill('1.2M')
  await expect(
    page.getByText(say('That’s $1,200,000.', 'C’est 1\u00A0200\u00A0000\u00A0$.'))
  ).toBeVisible()
  await page
    .getByRole('textbox', { name: say('Street address') })
    .fill(say('12 Elm Street', '12, rue des Ormes'))
  await page.getByLabel(say('City or town')).fill('Toronto')
  await page.getByLabel(say('Add photos')).setInputFiles(FILES)
  const photos = page.getByRole('list', { name: say('Photos in the order visitors see them') })
  await expect(photos.getByRole('listitem')).toHaveCount(2)
  await expect(page.getByText(say('Please choose a JPEG, PNG or WebP picture.'))).toBeVisible()
  await page.getByRole('button', { name: say('Dismiss letter.pdf', 'Ignorer letter.pdf') }).click()
  await page.getByRole('button', { name: say('Add an open house') }).click()
  await expect(page.getByLabel(say('Day'))).toBeFocused()
  await page.getByLabel(say('Day')).fill('2030-06-01')
  await page.getByRole('button', { name: say('Save'), exact: true }).click()

  await expect(
    page.getByText(say('Please give the listing a title, in at least one language.'))
  ).toBeVisible()
  await expect(page.getByLabel(say('Title'))).toBeFocused()
  await page.getByLabel(say('Title')).fill(TITLE)
  await expect(page.getByText(say('Please say what this photo shows.'))).toHaveCount(2)
  await page
    .getByLabel(say('Photo 1 shows', 'La photo 1 montre'))
    .fill(say('The front of the house'))
  await page
    .getByLabel(say('Photo 2 shows', 'La photo 2 montre'))
    .fill(say('The garden', 'Le jardin'))
  await page.getByRole('button', { name: say('Move The garden up', 'Monter Le jardin') }).click()
  await expect(page.getByLabel(say('Photo 1 shows', 'La photo 1 montre'))).toHaveValue(
    say('The garden', 'Le jardin')
  )
  await expectAccessibleOnAnyScreen(page)
  await page.keyboard.press('Control+s')
  const view = page.getByRole('link', { name: say('View it') })
  const site = await page.context().newPage()
  await site.goto((await view.getAttribute('href')) ?? '')
  await expect(site.getByRole('heading', { level: 1 })).toContainText(TITLE)
  await expectKeptPlace(site)
  await site
    .getByText(
      say(
        'Enter an interest rate to see the payment.',
        'Entrez un taux d’intérêt pour voir le versement.'
      )
    )
    .click()
  await site
    .getByLabel(say('Interest rate, in percent a year', 'Taux d’intérêt, en pourcentage par an'))
    .fill(say('4.5', '4,5'))
  await site
    .getByRole('form', { name: say('Mortgage payment', 'Versement hypothécaire') })
    .getByRole('button')
    .click()
  // Figures that nobody has checked in time are hidden.
  await expect(site.locator('[data-answer=payment]')).toContainText(
    say(
      /Payment each month\$5,313\.34|We don’t show this result/,
      /Versement mensuel5\s313,34\s\$|Ce résultat n’est pas affiché/
    )
  )
  await expect(site).toHaveURL(say(/rate=4\.5/, /rate=4(,|%2C)5/))
  await site.close()

  await page.getByRole('button', { name: say('← Listings') }).click()
  const row = page.getByRole('listitem').filter({ hasText: TITLE })
  await expect(row).toContainText(say('12 Elm Street, Toronto', '12, rue des Ormes, Toronto'))
  await expect(row).toContainText(say('$1,200,000', '1\u00A0200\u00A0000\u00A0$'))
  await expect(row).toContainText(
    say(
      /Marketed since \w+day, .*; list it on the MLS by \w+day, /,
      /Annoncée depuis (\w+di|dimanche), .*\s: à inscrire au système MLS d’ici le \w+di /
    )
  )
  await row
    .getByRole('button', { name: say(`Feature ${TITLE}`, `Mettre en vedette ${TITLE}`) })
    .click()
  await expect(
    row.getByRole('button', { name: say(/^Stop featuring/, /^Retirer de la vedette/) })
  ).toBeFocused()
  await expectAccessibleOnAnyScreen(page)

  await row.getByRole('button', { name: say(`Delete ${TITLE}`, `Supprimer ${TITLE}`) }).click()
  await expect(
    page.getByText(say(`“${TITLE}” was deleted.`, `«\u00A0${TITLE}\u00A0» a été supprimée.`))
  ).toBeVisible()
  await expect(page.getByText(say('No listings yet'))).toBeVisible()
  await page.getByRole('button', { name: say('Undo', 'Annuler') }).click()
  await expect(
    row.getByRole('button', { name: say(/^Stop featuring/, /^Retirer de la vedette/) })
  ).toBeVisible()

  await page.getByRole('link', { name: say('Import', 'Importer') }).click()
  await page.getByLabel(say('Choose a file')).setInputFiles(HOMES)
  await expect(page.getByLabel(say('Price'), { exact: true })).toHaveValue('1')
  await expectAccessibleOnAnyScreen(page)
  await page.getByRole('button', { name: say('Import 2 rows', 'Importer 2 lignes') }).click()
  await expect(page.getByText(say('1 listing added.', '1 propriété ajoutée.'))).toBeVisible()
  await expect(
    page.getByText(
      say('Row 3: the price is zero or less', 'Ligne 3\u00A0: le prix est zéro ou moins')
    )
  ).toBeVisible()
  await expectAccessibleOnAnyScreen(page)
  await page.getByRole('link', { name: say('See your listings') }).click()
  const imported = page
    .getByRole('listitem')
    .filter({ hasText: say('House, Ottawa', 'Maison, Ottawa') })
  await expect(imported).toContainText(say('$1,249,000', '1\u00A0249\u00A0000\u00A0$'))

  await page.getByRole('link', { name: say('Board feeds') }).click()
  await expect(page.getByText(say('No feed is connected'))).toBeVisible()
  await page.getByRole('button', { name: say('Connect a feed') }).click()
  await page.getByLabel(say('Client ID')).fill('sample-provider')
  await page.getByLabel(say('Secret'), { exact: true }).fill('wrong')
  await page.getByRole('button', { name: say('Connect'), exact: true }).click()
  await expect(
    page.getByText(say(/CREA denied us access/, /L’ACI ne nous a pas donné accès/))
  ).toBeVisible()
  await expect(page.getByLabel(say('Secret'), { exact: true })).toBeFocused()
  await page.getByLabel(say('Secret'), { exact: true }).fill('sample-secret')
  await page.getByRole('button', { name: say('Connect'), exact: true }).click()
  await expect(page.getByText(say('Waiting for agreements'))).toBeVisible()
  for (const agreement of [say('Data License Agreement'), say('National Shared Pool opt-in')]) {
    await page
      .getByRole('button', {
        name: say(`Record: ${agreement}, CREA DDF®`, `Inscrire\u00A0: ${agreement}, SDD® de l’ACI`)
      })
      .click()
    await page.getByLabel(say('Whose turn is it?')).selectOption('signed')
    await page.getByLabel(say('Signed on', 'Signée le')).fill('2026-01-05')
    await page.getByRole('button', { name: say('Save'), exact: true }).click()
    await expect(
      page.getByRole('button', {
        name: say(`Change: ${agreement}`, `Modifier\u00A0: ${agreement}`)
      })
    ).toBeVisible()
  }
  await expect(page.getByText(say('Waiting for agreements'))).toHaveCount(0)
  await page.getByLabel(say('MLS® number')).fill('C9')
  await page.getByRole('button', { name: say('Look it up') }).click()
  await expect(
    page.getByText(say(/No listing with the number C9/, /Aucune inscription ne porte le numéro C9/))
  ).toBeVisible()
  await expectAccessibleOnAnyScreen(page)
  await page
    .getByRole('button', {
      name: say('Remove CREA DDF® (Sample homes)', 'Retirer le flux SDD® de l’ACI (Sample homes)')
    })
    .click()
  await expect(
    page.getByText(
      say(
        'CREA DDF® (Sample homes) was removed.',
        'Le flux SDD® de l’ACI (Sample homes) a été retiré.'
      )
    )
  ).toBeVisible()
  await page.getByRole('button', { name: say('Undo', 'Annuler') }).click()
  await expect(
    page.getByRole('button', {
      name: say('Remove CREA DDF® (Sample homes)', 'Retirer le flux SDD® de l’ACI (Sample homes)')
    })
  ).toBeVisible()
})

/** The button that a script shows late has its place from the beginning. */
async function expectKeptPlace(site: Page): Promise<void> {
  let release = (): void => {}
  const isReleased = new Promise<void>((done) => (release = done))
  await site.route(/\/kept\./, async (route) => {
    await isReleased
    await route.continue()
  })
  await site.reload({ waitUntil: 'commit' })
  const saved = site.getByRole('link', { name: say('Saved homes', 'Propriétés enregistrées') })
  await expect(saved).toBeVisible()
  await site.evaluate(() => document.fonts.ready.then(() => undefined))
  const before = await saved.boundingBox()
  const button = site.getByRole('button', { name: say(`Save ${TITLE}`, `Enregistrer ${TITLE}`) })
  await expect(button).toBeHidden()
  release()
  await expect(button).toBeVisible()
  expect(await saved.boundingBox()).toEqual(before)
}
