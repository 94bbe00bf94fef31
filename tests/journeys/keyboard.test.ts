import { expect } from '@playwright/test'
import { tabTo, test } from '../kit/journey.ts'
import { at, say } from '../kit/language.ts'
import { followRequests } from '../kit/page-ready.ts'

/** Together these have every kind of control. */
const PAGES = ['/', '/pricing', '/policies/cookie-policy', '/auth/register']

/** Has the cookie banner placed again, and returns where, once its observer has reported; ours is made after it. */
function placeBanner(): Promise<string | undefined> {
  dispatchEvent(new Event('resize'))
  return new Promise((done) => {
    const banner = document.getElementById('cookies')!
    new IntersectionObserver((_, own) => {
      own.disconnect()
      done(banner.dataset['aside'])
    }).observe(banner)
  })
}

/** Numbers the tab stops in document order, and returns how many there are. */
function numberTabStops(): number {
  const stops = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'
  const reachable = [...document.querySelectorAll<HTMLInputElement>(stops)].filter(
    (stop) =>
      stop.checkVisibility({ visibilityProperty: true }) &&
      !stop.disabled &&
      !stop.closest('[inert]') &&
      !(stop.type === 'radio' && !stop.checked)
  )
  reachable.forEach((stop, place) => (stop.dataset['stop'] = String(place)))
  return reachable.length
}

/** The focused tab stop, and what is wrong with its appearance. */
function inspectFocus(): { stop?: string | undefined; wrong: string[] } {
  const stop = document.activeElement as HTMLElement
  const wrong: string[] = []
  let shape: HTMLElement | null = stop
  const ring = (element: Element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 3
  }
  while (shape && !ring(shape)) shape = shape.parentElement
  if (!shape) wrong.push(`no ring: ${stop.outerHTML.slice(0, 120)}`)
  const box = stop.getClientRects()[0]!
  const [x, y] = [box.left + Math.min(20, box.width / 2), Math.max(box.top, 0) + 10]
  const seen = document.elementFromPoint(x, y)
  const isSeen = seen && (stop.contains(seen) || shape?.contains(seen) || seen.contains(stop))
  if (!isSeen) wrong.push(`beneath ${seen?.tagName ?? 'the edge'}: ${stop.outerHTML.slice(0, 120)}`)
  return { stop: stop.dataset['stop'], wrong }
}

// Each screen has other controls: a phone's menu is closed, so it has fewer of them.
for (const [screen, tag] of [
  ['a phone', '@phone'],
  ['a desktop', ['@any-screen', '@long']]
] as const) {
  const name = `on ${screen}, Tab reaches every control in order, each one visible and with a focus ring`
  test(name, { tag: [tag].flat() }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const requestsEnd = followRequests(page)
    for (const path of PAGES) {
      await page.goto(at(path))
      // Firefox doesn't focus the window of a new page.
      await page.bringToFront()
      await expect(page.locator('html[data-cookies=asking]')).toBeAttached()
      // What arrives late moves the content, and the banner with it.
      await requestsEnd()
      await expect(page.locator('#cookies[data-aside]')).toBeAttached()
      await expect
        .poll(async () => (await page.evaluate(placeBanner)) === (await page.evaluate(placeBanner)))
        .toBe(true)
      const count = await page.evaluate(numberTabStops)
      expect(count).toBeGreaterThan(8)
      for (let place = 0; place < count; place += 1) {
        await page.keyboard.press('Tab')
        await expect
          .poll(() => page.evaluate(inspectFocus), path)
          .toEqual({ stop: String(place), wrong: [] })
      }
    }
  })
}

