import { expect, type Page } from '@playwright/test'
import { publishItem, saveItem } from '#contract/content/editor.ts'
import { DEMO_LOGIN } from '#panel/actions/accounts/seed-demo-agent.ts'
import { frenchPath } from '#rules/french-path.ts'
import {
  expectAccessible,
  expectAccessibleOnAnyScreen,
  skipCookieBanner,
  logIn,
  tabTo,
  test
} from '../kit/journey.ts'

// This changes the published site, so playwright.config.ts runs it after all other journeys.

// One at a time: releases are published one after the other.
test.describe.configure({ mode: 'default' })

const button = (page: Page, name: string) => page.getByRole('button', { exact: true, name })

async function waitForPublish(page: Page): Promise<void> {
  await expect(page.getByText(/pages? changed in/)).toBeVisible({ timeout: 60_000 })
}

async function press(page: Page, name: string, key = 'Tab'): Promise<void> {
  await tabTo(page, button(page, name), key)
  await page.keyboard.press('Enter')
}

/** Presses a button of the toolbar, with the text focused. */
async function useTool(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Shift+Tab')
  await expect(
    page.getByRole('toolbar').getByRole('button').and(page.locator(':focus'))
  ).toHaveCount(1)
  await page.keyboard.press('Home')
  await tabTo(page, button(page, name), 'ArrowRight')
  await page.keyboard.press('Enter')
}

test('with the keyboard alone, an editor writes and publishes a post in both languages, then undoes the publish', async ({
  page
}) => {
  page.on('filechooser', (chooser) => void chooser.setFiles('public/readme-home.png'))
  const title = `Snow ${Date.now() % 1e6}`
  const inFrench = title.replace('Snow', 'Neige')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await skipCookieBanner(page)
  await logIn(page, DEMO_LOGIN)
  await expect(page).toHaveURL(/dashboard/)
  await page.goto('/editor')
  await expect(page.getByRole('table', { name: 'Posts' })).toBeVisible()
  await expectAccessibleOnAnyScreen(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.bringToFront()
  await press(page, 'New post')
  await tabTo(page, page.getByLabel('Title', { exact: true }))
  await page.keyboard.type(title)
  await page.keyboard.press('Tab')
  await page.keyboard.type('Brush it off.')

  const text = page.getByRole('textbox', { name: 'Text' })
  const dialog = page.getByRole('dialog')
  await test.step('adds text, a link and a picture', async () => {
    await tabTo(page, text)
    await page.keyboard.type('It sells. ')
    await useTool(page, 'Link')
    await expect(dialog.getByLabel('Address')).toBeFocused()
    await page.keyboard.type('no where')
    await page.keyboard.press('Enter')
    await expect(dialog.getByLabel('Address')).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(text).toBeFocused()
    await useTool(page, 'Link')
    await page.keyboard.type('/pricing')
    await page.keyboard.press('Enter')
    await expect(text).toBeFocused()
    await useTool(page, 'Picture')
    await expect(dialog.getByLabel('Picture', { exact: true })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('img')).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.type('A sign')
    await page.keyboard.press('Enter')
    await expect(text.getByRole('img', { name: 'A sign' })).toBeVisible()
    await expect(text).toBeFocused()
  })

  await test.step('previews the post, schedules it and cancels the schedule', async () => {
    await tabTo(page, page.getByRole('radio', { name: 'Write' }), 'Shift+Tab')
    await page.keyboard.press('ArrowRight')
    await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText(title)
    await press(page, 'Schedule…', 'Shift+Tab')
    await expect(dialog.getByLabel('Goes live on')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(button(page, 'Schedule…')).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect(page.getByText(/goes live automatically on/)).toBeVisible()
    await expect(button(page, 'Change time…')).toBeFocused()
    await press(page, 'Cancel schedule')
    await expect(button(page, 'Schedule…')).toBeFocused()
  })

  await test.step('writes its French', async () => {
    await tabTo(page, page.getByRole('radio', { name: 'English' }), 'Shift+Tab')
    await page.keyboard.press('ArrowRight')
    await expect(page).toHaveURL(/texts=fr/)
    await expect(page.getByText('No French yet: Title, Excerpt and Text.')).toBeVisible()
    await tabTo(page, page.getByLabel('Title (French)'))
    await page.keyboard.type(inFrench)
    await page.keyboard.press('Tab')
    await page.keyboard.type('Secouez-la.')
    await tabTo(page, page.getByRole('textbox', { name: 'Text (French)' }))
    await page.keyboard.type('Elle fait vendre.')
    await expectAccessible(page)
    await press(page, 'Save French')
    await expect(page.getByText('Every text has French.')).toBeVisible()
    await tabTo(page, page.getByRole('radio', { name: 'Français' }), 'Shift+Tab')
    await page.keyboard.press('ArrowLeft')
  })

  await press(page, 'Publish now')
  await expect(page.getByRole('list', { name: 'Publishing' })).toBeVisible()
  await waitForPublish(page)
  await expectAccessible(page)
  const address =
    (await page.getByRole('link', { name: 'View on site' }).getAttribute('href')) ?? ''
  expect(address).toMatch(/^\/blog\/\d+$/)

  const reader = await page.context().newPage()
  await reader.goto('/blog')
  await tabTo(reader, reader.getByRole('link', { name: title }))
  await reader.keyboard.press('Enter')
  await expect(reader).toHaveURL(address)
  await expect(reader.getByText('It sells.')).toBeVisible()
  await expect(reader.getByRole('img', { name: 'A sign' })).toBeVisible()

  await reader.goto(frenchPath('/blog'))
  await reader.getByRole('link', { name: inFrench }).click()
  await expect(reader).toHaveURL(frenchPath(address))
  await expect(reader.getByText('Elle fait vendre.')).toBeVisible()

  await page.bringToFront()
  await press(page, 'Undo last publish')
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await tabTo(page, dialog.getByRole('button', { name: 'Undo last publish' }))
  await page.keyboard.press('Enter')
  await waitForPublish(page)
  // The unpublished text is the current one, so “Publish now” would publish it.
  await expect(button(page, 'Publish previous version')).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'On the site' })).toBeFocused()
  const gone = await reader.goto(address)
  expect(gone?.status()).toBe(404)
  expect((await reader.request.get(frenchPath(address))).status()).toBe(404)
  await reader.goto('/blog')
  await expect(reader.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(reader.getByRole('link', { name: title })).toHaveCount(0)
  await expect(page.frameLocator('iframe').getByText('It sells.')).toBeVisible()
})

