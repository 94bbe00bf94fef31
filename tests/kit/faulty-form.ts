import { expect, type Page } from '@playwright/test'
import { askedFields, type SiteFormKind } from '#rules/websites/site-form.ts'
import type { SiteLanguage } from '#rules/websites/site-pages.ts'
import { leadFormValidation } from '#messages/validation/lead-form.ts'
import { wordsIn } from '#sites/words/words-in.ts'
import { expectAccessibleOnAnyScreen } from './journey.ts'

const WIDTHS = [320, 1440]
/** What a browser lets through and the panel doesn't. */
const FAULTY = { address: ' ', email: 'nobody@example', name: ' ', phone: '12' } as const
const GOOD = { message: 'Nguyễn & fils', preferred_time: 'Monday at 9' } as const

/** Sends a form with a fault in every field that can have one; its page shows each in its place, and nothing is lost. */
export async function expectFaultsInPlace(
  page: Page,
  { kind, language, url }: { kind: SiteFormKind; language: SiteLanguage; url: string }
): Promise<void> {
  await page.goto(url)
  const form = page.locator(`form.site-form:has([name=kind][value=${kind}])`)
  const label = (name: keyof typeof FAULTY | keyof typeof GOOD) =>
    form.getByRole('textbox', { name: wordsIn(language).form[name] })
  const asked = askedFields(kind).map(({ name }) => name)
  const typed = { ...FAULTY, ...GOOD }

  for (const name of asked) await label(name).fill(typed[name])
  await form.getByRole('checkbox').check()
  await expectAccessibleOnAnyScreen(page, WIDTHS)
  await label('name').press('Enter')

  const faulty = asked.filter((name) => name in FAULTY) as (keyof typeof FAULTY)[]
  for (const name of faulty) {
    await expect(label(name)).toHaveAccessibleDescription(leadFormValidation[language][name])
    await expect(label(name)).toHaveAttribute('aria-invalid', 'true')
  }
  await expect(label('name')).toBeFocused()
  await expect(label('name')).toBeInViewport()
  for (const name of asked) await expect(label(name)).toHaveValue(typed[name])
  await expect(form.getByRole('checkbox')).toBeChecked()
  await expectAccessibleOnAnyScreen(page, WIDTHS)
}
