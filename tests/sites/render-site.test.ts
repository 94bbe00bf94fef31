import { expect, test } from 'vitest'
import { drawing, render } from '#sites/server-entry.tsx'
import { attributeOf, sitePage, textIn } from '../kit/site-page.ts'
import { PICTURE, siteContent, siteRequest } from '../kit/site-requests.ts'

const text = (change: Parameters<typeof siteRequest>[0]) => String(render(siteRequest(change)).body)

function head(change: Parameters<typeof siteRequest>[0]) {
  const page = sitePage(text(change))
  const named = [...page.all('meta'), ...page.all('link')].map((element) => {
    const name = attributeOf(element, 'property') ?? attributeOf(element, 'name')
    const key = name ?? [attributeOf(element, 'rel'), attributeOf(element, 'hreflang')].join(' ')
    return [key.trim(), attributeOf(element, 'content') ?? attributeOf(element, 'href')] as const
  })
  const title = ['title', textIn(page.all('title')[0]!)] as const
  return Object.fromEntries<string | undefined>([title, ...named])
}

test('a page says what it is about, where it lives and in which languages', () => {
  expect(head({ path: '/fr/about' })).toMatchObject({
    title: 'À propos | Amara Osei Homes',
    canonical: 'https://ann.example/fr/about',
    'alternate en-CA': 'https://ann.example/about',
    'alternate fr-CA': 'https://ann.example/fr/about',
    'alternate x-default': 'https://ann.example/about',
    'og:url': 'https://ann.example/fr/about',
    'og:locale': 'fr_CA',
    'og:image': expect.stringMatching(
      /^https:\/\/ann\.example\/_site\/share\/fr-about\.[0-9a-f]{8}\.jpg$/
    ),
    'og:image:width': '1200',
    'twitter:card': 'summary_large_image',
    manifest: '/site.webmanifest',
    icon: '/icon.svg'
  })
  expect(head({ path: '/' })['description']).toMatch(/^West-end semis/)
})

test('a website in one language has no other one to offer', () => {
  const content = siteContent({ second_language: null })
  const html = text({ content })

  expect(html).not.toContain('hreflang')
  expect(html).not.toContain('language-switch')
  expect(render(siteRequest({ content, path: '/fr' })).status).toBe(404)
})

test('a shared link’s picture has another address without the photograph, and a preview has none', () => {
  const content = siteContent({ salesman_image: null })
  const image = (change: object) => head(change)['og:image']

  expect(image({ content, path: '/about' })).not.toBe(image({ path: '/about' }))
  expect(image({ isPreview: true })).toBeUndefined()
})

test('the menu marks the page and leads to the same page in the other language', () => {
  const page = sitePage(text({ path: '/about' }))
  const links = page.all('a').map((link) => [attributeOf(link, 'href'), textIn(link)] as const)

  expect(links).toContainEqual(['/fr/about', 'Français'])
  expect(links).toContainEqual(['/all', 'Everything'])
  const current = page.all('a').filter((link) => attributeOf(link, 'aria-current') === 'page')
  expect(current.map(textIn)).toEqual(['About'])
})

test('a hidden page is neither served nor linked to', () => {
  const content = siteContent()
  const pages = content.pages.map((page) =>
    page.kind === 'about' ? { ...page, hidden: true } : page
  )
  const request = siteRequest({ content: { ...content, pages } })

  expect(render({ ...request, path: '/about' }).status).toBe(404)
  expect(String(render(request).body)).not.toContain('href="/about"')
  expect(String(render({ ...request, path: '/sitemap.xml' }).body)).not.toContain('/about')
})

test.each([
  ['/nothing', 'Page not found', '/'],
  ['/fr/rien', 'Page introuvable', '/fr']
])('%s is a 404 page in its language: %s', (path, title, home) => {
  const answer = render(siteRequest({ path }))
  const page = sitePage(String(answer.body))

  expect(answer.status).toBe(404)
  expect(page.errors).toEqual([])
  expect(page.read).toContain(title)
  expect(page.values('href', 'a')).toContain(home)
  expect(page.read).toContain('Lakeshore Realty Brokerage')
})

test('JSON-LD describes the agent, the way to the page, and its questions', () => {
  const [script] = sitePage(text({ path: '/all' })).all('script')
  const { '@graph': graph } = JSON.parse(textIn(script!)) as { '@graph': Record<string, unknown>[] }

  expect(graph.map((one) => one['@type'])).toEqual(['RealEstateAgent', 'BreadcrumbList', 'FAQPage'])
  expect(graph[0]).toMatchObject({
    name: 'Amara Osei',
    telephone: '+14165550134',
    url: 'https://ann.example/',
    address: { addressLocality: 'Toronto', addressRegion: 'ON', addressCountry: 'CA' }
  })
})

test('no text can end the JSON-LD or any element', () => {
  const attack = '</script><script>alert(1)</script>"><img src=x onerror=alert(1)>'
  const content = siteContent({ salesman_name: attack, company_name: attack, website_name: attack })
  for (const path of ['/', '/all', '/nothing']) {
    const page = sitePage(text({ content, path }))

    expect(page.errors).toEqual([])
    expect(page.values('type', 'script').filter((type) => type !== 'application/ld+json')).toEqual(
      []
    )
    expect(page.values('onerror')).toEqual([])
  }
  expect(() => render(siteRequest({ content, path: '/icon.svg' }))).not.toThrow()
})

test('the foot names agent, title and brokerage whatever the content is', () => {
  const content = siteContent()
  const pages = content.pages.map((page) => ({ ...page, blocks: [] }))
  const html = text({ content: { ...content, pages } })
  const foot = html.slice(html.indexOf('<footer'))

  expect(foot).toContain('Amara Osei')
  expect(foot).toContain('Sales Representative')
  expect(foot).toContain('Lakeshore Realty Brokerage')
})

