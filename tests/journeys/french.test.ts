import { expect } from '@playwright/test'
import { contactMessages } from '#messages/contact.ts'
import { failureMessages } from '#messages/failures.ts'
import { firstPaymentMessages } from '#messages/first-payment.ts'
import { formMessages } from '#messages/forms.ts'
import { namedDesignsMessages } from '#messages/named-designs.ts'
import { contactValidation } from '#messages/validation/contact.ts'
import { englishPath, isFrenchPath } from '#rules/french-path.ts'
import { test } from '../kit/journey.ts'
import { frenchFaultsIn, frenchPaths, scriptsOf, shownTexts } from '../kit/french-pages.ts'
import { links, readPage, structuredData } from '../kit/read-page.ts'

const ONCE = { tag: '@any-screen' }

test(
  'every French page is in French, as it is written in Quebec, and its links keep its language',
  ONCE,
  async ({ request }) => {
    const paths = await frenchPaths(request)
    expect(paths.length).toBeGreaterThan(18)
    for (const path of [...paths, '/fr/no-such-page']) {
      const { document } = await readPage(request, path)
      expect.soft(document.documentElement.lang, path).toBe('fr-CA')
      expect.soft(frenchFaultsIn(document), path).toEqual([])
    }
  }
)

test('a page in both languages leads to the other one', ONCE, async ({ request }) => {
  const paths = await frenchPaths(request)
  for (const path of paths) {
    const pair = { 'en-CA': englishPath(path), 'fr-CA': path, 'x-default': englishPath(path) }
    for (const side of [path, pair['en-CA']]) {
      const { document } = await readPage(request, side)
      const alternates = [...document.querySelectorAll('link[hreflang]')].map((link) => [
        link.getAttribute('hreflang'),
        new URL(link.getAttribute('href') ?? '').pathname
      ])
      expect.soft(Object.fromEntries(alternates), side).toEqual(pair)
      const other = isFrenchPath(side) ? `English: ${pair['en-CA']}` : `Français: ${path}`
      expect.soft(links(document, '[data-language]'), side).toEqual([other, other, other])
    }
  }
})

test('the French blog and its feed have the posts that have French', ONCE, async ({ request }) => {
  const answer = await request.get('/api/general/blog?limit=20&offset=0', {
    headers: { 'accept-language': 'fr-CA' }
  })
  const posts = ((await answer.json()) as { data: { post_id: number; post_title: string }[] }).data
  expect(posts.length).toBeGreaterThan(10)
  const listed = await Promise.all(
    ['/fr/blog', '/fr/blog/page/2'].map(async (path) =>
      links((await readPage(request, path)).document, 'main li.card a')
    )
  )
  expect(listed.flat()).toEqual(
    posts.map(({ post_id, post_title }) => {
      const title = post_title.replaceAll('\u00A0', ' ')
      return `${title}: /fr/blog/${post_id}`
    })
  )
  const feed = await (await request.get('/fr/rss.xml')).text()
  expect(feed).toContain('<language>fr-CA</language>')
  const items = [...feed.matchAll(/<guid isPermaLink="true">(.*?)<\/guid>/g)]
  expect(items.map(([, address]) => new URL(address ?? '').pathname)).toEqual(
    posts.map(({ post_id }) => `/fr/blog/${post_id}`)
  )
  const { document } = await readPage(request, '/fr/blog/1')
  const named = document.querySelector('link[type="application/rss+xml"]')
  expect(named?.getAttribute('href')).toBe('/fr/rss.xml')
  const { headline, inLanguage, url } = structuredData(document)['BlogPosting'] ?? {}
  const address = new URL(String(url)).pathname
  expect({ address, headline, inLanguage }).toEqual({
    address: '/fr/blog/1',
    headline: posts.at(-1)?.post_title,
    inLanguage: 'fr-CA'
  })
})

test('both pricing pages name the same amounts', ONCE, async ({ request }) => {
  const [english, french] = await Promise.all([
    readPage(request, '/pricing'),
    readPage(request, '/fr/pricing')
  ])
  const amounts = (texts: readonly string[], sign: RegExp) =>
    texts.flatMap((text) =>
      [...text.matchAll(sign)].map(([, amount]) => Number(amount?.replaceAll(/\D/g, '')))
    )
  const inEnglish = amounts(shownTexts(english.document), /CAD ([\d,]+\.\d\d)/g)
  expect(inEnglish.length).toBeGreaterThan(12)
  expect(amounts(shownTexts(french.document), /([\d\u00A0]+,\d\d)\u00A0\$/g)).toEqual(inEnglish)
  const offers = [english, french].map(({ document }) => {
    const { offers } = structuredData(document)['Product'] as { offers: { price: string }[] }
    return offers.map(({ price }) => price)
  })
  expect(offers[1]).toEqual(offers[0])
})

test('scripts have the texts of their page’s language alone', ONCE, async ({ request }) => {
  const subjects = [
    contactMessages,
    failureMessages,
    firstPaymentMessages,
    formMessages,
    namedDesignsMessages
  ]
  const sentences = (language: 'en' | 'fr') =>
    subjects.flatMap((subject) =>
      Object.values<unknown>(subject[language]).filter(
        (text): text is string => typeof text === 'string' && text.includes(' ')
      )
    )
  for (const path of ['/', '/pricing', '/contact']) {
    const english = await scriptsOf(request, path)
    const french = await scriptsOf(request, path === '/' ? '/fr' : `/fr${path}`)
    expect(sentences('en').filter((text) => english.includes(text)).length, path).toBeGreaterThan(2)
    expect(sentences('fr').filter((text) => french.includes(text)).length, path).toBeGreaterThan(2)
    expect
      .soft(
        sentences('fr').filter((text) => english.includes(text)),
        path
      )
      .toEqual([])
    expect
      .soft(
        sentences('en').filter((text) => french.includes(text)),
        path
      )
      .toEqual([])
  }
})

test('a visitor switches to French, sees their bill and an answer in it, and is remembered @any-screen @long', async ({
  page
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/pricing')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Français' }).click()
  await expect(page).toHaveURL(/\/fr\/pricing$/)
  await page.getByRole('combobox', { name: 'Province ou territoire' }).selectOption('Québec')
  const bill = page.locator('[data-first-payment]')
  await expect(bill).toContainText('TVQ 9,975\u00A0%')
  await expect(bill).toContainText('Total')
  await page.getByRole('link', { name: 'Nous joindre' }).first().click()
  await expect(page).toHaveURL(/\/fr\/contact$/)
  await page.getByRole('main').getByRole('button', { name: 'Envoyer' }).click()
  await expect(page.getByRole('main')).toContainText(contactValidation.fr.nameRequired)
  await page.goto('about:blank')
  await page.goto('/')
  await expect(page).toHaveURL(/\/fr$/)
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(/[^r]\/$/)
  await page.goto('about:blank')
  await page.goto('/')
  await expect(page.getByRole('contentinfo')).toContainText('Français')
})
