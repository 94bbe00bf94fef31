import { expect, type Locator } from '@playwright/test'
import { dayIn } from '#rules/leads/lead-days.ts'
import { leadPath, paths } from '#rules/paths.ts'
import { addLeadByApi, enrolWithWebsite } from '../kit/enrol.ts'
import {
  expectAccessible,
  expectAccessibleOnAnyScreen,
  expectToast,
  newPerson,
  test
} from '../kit/journey.ts'
import { at, say } from '../kit/language.ts'

const HOUSE = say(
  'Is the house on Glendale Avenue still for sale?',
  'La maison de l’avenue Glendale est-elle encore à vendre?'
)

test.use({ hasTouch: true, viewport: { width: 360, height: 740 } })

test('between two showings an agent answers a new lead, moves it on, sets a reminder and exports it @any-screen', async ({
  page
}) => {
  let taps = 0
  const tap = async (target: Locator) => {
    taps += 1
    await target.tap()
  }
  /** A phone's own list of choices takes two. */
  const choose = async (label: string, option: string) => {
    taps += 2
    await page.getByLabel(label, { exact: true }).selectOption(option)
  }
  const downloadBy = async (button: string) => {
    const download = page.waitForEvent('download')
    await tap(page.getByRole('button', { name: button }))
    return (await download).suggestedFilename()
  }
  const token = await enrolWithWebsite(page, newPerson())
  // A day that has come everywhere in Canada.
  const given_on = dayIn('America/Vancouver', new Date())
  const asked = { consent: 'inquiry', given_on } as const
  const jordan = { ...asked, name: 'Jordan Lee', email: 'jordan@visitor.test' }
  await addLeadByApi(page, token, {
    ...jordan,
    name: 'J. Lee',
    message: say('I wrote last year.', 'J’ai écrit l’an dernier.')
  })
  const lead_id = await addLeadByApi(page, token, {
    ...jordan,
    phone: '4165550150',
    message: HOUSE
  })
  await page.goto(at(paths.leads))
  const first = page.getByRole('link', { name: 'Jordan Lee' })
  await expect(first).toBeInViewport()
  await tap(first)
  const message = page.getByRole('region', { name: say('Added by hand', 'Saisi à la main') })
  await expect(message).toContainText(HOUSE)
  await expect(message).toBeInViewport()
  const ways = page.getByRole('list', { name: say('Reach them') })
  for (const [way, scheme] of [
    [say('Call'), 'tel:'],
    [say('Text', 'Texter'), 'sms:']
  ] as const) {
    const link = ways.getByRole('link', { name: way })
    await expect(link).toHaveAttribute('href', `${scheme}+14165550150`)
    await expect(link).toBeInViewport()
  }
  await expectAccessibleOnAnyScreen(page)
  await tap(ways.getByRole('button', { name: say('Answer', 'Répondre') }))
  await choose(say('Template'), say('First answer (English)', 'Première réponse (Français)'))
  await expectAccessible(page)
  await tap(page.getByRole('button', { name: say('Send') }))
  await expectToast(
    page,
    say('Your answer to Jordan Lee is on its way.', 'Votre réponse à Jordan Lee est en route.')
  )
  await expect(message).toBeHidden()
  await choose(say('Stage'), say('Showing', 'En visite'))
  await expectToast(page, say('Moved to Showing.', 'Étape : En visite.'))
  await tap(page.getByRole('button', { name: say('Tomorrow') }))
  await expect(page.getByText(say(/^Follow up on /, /^Suivi prévu le /))).toBeVisible()
  await tap(page.getByRole('link', { name: say('All leads', 'Tous les clients potentiels') }))
  await tap(page.getByRole('button', { name: say('Export') }))
  expect(await downloadBy(say('Download CSV'))).toMatch(
    say(/^leads-.*\.csv$/, /^clients-potentiels-.*\.csv$/)
  )
  expect(taps).toBeLessThanOrEqual(11)

  await page.goto(at(leadPath(lead_id)))
  expect(await downloadBy(say('Save contact'))).toBe('Jordan Lee.vcf')
  await page.getByRole('button', { name: say('Add task') }).click()
  await expect(page.getByText(say('Please say what to do.'))).toBeVisible()
  await page.getByLabel(say('What to do')).fill(say('Send the floor plan', 'Envoyer le plan'))
  await page.getByRole('button', { name: say('Add task') }).click()
  const task = page.getByRole('checkbox', {
    name: say('Done: Send the floor plan', 'Terminée : Envoyer le plan')
  })
  await task.click()
  await expect(task).toBeChecked()

  await page
    .getByLabel(say('Note'))
    .fill(say('Has two dogs, needs a garden.', 'A deux chiens, veut un jardin.'))
  await page.getByRole('button', { name: say('Add note') }).click()
  await expect(
    page.getByRole('article').filter({ hasText: say('Has two dogs', 'A deux chiens') })
  ).toBeVisible()
  await page.getByLabel(say('Add a tag')).fill(say('Buyer', 'Acheteur'))
  await page.getByRole('button', { name: say('Add'), exact: true }).click()
  await expect(
    page.getByRole('button', { name: say('Remove Buyer', 'Retirer Acheteur') })
  ).toBeVisible()

  await page
    .getByRole('button', { name: say('Merge with J. Lee', 'Fusionner avec J. Lee') })
    .click()
  await expect(page.getByText(say('I wrote last year.', 'J’ai écrit l’an dernier.'))).toBeVisible()
  await page.getByRole('button', { name: say('Separate J. Lee', 'Séparer J. Lee') }).click()
  await expect(page.getByRole('heading', { name: say('Not the same person') })).toBeVisible()
  await expect(page.getByText(say('Possible duplicate', 'Doublon possible'))).toHaveCount(0)
  await expectAccessible(page)

  await page.getByRole('button', { name: say('Erase this person') }).click()
  await page
    .getByLabel(say('Type Jordan Lee to confirm', 'Tapez Jordan Lee pour confirmer'))
    .fill('jordan lee')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('Erase this person') })
    .click()
  await expectToast(page, say('This person was erased.'))
  await page.goto(at(leadPath(lead_id)))
  await expect(
    page.getByRole('heading', { name: say('We couldn’t find this person') })
  ).toBeVisible()
})
