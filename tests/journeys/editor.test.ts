import { expect, type Page, type Response } from '@playwright/test'
import { DEMO_LOGIN } from '#panel/actions/accounts/seed-demo-agent.ts'
import { expectSound, expectSoundOnAnyScreen, knowsCookies, logIn, test } from '../kit/walk.ts'

const STREET = 'public/readme-home.png'

const saved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible()
/** Without waiting for the pause after which it is saved by itself. */
async function saveNow(page: Page): Promise<void> {
  await page.keyboard.press('Control+s')
  await saved(page)
}
/** On a desktop and on a phone, and back at the desktop. */
async function soundOnBoth(page: Page): Promise<void> {
  await expectSoundOnAnyScreen(page)
  await page.setViewportSize({ width: 1440, height: 900 })
}

async function soundOnPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 800 })
  await expectSound(page)
  await page.setViewportSize({ width: 1440, height: 900 })
}

const button = (page: Page, name: string) => page.getByRole('button', { exact: true, name })

/** What a page's scripts say, by the time it has come to rest. */
async function scriptsOf(page: Page, path: string): Promise<string> {
  // What the page before still fetches would be heard too, and be gone before it is read.
  await page.goto('about:blank')
  const texts: Promise<string>[] = []
  const hear = (response: Response) => {
    if (response.request().resourceType() === 'script') texts.push(response.text())
  }
  page.on('response', hear)
  await page.goto(path, { waitUntil: 'networkidle' })
  page.off('response', hear)
  return (await Promise.all(texts)).join('')
}

/** Another tab of theirs, which has the same post open. */
function saveElsewhere(page: Page, change: Record<string, string>): Promise<number> {
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

// The walk goes without a network for a moment.
test.use({ expected: /Failed to load resource/ })

test('an editor writes a post, sees it, and loses no word of it @any-screen', async ({ page }) => {
  await knowsCookies(page)
  await logIn(page, DEMO_LOGIN)
  const way = page.getByRole('navigation').getByRole('link', { exact: true, name: 'Editor' })
  await expect(way.first()).toHaveAttribute('href', '/editor')
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

  await test.step('a picture is asked for its words, and refused where it is none', async () => {
    await button(page, 'Choose a picture: main picture').click()
    const dialog = page.getByRole('dialog')
    const file = dialog.locator('[type=file]')
    await file.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('a') })
    await expect(dialog).toContainText('Please choose a JPEG, PNG or WebP picture.')
    await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('a') })
    await expect(dialog).toContainText('This picture can’t be opened.')
    await file.setInputFiles(STREET)
    await button(page, 'Use this picture').click()
    await expect(dialog).toContainText('Please say what the picture shows.')
    await expectSound(page)
    await dialog.getByLabel('What the picture shows').fill('Houses in the rain')
    await button(page, 'Use this picture').click()
    await expect(page.getByRole('img', { name: 'Houses in the rain' })).toBeVisible()
  })

  const text = page.getByRole('textbox', { name: 'Text' })
  const preview = page.frameLocator('iframe')
  await test.step('what is written appears in the site’s own page', async () => {
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

  await test.step('Markdown says the same, and what it can’t say stays in it', async () => {
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

  await test.step('what is pasted leaves its colours and scripts behind', async () => {
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

  await test.step('text saved in another tab of the same editor is a choice, and no word is lost', async () => {
    expect(await saveElsewhere(page, { post_title: 'Open houses in the snow' })).toBe(200)
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

  await test.step('what is typed without a network is kept, asked about, and saved when there is one', async () => {
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

  await test.step('every version can be set against another one and brought back', async () => {
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

  await test.step('it is scheduled for a minute of the writer’s own day', async () => {
    await text.fill('')
    // What is left is a heading without words.
    await page.keyboard.press('Backspace')
    await button(page, 'Schedule…').click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText(/America\/Toronto \(E[SD]T\)/)
    await dialog.getByLabel('Goes live on').fill('2020-01-01T10:00')
    await dialog.getByRole('button', { name: 'Schedule' }).click()
    await expect(dialog).toContainText('This time has passed. Please choose a later one.')
    await expectSound(page)
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
