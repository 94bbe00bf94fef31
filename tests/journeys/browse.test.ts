import { expect } from '@playwright/test'
import { expectAccessibleOnAnyScreen, test } from '../kit/journey.ts'
import { at, say } from '../kit/language.ts'

test('the testimonial carousel shows one whole testimonial at a time @phone', async ({ page }) => {
  await page.goto(at('/'))
  const carousel = page.getByRole('region', { name: say('What agents say') })
  const [previous, next] = ['Previous testimonial', 'Next testimonial'].map((name) =>
    carousel.getByRole('button', { name: say(name) })
  )
  /** The visible slides, and how far each one is from the left edge of the carousel. */
  const visibleSlides = () =>
    carousel.evaluate((section) => {
      const view = section
        .querySelector('[data-part=track]')!
        .parentElement!.getBoundingClientRect()
      const right = Math.min(view.right, document.documentElement.clientWidth)
      return [...section.querySelectorAll('li')].flatMap((slide, at) => {
        const box = slide.getBoundingClientRect()
        if (box.right <= view.left || box.left >= right) return []
        return [{ at, from: Math.round(box.left - view.left), whole: box.right <= right + 1 }]
      })
    })
  await carousel.scrollIntoViewIfNeeded()
  await expect(carousel).toHaveAttribute('data-stepping', '')
  await expect(previous!).toBeHidden()
  await expect.poll(visibleSlides).toEqual([{ at: 0, from: 0, whole: true }])
  const last = (await carousel.locator('li').count()) - 1
  for (let at = 1; at <= last; at++) {
    await next!.click()
    await expect.poll(visibleSlides).toEqual([{ at, from: 0, whole: true }])
    await expect(carousel.getByText(`${at + 1} / ${last + 1}`)).toBeAttached()
  }
  await expect(next!).toBeHidden()
  await previous!.click()
  await expect.poll(visibleSlides).toEqual([{ at: last - 1, from: 0, whole: true }])
})

test('the phone menu is closed on the next page, and after Back @phone', async ({ page }) => {
  await page.goto(at('/'))
  const opener = page.getByRole('button', { exact: true, name: say('Menu') })
  const menu = page.getByRole('navigation', { name: say('Menu') })
  await opener.click()
  await expect(menu).toBeVisible()
  await menu.getByRole('link', { name: say('Blog') }).click()
  await expect(page).toHaveURL(/\/blog$/)
  await expect(menu).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(at('/'))
  await expect(menu).toBeHidden()
  await expect(opener).toBeVisible()
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(opener).toBeHidden()
})

/** One agent for each template. */
for (const agent of ['amara-osei', 'luc-tremblay', 'marie-eve-desrosiers-laflamme']) {
  test(`the demo site of ${agent} is accessible, and its listings are over 200 px wide @any-screen`, async ({
    page
  }) => {
    await page.goto(`/demo/${agent}`)
    const take = page
      .getByRole('complementary')
      .getByRole('link', { name: /^(Get Template|Obtenir le modèle)$/ })
    await expect(take).toHaveAttribute('href', /^\/auth\/register\?template=\d+$/)
    const widths = () =>
      page
        .locator('.home-words')
        .evaluateAll((all) => all.map((words) => Math.round(words.getBoundingClientRect().width)))
    const onDesk = await widths()
    // This leaves a phone’s width.
    await expectAccessibleOnAnyScreen(page)
    for (const homes of [onDesk, await widths()]) {
      expect(homes).toHaveLength(6)
      expect(Math.min(...homes)).toBeGreaterThan(200)
    }
  })
}
