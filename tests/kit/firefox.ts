import type { Locator, Page } from '@playwright/test'

type Inserts = { __pw_bidiInsertText?: (text: string) => void }

/** Carries a copy of the request body to tests in Firefox, as BiDi reports requests without it. */
export const SENT_HEADER = 'x-walk-sent'

const SENT_ON = /NS_BINDING_ABORTED|is interrupted by another navigation/

/** Works around the limits of Playwright with an ordinary Firefox. */
export async function workAroundFirefox(page: Page): Promise<void> {
  // Its `fill` sets `value`, which React reverts, and appends in email fields; so text is inserted
  // like a paste, by the browser's own editing.
  await page.addInitScript(() => {
    Object.defineProperty(window as Inserts, '__pw_bidiInsertText', {
      get: () => (text: string) => {
        document.execCommand('insertText', false, text)
      },
      set() {}
    })
  })
  // If a page redirects before it has loaded, `goto` fails in Firefox only.
  const goto = page.goto.bind(page)
  page.goto = (url, options) =>
    goto(url, options).catch((error: unknown) => {
      if (SENT_ON.test(String(error))) return null
      throw error
    })
  await page.addInitScript((header) => {
    const { fetch } = window
    window.fetch = async (input, init) => {
      const request = new Request(input, init)
      const sent = await request.clone().text()
      // Headers are limited to 16 kB, which a picture exceeds.
      if (sent && sent.length < 5000) request.headers.set(header, encodeURIComponent(sent))
      return fetch(request)
    }
  }, SENT_HEADER)
}

/** Messages about scripts blocked by `blockScripts`, and about aborted downloads. */
export const FIREFOX_NOISE =
  /settings blocked .*\(script-src|download failed .*status=2152398850|error loading dynamically imported module/

const isInFirefox = (element: Locator): boolean =>
  element.page().context().browser()?.browserType().name() === 'firefox'

/**
 * Clicks in a cross-origin frame, which BiDi's mouse and keys don't reach. The click is deferred, as
 * it may remove the frame: Playwright would then retry it in the next one.
 */
export async function clickCrossOrigin(button: Locator): Promise<void> {
  if (!isInFirefox(button)) return button.click()
  await button.evaluate((element: HTMLElement) => {
    setTimeout(() => element.click())
  })
}

/** Types into a cross-origin frame. */
export async function fillCrossOrigin(input: Locator, text: string): Promise<void> {
  if (!isInFirefox(input)) return input.fill(text)
  await input.evaluate((box: HTMLInputElement, typed) => {
    box.value = typed
    box.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }, text)
}

/** Disables JavaScript through the page's CSP, as BiDi can't. */
export async function blockScripts(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const headers = { ...response.headers(), 'content-security-policy': "script-src 'none'" }
    return route.fulfill({ response, headers })
  })
}
