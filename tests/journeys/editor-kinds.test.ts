import { expect, type Page } from '@playwright/test'
import { presence } from '#contract/content/editor.ts'
import { DEMO_LOGIN } from '#panel/actions/accounts/seed-demo-agent.ts'
import { askAdmin } from '#panel/admin/admin-client.ts'
import { registerByApi } from '../kit/enrol.ts'
import { expectAccessible, skipCookieBanner, logIn, newPerson, test } from '../kit/journey.ts'

const button = (page: Page, name: string) => page.getByRole('button', { exact: true, name })

/** Opens it as a second editor, Bo Wu. */
async function openAsBo(page: Page, which: { kind: string; item_id: string }): Promise<void> {
  const bo = { ...newPerson(), name: 'Bo Wu' }
  const access_token = await registerByApi(page, bo)
  const settings = { dataDir: process.env['PANEL_DATA'] ?? '', databaseUrl: undefined }
  await askAdmin(settings, 'PUT /editor', JSON.stringify({ email: bo.email, is_editor: true }))
  const headers = { authorization: `Bearer ${access_token}` }
  const answer = await page.request.post(`/api${presence.path}`, { data: which, headers })
  expect(answer.status()).toBe(200)
}

/** The preview shows the values of these fields, and all its pictures loaded. */
async function expectPreviewed(page: Page, fields: readonly string[]): Promise<void> {
  const values = await Promise.all(
    fields.map((label) => page.getByRole('textbox', { exact: true, name: label }).inputValue())
  )
  await page.getByRole('radio', { exact: true, name: 'Preview' }).check()
  const preview = page.frameLocator('iframe')
  for (const value of values) {
    expect(value).not.toBe('')
    await expect(
      preview.getByText(value, { exact: true }).locator('visible=true').first()
    ).toBeVisible()
  }
  for (const picture of await preview.locator('main img').locator('visible=true').all()) {
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0)
  }
  await page.getByRole('radio', { exact: true, name: 'Write' }).check()
}

test('the editor opens and previews every kind of content, handles a missing item, and gives each policy its own address @any-screen @long', async ({
  page
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await skipCookieBanner(page)
  await logIn(page, DEMO_LOGIN)
  await expect(page).toHaveURL(/dashboard/)
  await page.goto('/editor?kind=post&item_id=999999')
  await expect(page.getByText('This no longer exists.')).toBeVisible()
  await expectAccessible(page)
  await button(page, '← Posts').click()

  for (const [kinds, title, fields] of [
    ['Posts', 'Choosing a domain name', ['Title']],
    ['Policies', 'Cookie Policy', ['Title']],
    ['FAQ', 'Which taxes are added?', ['Question', 'Answer']],
    ['Testimonials', 'Amara Osei', ['What they said', 'Name', 'Designation']]
  ] as const) {
    await page.getByRole('link', { exact: true, name: kinds }).click()
    if (kinds === 'Testimonials') await openAsBo(page, { kind: 'testimonial', item_id: '1' })
    await page.getByRole('link', { name: title }).click()
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    if (kinds === 'Testimonials') {
      await expect(page.getByText(/Bo Wu.* open too\./)).toBeVisible()
    }
    await expectAccessible(page)
    await expectPreviewed(page, fields)
    await button(page, `← ${kinds}`).click()
  }

  await page.getByRole('link', { exact: true, name: 'Policies' }).click()
  await button(page, 'New policy').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Title').fill('Privacy Policy')
  await button(page, 'Add policy').click()
  await expect(dialog).toContainText('A policy with this address already exists.')
  await expectAccessible(page)
  await dialog.getByLabel('Address').fill(`terms-${Date.now()}`)
  await button(page, 'Add policy').click()
  await expect(page).toHaveURL(/item_id=terms-\d+/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy')
})
