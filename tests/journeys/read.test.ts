import { expect } from '@playwright/test'
import { DEMO_LOGIN } from '#panel/actions/accounts/seed-demo-agent.ts'
import { READ_PAGES } from '../kit/public-pages.ts'
import { expectAccessibleOnAnyScreen, logIn, test } from '../kit/journey.ts'
import { at, say } from '../kit/language.ts'
import { expectScrollBoxes } from '../kit/scroll-boxes.ts'
import { pageReady } from '../kit/page-ready.ts'

/** Laid out like one that npm test walks. */
const LIKE_OTHERS = [
  '/designs/2',
  '/policies/privacy-policy',
  '/how-to-setup/name-server',
  '/how-to-setup/agent-agreement'
]

for (const path of READ_PAGES) {
  const tag = LIKE_OTHERS.includes(path) ? ['@any-screen', '@long'] : '@any-screen'
  test(`${path} is accessible and fits the screen`, { tag }, async ({ page }) => {
    await page.goto(at(path))
    await pageReady(page)
    await expectAccessibleOnAnyScreen(page)
  })
}

/** Pages that no journey shows to axe on a phone, which looks at scroll boxes too, and the longest lists. */
const OTHER_PAGES = [
  '/blog/page/2',
  '/blog/1',
  '/api-docs',
  '/dashboard/home',
  '/dashboard/transactions',
  '/editor'
]

test('content wider than a phone scrolls in its own box, with a shadow and by keyboard @any-screen', async ({
  page
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await logIn(page, DEMO_LOGIN)
  await expect(page).toHaveURL(/\/dashboard\/home$/)
  for (const path of OTHER_PAGES) {
    await page.goto(at(path))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectScrollBoxes(page)
  }
  await page.goto(at('/policies/cookie-policy'))
  const box = page.getByRole('region', { name: say('Table 1', 'Tableau 1') })
  await expect(box).toHaveCSS('background-image', /linear-gradient/)
  await box.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => box.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
})

test('each page of designs has its own URL, and Back returns to the previous one @any-screen', async ({
  page
}) => {
  await page.goto(at('/designs'))
  const names = page.getByRole('main').getByRole('heading', { level: 2 })
  const first = await names.first().textContent()
  const pages = page.getByRole('navigation', { name: say('Pages of designs') })
  await pages.getByRole('link', { name: 'Page 2' }).click()
  await expect(page).toHaveURL(/\/designs\/2$/)
  await expect(names.first()).not.toHaveText(first ?? '')
  await expect(
    page.getByRole('link', { name: say(/^Get Template/, /^Prendre le modèle/) }).first()
  ).toHaveAttribute('href', /\/auth\/register\?template=\d$/)
  await page.goBack()
  await expect(names.first()).toHaveText(first ?? '')
  await pages.getByRole('link', { name: say('Last') }).click()
  await expect(pages.getByRole('link', { name: say('Last') })).toHaveAttribute(
    'aria-disabled',
    'true'
  )
})

test('every FAQ answer is open at first and can be closed @any-screen', async ({ page }) => {
  await page.goto(at('/faq'))
  const panels = page.locator('main details')
  expect(await panels.count()).toBeGreaterThan(0)
  await expect(page.locator('main details:not([open])')).toHaveCount(0)
  await panels.first().locator('summary').click()
  await expect(page.locator('main details:not([open])')).toHaveCount(1)
})

test('a visitor opens a guide from the list and jumps to a section from its contents @any-screen', async ({
  page
}) => {
  await page.goto(at('/how-to-setup/list'))
  await expect(page.getByText(say('Last modified'))).toHaveCount(3)
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(12)
  await page
    .getByRole('link', { name: say('Setup Name Servers') })
    .first()
    .click()
  await page.getByRole('link', { name: say('At your registrar') }).click()
  await page.getByRole('heading', { name: 'GoDaddy' }).click()
  await expect(
    page.getByText(say('Press Change Nameservers and choose', 'Change Nameservers'))
  ).toBeVisible()
})

const POSTED = /^\s*Posted on [A-Z][a-z]{2} \d\d \d{4}\s*$/
const PUBLISHED = /^\s*Published on [A-Z][a-z]{2} \d\d \d{4}\s*$/
const PUBLISHED_IN_FRENCH = /^\s*Publié le \d{1,2}(er)? \p{L}+ \d{4}\s*$/u

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor pages through the blog and reads a post @any-screen', async ({ page }) => {
    await page.goto(at('/blog'))
    const post = page.getByRole('main').getByRole('listitem').first()
    await expect(post.getByText(say(POSTED, PUBLISHED_IN_FRENCH))).toBeVisible()
    const title = (await post.getByRole('heading').textContent()) ?? ''
    await post.getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByText(say(PUBLISHED, PUBLISHED_IN_FRENCH))).toBeVisible()
    await expect(page.getByRole('heading', { name: say('Recent Blogs') })).toBeVisible()
    await page.getByRole('link', { name: say('All posts') }).click()
    await page.getByRole('link', { name: say('Older Posts →') }).click()
    await expect(page).toHaveURL(/\/blog\/page\/2$/)
    await page.getByRole('link', { name: say('← New Posts') }).click()
    await expect(page).toHaveURL(/\/blog$/)
  })
})