const EVIL = 'https://evil.example/'
/** Few enough that the next run may remove them all without confirming it. */
const TITLES = [
  `</head><meta http-equiv=refresh content=1;url=${EVIL}>`,
  `</title><meta http-equiv="refresh" content="1;url=${EVIL}">`,
  `"><script>location='${EVIL}'</script>`,
  `'><img src=x onerror="location='${EVIL}'">`,
  `" autofocus onfocus="location='${EVIL}'" x="`,
  `</style></script><script src=${EVIL}></script>`,
  '--!> <![CDATA[ ]]> <!-- a comment that never ends',
  '</body></html><plaintext></main></section><main id="main"><section id="first">',
  `<base href=${EVIL}><link rel=stylesheet href=/_astro/gone.css>`,
  '<script type="module" src="/_astro/base.gone.js"></script>',
  "<style>*{display:none}</style> \u202Eeltit {{7*7}} ${7*7} <%= 7*7 %> $& $1 $'"
]

test('markup in a post’s title is shown as text and never runs @long', async ({ page }) => {
  await logIn(page, DEMO_LOGIN)
  await expect(page).toHaveURL(/dashboard/)
  const token = await page.evaluate(() => localStorage.getItem('access_token'))
  const call = async ({ path }: { path: string }, data: object) => {
    const headers = { authorization: `Bearer ${token}` }
    const answer = await page.request.post(`/api${path}`, { data, headers })
    expect(answer.status(), await answer.text()).toBe(200)
    return (await answer.json()) as { item_id: string; version: number }
  }
  const posts: { address: string; title: string }[] = []
  for (const title of TITLES) {
    const fields = {
      post_title: title,
      post_excerpt: title,
      post_main_image: '/icon-192.png',
      post_main_image_alt: title,
      post_description: `<p>The text.</p><p>${title}</p>`
    }
    const { item_id, version } = await call(saveItem, {
      kind: 'post',
      item_id: null,
      base_version: 0,
      fields
    })
    await call(publishItem, { kind: 'post', item_id, version })
    posts.push({ address: `/blog/${item_id}`, title })
  }
  const isServed = async ({ address }: { address: string }) =>
    (await page.request.get(address)).status()
  for (const post of posts) await expect.poll(() => isServed(post), { timeout: 60_000 }).toBe(200)

  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  for (const { address, title } of posts) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page).toHaveTitle(`${title} | Maplekey`)
    await expect(page.locator('.picture img')).toHaveAttribute('alt', title)
    await expect(page.getByText('The text.')).toBeVisible()
    await expect(page.locator('base, meta[http-equiv], [onerror], [onfocus]')).toHaveCount(0)
    await expect(page.getByRole('main')).toHaveCount(1)
    await expect(page.locator('head style')).toHaveCount(1)
    await expect(page.locator('article').first()).toHaveCSS('min-width', '0px')
    expect(new URL(page.url()).pathname).toBe(address)
  }
  await page.goto('/blog')
  for (const { title } of posts.slice(-5))
    await expect(page.getByRole('heading', { exact: true, name: title })).toBeVisible()
  expect(requested.filter((url) => new URL(url).origin !== new URL(page.url()).origin)).toEqual([])

  const inFeed = await page.evaluate(async () => {
    const feed = await (await fetch('/rss.xml')).text()
    const items = new DOMParser().parseFromString(feed, 'application/xml').querySelectorAll('item')
    return [...items].map((item) => item.querySelector('title')?.textContent)
  })
  expect(inFeed).toEqual(expect.arrayContaining(TITLES))
})
