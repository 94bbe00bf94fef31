import { expect } from '@playwright/test'
import { enrolWithWebsite } from '../kit/enrol.ts'
import { expectAccessible, expectToast, newPerson, test } from '../kit/journey.ts'
import { at, say } from '../kit/language.ts'
import { openEmail } from '../kit/mailbox.ts'

test.use({ viewport: { width: 360, height: 740 } })

const VISITOR = 'kim@visitor.test'

test('a visitor asks for a deletion by their privacy choices, and the agent answers @any-screen @long', async ({
  page
}) => {
  await enrolWithWebsite(page, newPerson())
  await page.goto(at('/dashboard/home'))
  const site = await page
    .getByRole('link', { name: /\.localhost/ })
    .first()
    .getAttribute('href')
  await page.goto(`${site}/privacy`)
  await page
    .getByRole('link', {
      name: say(/See and withdraw what you agreed to/, /Voir et retirer ce que vous avez accepté/)
    })
    .click()
  await expect(
    page.getByRole('heading', { level: 1, name: say('Your privacy choices') })
  ).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel(say('Email', 'Courriel')).fill(VISITOR)
  const ask = page.getByRole('button', { name: say('Email me a link', 'M’envoyer un lien') })
  await ask.click()
  // A form that is sent at once comes back to be sent again.
  const again = page.getByText(
    say(
      'Almost done: please press the button once more.',
      'C’est presque fait\u00A0: appuyez encore une fois sur le bouton.'
    )
  )
  const sent = page.getByRole('heading', {
    name: say('Check your email', 'Vérifiez vos courriels')
  })
  await expect(async () => {
    if (await again.isVisible()) await ask.click()
    await expect(sent).toBeVisible({ timeout: 1000 })
  }).toPass()

  await openEmail(page, VISITOR, say(/Your privacy choices on/, /Vos choix de confidentialité sur/))
  await page.getByRole('link', { name: say('Open your privacy choices') }).click()
  await expect(page.getByText(VISITOR)).toBeVisible()
  await expectAccessible(page)
  await page
    .getByRole('button', { name: say('Ask for a deletion', 'Demander une suppression') })
    .click()
  await expect(page.getByRole('status')).toHaveText(
    say('Your request is sent.', 'Votre demande est envoyée.')
  )

  await page.goto(at('/dashboard/privacy'))
  const request = page.getByRole('article').filter({ hasText: VISITOR })
  await expect(request).toContainText(say('30 days left.', 'il reste 30 jours.'))
  await expectAccessible(page)
  await request.getByRole('button', { name: say('Decline', 'Refuser') }).click()
  const dialog = page.getByRole('dialog', { name: say('Decline the request') })
  await dialog.getByRole('button', { name: say('Decline', 'Refuser') }).click()
  await expect(dialog.getByText(say('Please give the reason: the law asks for it.'))).toBeVisible()
  await dialog
    .getByLabel(say('Your reason'))
    .fill(
      say('I have to keep the records of our sale.', 'Je dois conserver le dossier de notre vente.')
    )
  await dialog.getByRole('button', { name: say('Decline', 'Refuser') }).click()
  await expectToast(page, say('The visitor has been told why.'))
  await page.getByText(say('Answered requests')).click()
  await expect(request).toContainText(say('Declined', 'Demande refusée'))
})
