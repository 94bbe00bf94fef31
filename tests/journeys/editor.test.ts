import { expect, type Page, type Response } from '@playwright/test'
import { DEMO_LOGIN } from '#panel/actions/accounts/seed-demo-agent.ts'
import {
  expectAccessible,
  expectAccessibleOnAnyScreen,
  skipCookieBanner,
  logIn,
  test
} from '../kit/journey.ts'
import { followRequests } from '../kit/page-ready.ts'

const PHOTO = 'public/readme-home.png'

const saved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible()
/** Saves without waiting for autosave. */
async function saveNow(page: Page): Promise<void> {
  await page.keyboard.press('Control+s')
  await saved(page)
}
/** At both widths, then back to a desktop’s. */
async function soundOnBoth(page: Page): Promise<void> {
  await expectAccessibleOnAnyScreen(page)
  await page.setViewportSize({ width: 1440, height: 900 })
}

async function soundOnPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 800 })
  await expectAccessible(page)
  await page.setViewportSize({ width: 1440, height: 900 })
}

const button = (page: Page, name: string) => page.getByRole('button', { exact: true, name })

/** The source of all scripts that the page loads by itself. */
async function scriptsOf(page: Page, path: string): Promise<string> {
  // Otherwise responses to the previous page would be counted, and be gone before they are read.
  await page.goto('about:blank')
  const texts: Promise<string>[] = []
  const collect = (response: Response) => {
    if (response.request().resourceType() === 'script') texts.push(response.text())
  }
  page.on('response', collect)
  const requestsEnd = followRequests(page)
  await page.goto(path)
  await requestsEnd()
  page.off('response', collect)
  return (await Promise.all(texts)).join('')
}

/** Saves the post as another tab of the same editor would. */
function saveInOtherTab(page: Page, change: Record<string, string>): Promise<number> {
  return page.evaluate(async (changed) => {
    const item_id = new URLSearchParams(location.search).get('item_id')
    const headers = {
      authorization: `Bearer ${localStorage.getItem('access_token')}`,
      'content-type': 'application/json'
    }
    const item = await (await fetch(`/api/editor/items/post/${item_id}`, { headers })).json()
    const fields = { ...item.fields, ...changed }
    const body = JSON.stringify({ kind: 'post', item_id, base_version: item.version, fields })
    const answer = await fetch('/api/editor/saveItem', { method: 'POST', headers, body })
    return answer.status
  }, change)
}

// The test goes offline for a moment.
test.use({ expected: /Failed to load resource/ })

