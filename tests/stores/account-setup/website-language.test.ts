import { expect, test } from 'vitest'
import { startPanel } from '../../kit/panel.ts'
import { freshVisitor } from '../../kit/visitor.ts'
import { startWizard, typeCard, wizardEntries } from '../../kit/wizard.ts'

freshVisitor('/auth/account-setup')

test.each(['en', 'fr'] as const)(
  'a website ordered in Ontario on pages in %s opens in that language',
  async (language) => {
    const panel = await startPanel()
    const { page } = await startWizard(panel)
    document.documentElement.lang = `${language}-CA`
    page.saveDetails(wizardEntries)
    await page.moveTo('payment')
    await typeCard(page)
    await page.submit(true)
    const sites = await panel.world.db
      .selectFrom('sites')
      .select(['language', 'province'])
      .execute()
    expect(sites).toEqual([{ language, province: 'ON' }])
  }
)
