import { expect } from '@playwright/test'
import { paths } from '#rules/paths.ts'
import { addLeadByApi, enrolWithWebsite } from '../kit/enrol.ts'
import { expectAccessible, expectToast, newPerson, test } from '../kit/journey.ts'
import { at, language, say } from '../kit/language.ts'
import { openEmail } from '../kit/mailbox.ts'

test('a reader of a campaign unsubscribes by the link in it, and the agent sees that they left @any-screen @long', async ({
  page
}) => {
  const token = await enrolWithWebsite(page, newPerson())
  const reader = newPerson()
  await addLeadByApi(page, token, {
    name: 'Wei Chen',
    email: reader.email,
    language,
    consent: 'express',
    given_on: '2026-01-15',
    consent_note: say('On paper, at an open house', 'Sur papier, à une visite libre')
  })
  await page.goto(at(paths.campaigns))
  await page.getByRole('button', { name: say('New campaign') }).click()
  const subject = say('Four homes near the park', 'Quatre propriétés près du parc')
  await page.getByLabel(say('Name'), { exact: true }).fill(subject)
  await page.getByLabel(say('Subject', 'Objet')).fill(subject)
  await page
    .getByRole('textbox', { name: say('Message', 'Message') })
    .fill(say('They are new this week.', 'Elles sont nouvelles cette semaine.'))
  await page.getByRole('button', { name: say('Send now') }).click()
  const dialog = page.getByRole('dialog', {
    name: say('Send it to 1 person?', 'L’envoyer à 1 personne?')
  })
  await dialog.getByRole('button', { name: say('Send now') }).click()
  await expectToast(page, say('Your campaign is on its way.'))
  const campaign = page.url()

  await openEmail(page, reader.email, new RegExp(subject))
  await page.getByRole('link', { name: say('Unsubscribe', 'Se désabonner') }).click()
  const main = page.getByRole('main')
  await expect(main).toContainText('Lakeshore Realty Brokerage')
  await expectAccessible(page)
  await main.getByRole('button', { name: say('Unsubscribe', 'Se désabonner') }).click()
  await expect(
    main.getByRole('heading', { name: say('You’re unsubscribed', 'Votre désabonnement est fait') })
  ).toBeVisible()
  await expectAccessible(page)
  await main.getByRole('link', { name: 'Amara Osei' }).click()
  await expect(page).toHaveURL(/\.localhost:\d+\/$/)

  await page.goto(campaign)
  await expect(page.getByRole('region', { name: say('Results', 'Résultats') })).toContainText(
    say(/Unsubscribed\s*1/, /Désabonnés\s*1/)
  )
})