test('an editor writes, previews and schedules a post without losing any text @any-screen @long', async ({
  page
}) => {
  await skipCookieBanner(page)
  await logIn(page, DEMO_LOGIN)
  const link = page.getByRole('navigation').getByRole('link', { exact: true, name: 'Editor' })
  await expect(link.first()).toHaveAttribute('href', '/editor')
  expect(await scriptsOf(page, '/')).not.toContain('ProseMirror')
  expect(await scriptsOf(page, '/dashboard/home')).not.toContain('ProseMirror')
  expect(await scriptsOf(page, '/editor')).toContain('ProseMirror')

  await page.getByLabel('Search posts').fill('no such words')
  await expect(page.getByText('No posts match “no such words”')).toBeVisible()
  await page.getByLabel('Search posts').fill('name')
  await expect(page.getByRole('link', { name: /Choosing a domain name/ })).toBeVisible()
  await expect(page).toHaveURL(/search=name/)
  await soundOnBoth(page)

  await button(page, 'New post').click()
  await page.getByLabel('Excerpt').fill('Umbrellas at the door.')
  await expect(page.getByText('Please give it a title.')).toBeVisible()
  await page.getByLabel('Title', { exact: true }).fill('Open houses in the rain')
  await saved(page)
  await expect(page).toHaveURL(/item_id=\d+/)

  await test.step('a picture needs alt text, and other files are refused', async () => {
    await button(page, 'Choose a picture: main picture').click()
    const dialog = page.getByRole('dialog')
    const file = dialog.locator('[type=file]')
    await file.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('a') })
    await expect(dialog).toContainText('Please choose a JPEG, PNG or WebP picture.')
    await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('a') })
    await expect(dialog).toContainText('This picture can’t be opened.')
    await file.setInputFiles(PHOTO)
    await button(page, 'Use this picture').click()
    await expect(dialog).toContainText('Please say what the picture shows.')
    await expectAccessible(page)
    await dialog.getByLabel('What the picture shows').fill('Houses in the rain')
    await button(page, 'Use this picture').click()
    await expect(page.getByRole('img', { name: 'Houses in the rain' })).toBeVisible()
  })

  const text = page.getByRole('textbox', { name: 'Text' })
  const preview = page.frameLocator('iframe')
  await test.step('the preview shows the post on the site’s own page', async () => {
    await text.click()
    await page.keyboard.type('Rain stops nobody.\n')
    await button(page, 'Heading').click()
    await page.keyboard.type('What to bring\n')
    await page.keyboard.press('Control+b')
    await page.keyboard.type('Towels')
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Open houses in the rain')
    await expect(preview.locator('article strong')).toHaveText('Towels')
    await expect(preview.getByRole('img', { name: 'Houses in the rain' })).toHaveJSProperty(
      'complete',
      true
    )
    await page.getByRole('radio', { name: 'Phone' }).check()
    await saveNow(page)
    await soundOnBoth(page)
  })

  await test.step('Markdown shows the same text, and HTML the rich-text editor can’t show stays in Markdown', async () => {
    await page.getByRole('radio', { name: 'Markdown' }).check()
    const markdown = page.locator('textarea[name=markdown]')
    await expect(markdown).toHaveValue('Rain stops nobody.\n\n## What to bring\n\n**Towels**')
    await markdown.fill('## Rain\n\n<table><caption>Towels</caption><tr><td>Two</td></tr></table>')
    await expect(preview.locator('caption')).toHaveText('Towels')
    await page.getByRole('radio', { name: 'Rich text' }).click()
    await expect(
      page.getByText('This text has parts that the rich-text editor doesn’t support')
    ).toBeVisible()
    await markdown.fill('## Rain\n\n- Towels')
    await page.getByRole('radio', { name: 'Rich text' }).check()
    await expect(text.getByRole('listitem')).toHaveText('Towels')
  })

  await test.step('pasted text loses its colours and scripts', async () => {
    await text.getByRole('listitem').click()
    await page.keyboard.press('Control+End')
    await text.evaluate((element) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData(
        'text/html',
        '<p style="color:red" onclick="x()"> and <span style="font-weight:700">rugs</span></p>'
      )
      const paste = new Event('paste', { bubbles: true, cancelable: true })
      element.dispatchEvent(Object.assign(paste, { clipboardData }))
    })
    await expect(text.locator('strong')).toHaveText('rugs')
    await expect(text.locator('[style*=red], [onclick]')).toHaveCount(0)
    await saveNow(page)
  })

  await test.step('a conflict with another tab keeps both texts and lets the editor choose', async () => {
    expect(await saveInOtherTab(page, { post_title: 'Open houses in the snow' })).toBe(200)
    await page.getByLabel('Title', { exact: true }).fill('Open houses in the fog')
    await page.keyboard.press('Control+s')
    await expect(page.getByText(/other text that wasn’t saved/)).toBeVisible()
    await button(page, 'Compare').click()
    await expect(page.locator('del')).toHaveText('snow')
    await expect(page.locator('ins')).toHaveText('fog')
    await soundOnPhone(page)
    await button(page, 'Continue with the unsaved text').click()
    await saved(page)
    await expect(page.getByText(/other text that wasn’t saved/)).toHaveCount(0)
  })

  await test.step('text typed offline is kept, guarded when leaving, and saved once online', async () => {
    await page.context().setOffline(true)
    await page.getByLabel('Title', { exact: true }).fill('Open houses in the hail')
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Saved in this browser only')).toBeVisible()
    const asked = page.waitForEvent('dialog')
    await page.close({ runBeforeUnload: true })
    expect((await asked).type()).toBe('beforeunload')
    await (await asked).dismiss()
    await page.context().setOffline(false)
    await saved(page)
  })

  await test.step('a version can be compared with the current one and restored', async () => {
    await page.getByRole('radio', { name: 'History' }).check()
    await button(page, 'Compare with current: version 1').click()
    await expect(page.locator('ins').first()).toHaveText('hail')
    await expect(button(page, 'Compare with current: version 1')).toHaveAttribute(
      'aria-expanded',
      'true'
    )
    await soundOnPhone(page)
    await button(page, 'Restore version 1').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Open houses in the snow')
  })

  await test.step('a post is scheduled in the editor’s time zone, and only when it has text', async () => {
    await text.fill('')
    // An empty heading is left.
    await page.keyboard.press('Backspace')
    await button(page, 'Schedule…').click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText(/Eastern Time \(E[SD]T\)/)
    await dialog.getByLabel('Goes live on').fill('2020-01-01T10:00')
    await dialog.getByRole('button', { name: 'Schedule' }).click()
    await expect(dialog).toContainText('This time has passed. Please choose a later one.')
    await expectAccessible(page)
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
    await dialog.getByLabel('Goes live on').fill(`${tomorrow}T10:30`)
    await dialog.getByRole('button', { name: 'Schedule' }).click()
    await expect(page.locator('[id$=-error]')).toHaveText('Please write the post first.')
    await expect(text).toBeFocused()
    await text.fill('Rain stops nobody.')
    await button(page, 'Schedule…').click()
    await dialog.getByLabel('Goes live on').fill(`${tomorrow}T10:30`)
    await dialog.getByRole('button', { name: 'Schedule' }).click()
    await expect(page.getByText(/goes live automatically on .* 10:30 a\.m\. E[SD]T/)).toBeVisible()
    await button(page, 'Cancel schedule').click()
    await expect(button(page, 'Schedule…')).toBeVisible()
  })

  await page.getByRole('button', { name: '← Posts' }).click()
  await page.getByLabel('Search posts').fill('Open houses in')
  await expect(page.getByRole('row', { name: /in the snow/ }).first()).toContainText('Draft')
})