test('the home page works with the keyboard alone @phone', async ({ page }) => {
  await page.goto(at('/'))
  await page.bringToFront()
  const banner = page.getByRole('complementary', { name: say('Cookies') })
  await expect(banner).toBeVisible()
  await tabTo(page, banner.getByRole('button', { name: say('Decline') }))
  await page.keyboard.press('Enter')
  await expect(banner).toBeHidden()

  const menu = page.getByRole('button', { name: say('Menu'), exact: true })
  await tabTo(page, menu)
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('navigation', { name: say('Menu') })
  await tabTo(page, sheet.getByRole('link', { name: say('Pricing') }))
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(menu).toBeFocused()

  const next = page.getByRole('button', { name: say('Next testimonial') })
  const previous = page.getByRole('button', { name: say('Previous testimonial') })
  const slides = page.locator(`[aria-roledescription="${say('slide')}"]`)
  await tabTo(page, next)
  await page.keyboard.press('Enter')
  await expect(slides.nth(1)).toBeInViewport()
  await expect(slides.nth(0)).not.toBeInViewport()
  await page.keyboard.press('ArrowLeft')
  await expect(slides.nth(0)).toBeInViewport()
  for (let step = 1; step < (await slides.count()); step += 1) await page.keyboard.press('Enter')
  await expect(next).toBeHidden()
  await expect(previous).toBeFocused()

  const question = page.locator('main details').first()
  await tabTo(page, question.locator('summary'))
  await page.keyboard.press('Enter')
  await expect(question).not.toHaveAttribute('open')
  await page.keyboard.press('Space')
  await expect(question).toHaveAttribute('open')

  const settings = page.getByRole('button', { name: say('Cookie settings') })
  await tabTo(page, settings)
  await page.keyboard.press('Enter')
  await expect(banner).toBeFocused()
  await tabTo(page, banner.getByRole('button', { name: say('Accept') }))
  await page.keyboard.press('Enter')
  await expect(settings).toBeFocused()

  const form = page.getByRole('form', { name: say('Get in touch with us') })
  await tabTo(page, form.getByLabel(say('Email', 'Adresse courriel')))
  await page.keyboard.type('amara@lakeshore.ca')
  await page.keyboard.press('Tab')
  await page.keyboard.type('4165550134')
  await page.keyboard.press('Enter')
  await expect(form.getByRole('status')).toContainText(
    say('Message sent successfully.', 'Le message a été envoyé.')
  )
})

test(
  'the pages of designs and the bill calculator work with the keyboard alone',
  { tag: '@any-screen' },
  async ({ page }) => {
    // A view transition that the next navigation aborts would log an error.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(at('/designs'))
    await page.bringToFront()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: say('Skip to content') })).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('textbox', { name: say('Your name') })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByText(say('Type your name first.'))).toBeInViewport()
    await page.keyboard.type('Mai Nguyễn')
    await page.keyboard.press('Enter')
    await expect(
      page.getByRole('heading', { name: say(/designs with the name Mai/, /modèles au nom de Mai/) })
    ).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(
      page
        .getByRole('button', {
          name: say(/^See the page in the /, /^Voir la page dans le modèle /)
        })
        .first()
    ).toBeFocused()
    await page.keyboard.press('Enter')
    const design = page.getByRole('dialog')
    await tabTo(page, design.locator('iframe'))
    await page.keyboard.press('Escape')
    await expect(design).toBeHidden()
    await expect(
      page
        .getByRole('button', {
          name: say(/^See the page in the /, /^Voir la page dans le modèle /)
        })
        .first()
    ).toBeFocused()
    await tabTo(
      page,
      page.getByRole('link', { name: say(/^View Website/, /^Voir le site Web/) }).first()
    )
    await tabTo(page, page.getByRole('link', { name: 'Page 2' }))
    await page.keyboard.press('Enter')
    await page.waitForURL(at('/designs/2'))

    await page.goto(at('/pricing'))
    await page.bringToFront()
    const bill = page.getByRole('region', { name: say(/first payment/, /premier paiement/) })
    await tabTo(page, page.getByRole('radio', { name: say('Yearly') }))
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('radio', { name: say('Monthly') })).toBeChecked()
    await expect(page.getByText(say('billed yearly', 'par an')).first()).toBeHidden()
    await tabTo(page, bill.getByLabel(say('Province')))
    await page.keyboard.type('Ont')
    await page.keyboard.press('Tab')
    await expect(bill.getByText(say('HST 13%', 'TVH 13 %'))).toBeVisible()
    await tabTo(
      page,
      page.getByRole('link', { name: say('Choose Professional', 'Choisir Professional') }),
      'Shift+Tab'
    )
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: say('Create account') })).toBeVisible()
  }
)
