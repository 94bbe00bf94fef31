import { expect, test as walk } from '@playwright/test'
import type { Document } from 'happy-dom'
import { isFrenchPath } from '#rules/french-path.ts'
import { paths } from '#rules/paths.ts'
import { visibleTexts, links, readPage, structuredData, visibleText } from '../kit/read-page.ts'

/** These tests read the HTML as it is served, so one screen is enough. */
const test = (name: string, body: Parameters<typeof walk>[2]) =>
  walk(name, { tag: '@any-screen' }, body)

/** Not every page is there in both languages. */
function withoutSwitch(document: Document): Document {
  for (const link of document.querySelectorAll('[data-language]')) link.remove()
  return document
}

test('every public page has the same header, footer and cookie banner', async ({ request }) => {
  const map = await (await request.get('/sitemap.xml')).text()
  const addresses = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address!)
  const known = addresses.map((address) => new URL(address).pathname)
  const paths = [...known.filter((path) => !isFrenchPath(path)), '/no-such-page']
  expect(paths.length).toBeGreaterThan(25)
  for (const path of paths) {
    const document = withoutSwitch((await readPage(request, path)).document)
    const [offer, cookies] = ['Offer', 'Cookies'].map((name) =>
      document.querySelector(`aside[aria-label=${name}]`)
    )
    expect
      .soft(visibleText(offer), path)
      .toMatch(/^Early bird Save up to 20% on an annual subscription/)
    expect
      .soft(links(document, 'body > header nav[aria-label=Main] a'), path)
      .toEqual([
        'Home: /',
        'Designs: /designs',
        'About: /about',
        'Blog: /blog',
        'Pricing: /pricing'
      ])
    const user = links(document, 'body > header .bar > .acts a')
    expect
      .soft(user, path)
      .toEqual([
        'Login: /auth/login',
        'Register: /auth/register',
        'Dashboard: /dashboard/home',
        'Continue Registration: /auth/account-setup',
        'Logout: /auth/logout',
        'Contact Now: /contact'
      ])
    const menu = links(document, '#site-menu ul a, #site-menu .acts a')
    expect
      .soft(menu.toSorted(), path)
      .toEqual([...links(document, 'body > header nav[aria-label=Main] a'), ...user].toSorted())
    const footer = document.querySelector('body > footer')
    expect
      .soft(links(footer, '[aria-labelledby=quick-links] li a'), path)
      .toEqual([
        'Home: /',
        'Designs: /designs',
        'Plans: /pricing',
        'Contact: /contact',
        'How to Setup: /how-to-setup/list',
        'Calculators: /calculators'
      ])
    expect
      .soft(links(footer, '[aria-labelledby=good-to-know] li a'), path)
      .toEqual([
        'Privacy Policy: /policies/privacy-policy',
        'Cookie Policy: /policies/cookie-policy',
        'FAQ: /faq'
      ])
    // The owner has set none.
    expect.soft(visibleText(footer), path).not.toContain('Follow us')
    expect
      .soft(visibleText(footer?.querySelector('.copyright')), path)
      .toMatch(/^© 2022 Maplekey\./)
    expect.soft(visibleTexts(footer, 'h2'), path).toContain('Get in touch with us')
    const fields = [...(footer?.querySelectorAll('form#callback input') ?? [])]
    expect.soft(fields.map((field) => field.getAttribute('name'))).toEqual(['email', 'contact'])
    expect.soft(visibleTexts(cookies, 'button'), path).toEqual(['Decline', 'Accept'])
  }
})

test('every page has its own title, one h1, no skipped heading level, and its own canonical URL', async ({
  request
}) => {
  const map = await (await request.get('/sitemap.xml')).text()
  const addresses = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address!)
  const titles = new Map<string, string>()
  for (const path of [
    ...addresses.map((address) => new URL(address).pathname),
    ...['login', 'register', 'forgotPassword'].map((page) => `/auth/${page}`)
  ]) {
    const { document } = await readPage(request, path)
    const title = document.title
    expect.soft(title, path).toMatch(/^.+ \| Maplekey$/)
    expect.soft(titles.get(title), `${path} has the title of another page`).toBeUndefined()
    titles.set(title, path)
    const levels = [...document.querySelectorAll('h1,h2,h3,h4')].map(({ tagName }) =>
      Number(tagName[1])
    )
    expect
      .soft(
        levels.filter((level) => level === 1),
        path
      )
      .toHaveLength(1)
    const gaps = levels.filter((level, at) => at > 0 && level > (levels[at - 1] ?? 0) + 1)
    expect.soft(gaps, `${path}: ${levels.join()}`).toEqual([])
    const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? ''
    expect.soft(new URL(canonical).pathname, path).toBe(path)
    const property = (name: string) =>
      document.querySelector(`meta[property="og:${name}"]`)?.getAttribute('content')
    expect.soft(property('url'), path).toBe(canonical)
    expect.soft(`${property('title')} | ${property('site_name')}`, path).toBe(title)
    const description = document.querySelector('meta[name=description]')?.getAttribute('content')
    expect.soft(description?.length, path).toBeGreaterThan(30)
    const skip = isFrenchPath(path) ? 'Aller au contenu' : 'Skip to content'
    expect.soft(links(document, 'a.skip'), path).toEqual([`${skip}: #main`])
    expect.soft(document.querySelectorAll('main#main'), path).toHaveLength(1)
  }
})

