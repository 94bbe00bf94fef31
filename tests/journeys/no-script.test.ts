import { expect } from '@playwright/test'
import { PUBLIC_PAGES } from '../kit/public-pages.ts'
import { test } from '../kit/journey.ts'
import { at, say } from '../kit/language.ts'

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
      await page.goto(at(path))
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 }), path).toBeVisible()
      expect((await main.innerText()).length, path).toBeGreaterThan(80)
      expect(await page.evaluate(deadControls), path).toEqual([])
      const footer = page.getByRole('contentinfo')
      await expect(
        footer.getByRole('link', { name: at(path) === path ? 'write to us' : say('write to us') }),
        path
      ).toBeVisible()
    }
  })

  test('forms give an email address instead, and both prices can be read @any-screen', async ({
    page
  }) => {
    for (const path of ['/contact', '/pricing']) {
      await page.goto(at(path))
      const instead = page
        .getByRole('main')
        .getByText(
          say(
            'This form needs JavaScript. Please write to',
            'Ce formulaire nécessite JavaScript. Veuillez écrire à'
          )
        )
      await expect(instead.getByRole('link')).toHaveAttribute('href', /^mailto:.+@/)
    }
    await page.goto(at('/designs'))
    await expect(
      page.getByText(
        say(
          /JavaScript turned off, so the designs can’t be filled in/,
          /JavaScript est désactivé dans votre navigateur/
        )
      )
    ).toBeVisible()
    await page.goto(at('/pricing'))
    await page.getByLabel(say('Monthly')).check({ force: true })
    await expect(page.getByText(say('Billed monthly')).first()).toBeVisible()
    for (const path of ['/auth/register', '/auth/login', '/auth/account-setup']) {
      await page.goto(at(path))
      await expect(
        page
          .getByRole('main')
          .getByText(
            say(/needs JavaScript\. Please turn it on/, /nécessite JavaScript\. Veuillez l’activer/)
          )
      ).toBeVisible()
      expect(await page.evaluate(deadControls), path).toEqual([])
    }
  })
})