test('the sitemap lists every page in each language, with its date', () => {
  const pageDates = { about: '2026-10-01T08:00:00.000Z' }
  const { body, type } = render(siteRequest({ pageDates, path: '/sitemap.xml' }))

  expect(type).toBe('application/xml')
  for (const path of ['/', '/fr', '/about', '/fr/about', '/all', '/fr/all']) {
    expect(body).toContain(`<loc>https://ann.example${path}</loc>`)
  }
  expect(body).toContain('/all</loc><lastmod>2026-11-23T10:00:00.000Z</lastmod>')
  expect(body).toContain(`/fr/about</loc><lastmod>${pageDates.about}</lastmod>`)
})

test.each([
  ['a preview', { isPreview: true }, 'Preview: not published'],
  ['a sample', { isSample: true }, 'Sample site']
])('%s says that it is one, and keeps search engines out', (_, change, words) => {
  const request = siteRequest(change)
  const page = sitePage(String(render(request).body))

  expect(page.read).toContain(words)
  expect(page.values('content', 'meta')).toContain('noindex')
  expect(render({ ...request, path: '/robots.txt' }).body).toBe('User-agent: *\nDisallow: /\n')
  expect(render({ ...request, path: '/sitemap.xml' }).body).not.toContain('<loc>')
})

test('a preview’s links stay within the preview', () => {
  const page = sitePage(text({ base: '/preview/abc', form: { token: 't' }, isPreview: true }))
  const inside = page.values('href', 'a').filter((href) => href.startsWith('/'))

  expect(inside.length).toBeGreaterThan(5)
  for (const href of inside) expect(href).toMatch(/^\/preview\/abc(\/|$)/)
  expect(page.values('action', 'form')).toEqual(['/preview/abc/_site/message?page=%2F'])
})

test('robots may read a published website, and learn where its sitemap is', () => {
  expect(render(siteRequest({ path: '/robots.txt' })).body).toBe(
    'User-agent: *\nAllow: /\nSitemap: https://ann.example/sitemap.xml\n'
  )
})

test('the icon is a monogram, or the logo where there is one', () => {
  const icon = render(siteRequest({ path: '/icon.svg' }))
  const content = siteContent({ logo: PICTURE })
  const manifest = JSON.parse(text({ content, path: '/site.webmanifest' })) as { icons: object[] }

  expect(icon.type).toBe('image/svg+xml')
  expect(icon.body).toContain('>AO</text>')
  expect(head({ content })['icon']).toBe(`/_site/media/${PICTURE.sha256}-160.webp`)
  expect(manifest.icons[0]).toMatchObject({ sizes: '160x107', type: 'image/webp' })
})

test('a stopped website answers every page with one notice that still takes a message', () => {
  for (const path of ['/', '/about', '/nothing']) {
    const answer = render(siteRequest({ form: { token: 't' }, isStopped: true, path }))
    const page = sitePage(String(answer.body))

    expect(answer).toMatchObject({ status: 503, scripts: ['form'] })
    expect(page.errors).toEqual([])
    expect(page.read).toContain('This website is taking a break')
    expect(page.all('form')).toHaveLength(1)
    expect(page.values('content', 'meta')).toContain('noindex')
  }
})

test('a rejected form keeps what was typed, and says what is wrong under each field', () => {
  const form = {
    token: 'new',
    sentBy: { kind: 'contact', block: 'contact' } as const,
    values: { name: 'Zoé', message: 'Bonjour' },
    errors: { email: 'Please enter your email address.' },
    problem: 'Please try again.'
  }
  const page = sitePage(text({ form, path: '/contact' }))
  const email = page.all('input').find((input) => attributeOf(input, 'name') === 'email')!
  const error = page.elements.find(
    (one) => attributeOf(one, 'id') === attributeOf(email, 'aria-describedby')
  )

  expect(page.values('value', 'input')).toContain('Zoé')
  expect(textIn(page.all('textarea')[0]!)).toBe('Bonjour')
  expect(attributeOf(email, 'aria-invalid')).toBe('true')
  expect(error && textIn(error)).toBe('Please enter your email address.')
  expect(page.read).toContain('Please try again.')
})

test('what was typed into one form stays out of the other forms of its page', () => {
  const form = {
    token: 'new',
    sentBy: { kind: 'valuation', block: 'a-valuation' } as const,
    values: { name: 'Zoé' }
  }
  const page = sitePage(text({ form, path: '/all' }))
  expect(page.values('value', 'input').filter((value) => value === 'Zoé')).toHaveLength(1)
})

test('after a message was accepted, its page says thank you', () => {
  const answer = render(siteRequest({ form: { token: 't', sent: true }, path: '/fr/contact' }))
  expect(answer.status).toBe(200)
  expect(sitePage(String(answer.body)).read).toContain('Votre message a été envoyé à Amara Osei.')
})

test('the home page shows six of two hundred homes, and the page of homes all', () => {
  const request = siteRequest()
  const [home] = request.facts.homes
  const facts = { homes: Array.from({ length: 200 }, () => home!), posts: [] }
  const count = (path: string) =>
    sitePage(String(render({ ...request, facts, path }).body)).all('article').length

  expect(count('/')).toBe(6)
  expect(count('/homes')).toBe(200)
  expect(text({ facts })).toContain('See all 200 homes')
})

test('a drawing has a name, and no other name has one', () => {
  expect(drawing('dusk-home-loft-clay-11.svg')).toContain('<svg')
  expect(drawing('none.svg')).toBeUndefined()
})
