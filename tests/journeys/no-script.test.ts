import { expect } from '@playwright/test'
import { PUBLIC_PAGES } from '../kit/public-pages.ts'
import { test } from '../kit/journey.ts'

/** The visible controls that would do nothing without a script. */
function deadControls(): string[] {
  const controls = [
    ...document.querySelectorAll<HTMLElement>('button, form, input, select, textarea')
  ]
  return (
    controls
      .filter((control) => control.checkVisibility())
      .filter((control) => !control.hasAttribute('popovertarget') && !control.closest('fieldset'))
      // The panel answers it.
      .filter((control) => !control.closest('form.calculator-form'))
      .map((control) => control.outerHTML.slice(0, 120))
  )
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every public page is complete, and shows no control that needs a script @any-screen', async ({
    page
  }) => {
    for (const path of PUBLIC_PAGES) {
      await page.goto(path)
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 }), path).toBeVisible()
      expect((await main.innerText()).length, path).toBeGreaterThan(80)
      expect(await page.evaluate(deadControls), path).toEqual([])
      const footer = page.getByRole('contentinfo')
      await expect(footer.getByRole('link', { name: 'write to us' }), path).toBeVisible()
    }
  })

  test('forms give an email address instead, and both prices can be read @any-screen', async ({
    page
  }) => {
    for (const path of ['/contact', '/pricing']) {
      await page.goto(path)
      const instead = page
        .getByRole('main')
        .getByText('This form needs JavaScript. Please write to')
      await expect(instead.getByRole('link')).toHaveAttribute('href', /^mailto:.+@/)
    }
    await page.goto('/designs')
    await expect(
      page.getByText(/JavaScript turned off, so the designs can’t be filled in/)
    ).toBeVisible()
    await page.goto('/pricing')
    await page.getByLabel('Monthly').check({ force: true })
    await expect(page.getByText('Billed monthly').first()).toBeVisible()
    for (const path of ['/auth/register', '/auth/login', '/auth/account-setup']) {
      await page.goto(path)
      await expect(
        page.getByRole('main').getByText(/needs JavaScript\. Please turn it on/)
      ).toBeVisible()
      expect(await page.evaluate(deadControls), path).toEqual([])
    }
  })
})
