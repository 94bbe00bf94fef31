import { expect, type Page } from '@playwright/test'

/** Opens the newest email to this address with such a subject, once it has come. */
export async function openEmail(page: Page, to: string, subject: RegExp): Promise<void> {
  const email = page.getByRole('listitem').filter({ hasText: to })
  await expect(async () => {
    await page.goto('/mailbox')
    await email.getByRole('link', { name: subject }).first().click({ timeout: 500 })
  }).toPass()
}
