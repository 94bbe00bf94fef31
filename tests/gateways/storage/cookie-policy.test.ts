// @vitest-environment happy-dom
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { BROWSER_KEYS, TAB_KEYS } from '#gateways/storage/browser-storage.ts'

test('the sample cookie policy lists every key in the browser’s storage, and which end with the tab', async () => {
  const sample = await readFile('src/panel/tables/seed/policies/cookie-policy.html', 'utf8')
  const page = new DOMParser().parseFromString(sample, 'text/html')
  const listed = [...page.querySelectorAll('tbody tr')].flatMap((row) => {
    const [names, purpose, ends] = [...row.querySelectorAll('td')].map((cell) => cell.textContent)
    expect(purpose).toBeTruthy()
    const endsWithTab = /tab is closed$/.test(ends ?? '')
    return names!.split(', ').map((name) => ({ name, endsWithTab }))
  })
  const kept = [
    ...BROWSER_KEYS.map((name) => ({ name, endsWithTab: false })),
    ...TAB_KEYS.map((name) => ({ name, endsWithTab: true }))
  ]
  const byName = (one: { name: string }, other: { name: string }) =>
    one.name < other.name ? -1 : 1
  expect(listed.sort(byName)).toEqual(kept.sort(byName))
})
