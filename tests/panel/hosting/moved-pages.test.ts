import { afterAll, beforeAll, expect, test } from 'vitest'
import { startHosting } from '../../kit/hosting.ts'

type Hosting = Awaited<ReturnType<typeof startHosting>>
type Site = Awaited<ReturnType<Hosting['newSite']>>
let hosting: Hosting
let english: Site
let french: Site

beforeAll(async () => {
  hosting = await startHosting()
  english = await hosting.newSite({ language: 'en', second_language: 'fr' })
  french = await hosting.newSite({ language: 'fr', second_language: 'en' })
})
afterAll(() => hosting.close())

const at = async ({ host }: Site, path: string) => {
  const { headers, status } = await hosting.get(host, path)
  return headers.location === undefined ? status : [status, headers.location]
}

test.each([
  ['/about/?utm_source=flyer', '/about?utm_source=flyer'],
  ['/listings/?City=Toronto&type=condo', '/listings?City=Toronto&type=condo'],
  ['/fr/?utm_source=x', '/fr?utm_source=x'],
  ['/about/', '/about'],
  ['/about/?', '/about']
])('%s leads to %s with all that was asked', async (path, to) => {
  expect(await at(english, path)).toEqual([308, to])
})

test.each([
  ['/fr', '/'],
  ['/fr/about', '/about'],
  [
    '/fr/listings/12-elm-street-toronto-1234?utm_source=card',
    '/listings/12-elm-street-toronto-1234?utm_source=card'
  ],
  ['/fr/blog/printemps', '/blog/printemps']
])('on a website in French, the address %s leads to %s', async (path, to) => {
  expect(await at(french, path)).toEqual([308, to])
})

test('pages of the second language, and a visitor’s privacy choices, keep their addresses', async () => {
  expect(await at(english, '/fr/about')).toBe(200)
  expect(await at(french, '/en/about')).toBe(200)
  expect(await at(french, '/about')).toBe(200)
  expect(await at(english, '/en/about')).toEqual([308, '/about'])
  expect(await at(french, '/fr/privacy-choices')).toBe(200)
  expect(await at(french, '/french')).toBe(404)
})
