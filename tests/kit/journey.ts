import { randomInt } from 'node:crypto'
import {
  type ConsoleMessage,
  expect,
  type Locator,
  type Page,
  type Request,
  test as base
} from '@playwright/test'
import { loginMessages } from '#messages/login.ts'
import { animationsEnd, axeViolations } from './axe.ts'
import { FIREFOX_NOISE, workAroundFirefox, blockScripts, SENT_HEADER } from './firefox.ts'
import { at, expectLanguage, followAddresses, say } from './language.ts'
import { expectScrollBoxes } from './scroll-boxes.ts'

/** Chromium logs every 4xx response as an error; the pages handle these. */
const REFUSED = /Failed to load resource: the server responded with a status of 4\d\d/

/** A view transition skipped because the page was left before it was painted. */
const SKIPPED_TRANSITION =
  /^(AbortError: Transition was skipped\. Navigation aborted|InvalidStateError: Transition was aborted because of invalid state\. ViewTransition opt-in disabled)$/

/** Fails a test on any unexpected console error, page error or blocked resource. */
export const test = base.extend<{ expected: RegExp; page: Page }>({
  expected: [REFUSED, { option: true }],
  page: async ({ baseURL, browserName, expected, javaScriptEnabled, page }, use) => {
    const isFirefox = browserName === 'firefox'
    if (isFirefox) await workAroundFirefox(page)
    if (isFirefox && javaScriptEnabled === false) await blockScripts(page)
    const errors: string[] = []
    const strays = followAddresses(page, baseURL)
    const collect = (message: ConsoleMessage) => {
      if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`)
    }
    page.on('console', collect)
    page.on('pageerror', (error) => {
      if (!SKIPPED_TRANSITION.test(String(error))) errors.push(String(error))
    })
    await use(page)
    expect(
      errors.filter((text) => !expected.test(text) && !(isFirefox && FIREFOX_NOISE.test(text)))
    ).toEqual([])
    expect(strays, 'pages in the other language').toEqual([])
  }
})

export type Person = {
  name: string
  email: string
  phone: string
  password: string
  base_url: string
}

/** A person with a unique email address and domain. */
export function newPerson(): Person {
  const id = `${Date.now().toString(36)}${randomInt(1e6).toString(36)}`
  return {
    name: 'Amara Osei',
    email: `amara-${id}@maplekey.test`,
    phone: '4165550134',
    password: 'a good password',
    base_url: `amara-${id}.ca`
  }
}

/** A random expiry makes a test card unique, as each card can have only one trial. */
export function uniqueExpiry(): string {
  return `${String(randomInt(1, 13)).padStart(2, '0')}${randomInt(30, 99)}`
}

export async function register(page: Page, person: Person): Promise<void> {
  await page.goto(at('/auth/register'))
  await page.getByLabel(say('Name'), { exact: true }).fill(person.name)
  await page.getByRole('main').getByLabel(say('Email', 'Adresse courriel')).fill(person.email)
  await page.getByRole('main').getByLabel(say('Phone')).fill(person.phone)
  await page.getByLabel(say('Password'), { exact: true }).fill(person.password)
  await page.getByLabel(say('Confirm password'), { exact: true }).fill(person.password)
  await page.getByRole('button', { name: say('Create account') }).click()
  await expect(page).toHaveURL(/\/auth\/account-setup$/)
}

export async function logIn(page: Page, person: Pick<Person, 'email' | 'password'>): Promise<void> {
  await page.goto(at('/auth/login'))
  await page.getByRole('main').getByLabel(say('Email', 'Adresse courriel')).fill(person.email)
  await page.getByLabel(say('Password'), { exact: true }).fill(person.password)
  await page.getByRole('button', { name: say('Log in', loginMessages.fr.submit) }).click()
}

export async function logOut(page: Page): Promise<void> {
  // The page redirects before it has loaded.
  await page.goto(at('/auth/logout'), { waitUntil: 'commit' })
  await expect(page).toHaveURL(/\/auth\/login$/)
}

const next = (page: Page) => page.getByRole('button', { name: say('Next') }).click()
export const expectStep = (page: Page, name: string) =>
  expect(page.getByRole('tab', { name: say(name) })).toHaveAttribute('aria-selected', 'true')

export async function fillTemplate(page: Page, name = 'Avenue'): Promise<void> {
  await expectStep(page, 'Template')
  await page.getByRole('radio', { name: new RegExp(name) }).check({ force: true })
  await next(page)
}

export async function fillWebsite(page: Page, person: Person): Promise<void> {
  await expectStep(page, 'Website Details')
  await page.getByLabel(say('Website name')).fill('Amara Osei Homes')
  await page.getByLabel(say('Domain')).fill(person.base_url)
  await next(page)
}

export async function fillAgent(page: Page): Promise<void> {
  await expectStep(page, 'Agent')
  await page.getByLabel(say('Designation')).fill(say('Broker', 'Courtière'))
  await next(page)
}

export async function fillBrokerage(page: Page): Promise<void> {
  await expectStep(page, 'Brokerage')
  await page.getByLabel(say('Brokerage name')).fill('Lakeshore Realty Brokerage')
  await page.getByRole('main').getByLabel(say('Phone')).fill('4165550100')
  await page
    .getByRole('textbox', { name: say('Address'), exact: true })
    .fill('120 Queen Street West')
  await next(page)
}

/** Fills in the required entries of the steps before the plan. */
export async function fillStepsToPlan(page: Page, person: Person): Promise<void> {
  await fillTemplate(page)
  await fillWebsite(page, person)
  await fillAgent(page)
  await fillBrokerage(page)
  await expectStep(page, 'Plan')
}

export async function fillBilling(
  page: Page,
  province: 'Ontario' | 'Quebec' = 'Ontario'
): Promise<void> {
  await expectStep(page, 'Payment')
  await page.getByLabel(say('City')).fill('Toronto')
  await page
    .getByLabel(say('Province'))
    .selectOption({ label: say(province, province.replace('Que', 'Qué')) })
  await page.getByLabel(say('Postal code')).fill('M5H 2N2')
}

export async function fillCard(
  page: Page,
  { number = '4242424242424242', expiry = '1230' } = {}
): Promise<void> {
  await page.getByLabel(say('Card number')).pressSequentially(number)
  await page.getByLabel(say('Expiry')).pressSequentially(expiry)
  await page.getByLabel(say('CVC')).pressSequentially(number.startsWith('37') ? '1234' : '123')
}

/** Presses Tab until the element has the focus. */
export async function tabTo(page: Page, wanted: Locator, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press(key)
    if (await wanted.evaluate((element) => element === document.activeElement)) return
  }
  await expect(wanted).toBeFocused()
}

/** Waits for a toast with this message. */
export const expectToast = (page: Page, message: string) =>
  expect(
    page
      .getByRole('region', { name: say('Messages') })
      .getByText(message)
      .first()
  ).toBeVisible()

/** No toast covers the focused control. */
export async function expectClearOfToasts(page: Page): Promise<void> {
  const covering = () => {
    const control = document.activeElement!.getBoundingClientRect()
    return [...document.querySelectorAll('#toasts > *')]
      .filter((element) => {
        const { bottom, left, right, top } = element.getBoundingClientRect()
        const isBeside = control.right <= left || control.left >= right
        return !isBeside && control.bottom > top && control.top < bottom
      })
      .map(({ textContent }) => textContent)
  }
  await expect.poll(() => page.evaluate(covering)).toEqual([])
}

/** The body of a request; in Firefox, from the header that `workAroundFirefox` adds. */
export function requestBody(request: Request): string {
  const header = request.headers()[SENT_HEADER]
  return header === undefined ? (request.postData() ?? '') : decodeURIComponent(header)
}

/** Answers the cookie banner in advance. Firefox starts on an empty page without storage. */
export async function skipCookieBanner(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (origin !== 'null') localStorage.setItem('cookieAccepted', 'true')
  })
}

/** No axe violation, no horizontal overflow and no text of another language, once all animations have finished. */
export async function expectAccessible(page: Page): Promise<void> {
  await animationsEnd(page)
  expect(await axeViolations(page)).toEqual([])
  await expectLanguage(page)
  await expectNoOverflow(page)
}

/** Checks the loaded page at a desktop's and a phone's width. */
export async function expectAccessibleOnAnyScreen(page: Page, widths = [1440, 360]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await expectAccessible(page)
  }
}

/** Nothing is wider than a screen of this width, or scrolls in a box that the keyboard can't reach. */
export async function expectFits(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 })
  await animationsEnd(page)
  await expectNoOverflow(page)
}

async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = () => {
    const { clientWidth, scrollWidth } = document.documentElement
    return scrollWidth - clientWidth
  }
  // A page may follow a new width a frame later.
  await expect.poll(() => page.evaluate(overflow)).toBeLessThanOrEqual(0)
  await expectScrollBoxes(page)
}
