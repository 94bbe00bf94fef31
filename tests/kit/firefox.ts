import type { Locator, Page } from '@playwright/test'

type Inserts = { __pw_bidiInsertText?: (text: string) => void }

/** The header under which a test in Firefox sees what a page sends: BiDi tells of a request without its body. */
export const SENT_HEADER = 'x-walk-sent'

const SENT_ON = /NS_BINDING_ABORTED|is interrupted by another navigation/

/** Makes good what Playwright's way into an everyday Firefox can't do. */
export async function workAroundFirefox(page: Page): Promise<void> {
  // It writes a text by setting `value`, which React takes for its own doing and undoes, and doubles what an e-mail
  // field held. So the text goes in as a paste does, by the browser's own editing.
  await page.addInitScript(() => {
    Object.defineProperty(window as Inserts, '__pw_bidiInsertText', {
      get: () => (text: string) => {
        document.execCommand('insertText', false, text)
      },
      set() {}
    })
  })
  // A page that sends its visitor on before it is loaded has been cancelled for the next one, and `goto` fails here alone.
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
      // A server takes headers of 16 kB, which a picture is beyond.
      if (sent && sent.length < 5000) request.headers.set(header, encodeURIComponent(sent))
      return fetch(request)
    }
  }, SENT_HEADER)
}

/** A script that `blockScripts` has kept from running, and a font or a script that was on its way when the page was left. */
export const FIREFOX_NOISE =
  /settings blocked .*\(script-src|download failed .*status=2152398850|error loading dynamically imported module/

const isInFirefox = (element: Locator): boolean =>
  element.page().context().browser()?.browserType().name() === 'firefox'

/**
 * Presses a button in a frame of another site, where BiDi's mouse and keys don't reach. The frame may go with the press:
 * it is told of once the press is answered for, or Playwright would take it for missed and press again in the next frame.
 */
export async function clickCrossOrigin(button: Locator): Promise<void> {
  if (!isInFirefox(button)) return button.click()
  await button.evaluate((element: HTMLElement) => {
    setTimeout(() => element.click())
  })
}

/** Types into a frame of another site. */
export async function fillCrossOrigin(input: Locator, text: string): Promise<void> {
  if (!isInFirefox(input)) return input.fill(text)
  await input.evaluate((box: HTMLInputElement, typed) => {
    box.value = typed
    box.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }, text)
}

/** BiDi leaves a page its scripts whatever a test asks for, so the page's own policy takes them away. */
export async function blockScripts(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const headers = { ...response.headers(), 'content-security-policy': "script-src 'none'" }
    return route.fulfill({ response, headers })
  })
}