test('the log-in pages and the dashboard have the same footer and cookie banner as the home page', async ({
  request
}) => {
  const home = withoutSwitch((await readPage(request, '/')).document)
  const guarded = Object.values(paths).filter(
    // Editors have a preview with a footer of its own, and none themselves.
    (path) => /^\/(auth|dashboard)\//.test(path) && ![paths.posts, paths.website].includes(path)
  )
  expect(guarded.length).toBeGreaterThan(9)
  for (const path of guarded) {
    const document = withoutSwitch((await readPage(request, path)).document)
    for (const part of ['footer', '#cookies']) {
      expect
        .soft(visibleText(document.querySelector(part)), path)
        .toBe(visibleText(home.querySelector(part)))
      expect.soft(links(document, `${part} a`), path).toEqual(links(home, `${part} a`))
    }
  }
})

test('an unknown page, post or policy shows the same page with status 404', async ({ request }) => {
  for (const path of ['/no-such-page', '/blog/999', '/blog/page/9', '/policies/no-such-policy']) {
    const { document, status } = await readPage(request, path)
    expect(status, path).toBe(404)
    const main = document.querySelector('main')
    expect(visibleText(main)).toContain('Page you are searching is either removed or not valid.')
    expect(links(main)).toEqual(['Home: /', 'Contact: /contact'])
  }
})

test('public pages load nothing from other hosts', async ({ request }) => {
  for (const path of ['/', '/pricing', '/contact', '/blog/1', '/auth/login']) {
    const { document } = await readPage(request, path)
    const sources = [...document.querySelectorAll('[src], link[rel=stylesheet], link[rel=preload]')]
    const addresses = sources.map((it) => it.getAttribute('src') ?? it.getAttribute('href') ?? '')
    expect(addresses.filter((address) => /^(https?:)?\/\//.test(address))).toEqual([])
  }
})

test('structured data has every field that search engines require', async ({ request }) => {
  const needs: Record<string, [path: string, fields: string[]]> = {
    Organization: ['/', ['name', 'url', 'logo', 'contactPoint']],
    Product: ['/pricing', ['name', 'image', 'description', 'offers']],
    FAQPage: ['/faq', ['mainEntity']],
    BlogPosting: ['/blog/1', ['headline', 'image', 'datePublished', 'author', 'publisher']],
    BreadcrumbList: ['/how-to-setup/name-server', ['itemListElement']]
  }
  for (const [kind, [path, fields]] of Object.entries(needs)) {
    const data = structuredData((await readPage(request, path)).document)[kind]
    expect(data?.['@context']).toBe('https://schema.org')
    expect(
      fields.filter((field) => !data?.[field]),
      kind
    ).toEqual([])
  }
  for (const path of ['/blog/1', '/how-to-setup/google-keys']) {
    const { document } = await readPage(request, path)
    const { itemListElement } = structuredData(document)['BreadcrumbList'] as {
      itemListElement: { position: number; name: string; item: string }[]
    }
    expect(itemListElement.map(({ position }) => position)).toEqual([1, 2, 3])
    expect(itemListElement.map(({ name }) => name)).toEqual(
      visibleTexts(document, 'nav[aria-label=Breadcrumb] li')
    )
    const last = new URL(itemListElement[2]!.item)
    expect([last.pathname, (await request.get(last.href)).status()]).toEqual([path, 200])
  }
})

test('every icon of the manifest exists in the size it declares', async ({ request }) => {
  const { document } = await readPage(request, '/')
  const path = document.querySelector('link[rel=manifest]')?.getAttribute('href') ?? ''
  const manifest = (await (await request.get(path)).json()) as {
    name: string
    start_url: string
    icons: { src: string; sizes: string; type: string }[]
  }
  expect([manifest.name, manifest.start_url]).toEqual(['Maplekey', '/'])
  for (const { src, sizes, type } of manifest.icons) {
    const answer = await request.get(src)
    expect(answer.headers()['content-type'], src).toBe(type)
    if (type !== 'image/png') continue
    const png = await answer.body()
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes)
  }
  for (const icon of document.querySelectorAll('link[rel~=icon], link[rel=apple-touch-icon]'))
    expect((await request.get(icon.getAttribute('href') ?? '')).ok()).toBe(true)
})
