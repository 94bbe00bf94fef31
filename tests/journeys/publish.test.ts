import { expect, type Page } from '@playwright/test'
import { DEMO_LOGIN } from '#panel/actions/seed-demo-agent.ts'
import { expectSound, knowsCookies, logIn, test } from '../kit/walk.ts'

// It changes what everybody reads, so it is walked when all other walks are done: playwright.config.ts says so.

const button = (page: Page, name: string) => page.getByRole('button', { exact: true, name })

async function published(page: Page): Promise<void> {
  await expect(page.getByText(/pages? changed in/)).toBeVisible({ timeout: 40_000 })
}

test('a post goes from an editor’s words to the blog, and its publishing is undone', async ({
  page
}) => {
  const title = `Snow on the sign ${Date.now()}`
  await knowsCookies(page)
  await logIn(page, DEMO_LOGIN)
  await expect(page).toHaveURL(/dashboard/)
  await page.goto('/editor?kind=post&item_id=new')
  await page.getByLabel('Title', { exact: true }).fill(title)
  await page.getByLabel('Excerpt').fill('Brush it off before the open house.')
  await page.getByRole('textbox', { name: 'Text' }).fill('A clean sign sells.')
  await button(page, 'Publish now').click()
  await expect(page.getByRole('list', { name: 'Publishing' })).toBeVisible()
  await published(page)
  await expectSound(page)
  const address =
    (await page.getByRole('link', { name: 'Read it on the site' }).getAttribute('href')) ?? ''
  expect(address).toMatch(/^\/blog\/\d+$/)

  const reader = await page.context().newPage()
  await reader.goto('/blog')
  await reader.getByRole('link', { name: title }).click()
  await expect(reader).toHaveURL(address)
  await expect(reader.getByText('A clean sign sells.')).toBeVisible()

  await button(page, 'Undo the publishing').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo the publishing' }).click()
  await published(page)
  const gone = await reader.goto(address)
  expect(gone?.status()).toBe(404)
  await reader.goto('/blog')
  await expect(reader.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(reader.getByRole('link', { name: title })).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: 'Text' })).toHaveText('A clean sign sells.')
})
