import type { Page } from '@playwright/test'

type Inserts = { __pw_bidiInsertText?: (text: string) => void }

/** The header under which a test in Firefox sees what a page sends: BiDi tells of a request without its body. */
export const SENT_HEADER = 'x-walk-sent'

/** Makes good what Playwright's way into an everyday Firefox can't do. */
export async function fitFirefox(page: Page): Promise<void> {
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
  await page.addInitScript((header) => {
    const { fetch } = window
    window.fetch = async (input, init) => {
      const request = new Request(input, init)
      const sent = await request.clone().text()
      if (sent) request.headers.set(header, encodeURIComponent(sent))
      return fetch(request)
    }
  }, SENT_HEADER)
}

/** A script that `refuseScripts` has kept from running, and a font that was on its way when the page was left. */
export const FIREFOX_SAYS = /settings blocked .*\(script-src|download failed .*status=2152398850/

/** BiDi leaves a page its scripts whatever a test asks for, so the page's own policy takes them away. */
export async function refuseScripts(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const headers = { ...response.headers(), 'content-security-policy': "script-src 'none'" }
    return route.fulfill({ response, headers })
  })
}
