import type { Page } from '@playwright/test'
import { say } from './language.ts'

/** Two words that French has several for. */
const IN_FRENCH: Record<string, string | undefined> = { Home: 'Accueil', Website: 'Site Web' }
/** What a page of the dashboard is called in the language of the walk. */
export const named = (name: string): string => say(name, IN_FRENCH[name] ?? say(name))

/** Through the sidebar, or through the menu on a phone. */
export async function openPage(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('button', { name: say('Menu') })
  const isPhone = await menu.isVisible()
  if (isPhone) await menu.click()
  await page
    .getByRole('navigation', { name: say(isPhone ? 'Dashboard menu' : 'Dashboard'), exact: true })
    .getByRole('link', {
      name: new RegExp(`^${named(name)}`)
    })
    .click()
}
