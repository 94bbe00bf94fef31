import { expect } from '@playwright/test'
import { expectAccessible, test } from '../kit/journey.ts'

test('the testimonial carousel shows one whole testimonial at a time', async ({ page }) => {
  await page.goto('/')
  const carousel = page.getByRole('region', { name: 'What agents say' })
  const [previous, next] = ['Previous testimonial', 'Next testimonial'].map((name) =>
    carousel.getByRole('button', { name })
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

test('the phone menu is closed on the next page, and after Back', async ({ page, viewport }) => {
  const isPhone = viewport!.width < 500
  await page.goto('/')
  const opener = page.getByRole('button', { exact: true, name: 'Menu' })
  await expect(opener).toBeVisible({ visible: isPhone })
  if (!isPhone) return
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await opener.click()
  await expect(menu).toBeVisible()
  await menu.getByRole('link', { name: 'Blog' }).click()
  await expect(page).toHaveURL(/\/blog$/)
  await expect(menu).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(/\/$/)
  await expect(menu).toBeHidden()
})

/** One agent for each template. */
for (const agent of ['amara-osei', 'luc-tremblay', 'marie-eve-desrosiers-laflamme']) {
  test(`the demo site of ${agent} is accessible, and its listings are over 200 px wide`, async ({
    page
  }) => {
    await page.goto(`/demo/${agent}`)
    await expectAccessible(page)
    const take = page
      .getByRole('complementary')
      .getByRole('link', { name: /^(Get Template|Obtenir le modèle)$/ })
    await expect(take).toHaveAttribute('href', /^\/auth\/register\?template=\d+$/)
    const homes = await page
      .locator('.home-words')
      .evaluateAll((all) => all.map((words) => Math.round(words.getBoundingClientRect().width)))
    expect(homes).toHaveLength(6)
    expect(Math.min(...homes)).toBeGreaterThan(200)
  })
}
