// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'

/** The page's address once its script has run; `from` is where it was opened. */
async function addressAfter(from: string, body: string): Promise<string> {
  const { happyDOM } = window as unknown as { happyDOM: { setURL: (url: string) => void } }
  happyDOM.setURL(`https://ann.example${from}`)
  document.body.innerHTML = body
  vi.resetModules()
  await import('#sites/page-scripts/answered.ts')
  return location.pathname + location.search
}

const FORM = '<form class="site-form" action="/_site/message?page=%2Flistings">'
const PAGE = '<input name="page" value="/listings">'
const QUERY = '<input name="query" value="area=Toronto&amp;beds=4">'

test.each([
  ['becomes the form’s own page', `${FORM}${PAGE}`, '/listings'],
  ['keeps the search of the form', `${FORM}${PAGE}${QUERY}`, '/listings?area=Toronto&beds=4']
])('in the history, the page that answers a form %s', async (_, body, address) => {
  expect(await addressAfter('/_site/message?page=%2Flistings', body)).toBe(address)
})

test('a page that answers a form at its own address stays one entry of the history', async () => {
  const replaced = vi.spyOn(history, 'replaceState')
  const entries = history.length

  expect(await addressAfter('/homes-account?sent=1', '<form></form>')).toBe('/homes-account?sent=1')
  expect(replaced).toHaveBeenCalledOnce()
  expect(history.length).toBe(entries)
})
