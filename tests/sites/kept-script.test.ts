// @vitest-environment happy-dom
import { beforeAll, expect, test } from 'vitest'

const FORM = `
  <form action="/_site/message" method="post">
    <input type="hidden" name="kind" value="search">
    <input type="hidden" name="query" value="area=Toronto&amp;beds=4">
    <button type="submit">Email me new homes</button>
  </form>`

beforeAll(async () => {
  await import('#sites/page-scripts/kept.ts')
})

/** The search that the form sends from this address. */
function queryFrom(address: string): string {
  const { happyDOM } = window as unknown as { happyDOM: { setURL: (url: string) => void } }
  happyDOM.setURL(`https://ann.example${address}`)
  document.body.innerHTML = FORM
  const form = document.querySelector('form')
  form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  return document.querySelector<HTMLInputElement>('[name="query"]')?.value ?? ''
}

test('alerts are of the search in the address, which changes without a page load', () => {
  expect(queryFrom('/listings?area=Halifax')).toBe('area=Halifax')
})

test('alerts keep their search when the form is sent again after a typing error', () => {
  expect(queryFrom('/_site/message')).toBe('area=Toronto&beds=4')
})
