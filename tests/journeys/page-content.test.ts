import { expect, test as walk, type APIRequestContext } from '@playwright/test'
import type { SiteData } from '#contract/site-data.ts'
import { listOf } from '#messages/list.ts'
import { formatDate } from '#rules/time/calendar.ts'
import { expectWhatIsKept } from '../kit/what-is-kept.ts'
import { visibleTexts, links, readPage, visibleText } from '../kit/read-page.ts'

const test = (name: string, body: Parameters<typeof walk>[2]) =>
  walk(name, { tag: '@any-screen' }, body)

const api = async <Answer>(request: APIRequestContext, path: string) =>
  (await (await request.get(`/api/general/${path}`)).json()) as Answer

test('the home page shows its headline, features and calls to action', async ({ request }) => {
  const { document } = await readPage(request, '/')
  const hero = document.querySelector('main .hero')
  expect(visibleText(hero?.querySelector('h1'))).toBe(
    'We Get You The Leads, So You Focus More On Sales'
  )
  expect(links(hero)[0]).toBe('Get Started for FREE: /auth/register')
  expect(visibleTexts(document, '.features h3')).toEqual([
    'Self Hosted Website',
    'Advanced Search System',
    'Powerful CRM',
    'SEO Friendly',
    'Digital Marketing',
    'Intuitive Navigation and Responsive Design'
  ])
  expect(links(document, '.blocks a')).toEqual([
    'Get Started: /auth/register',
    'See Plans: /pricing'
  ])
  expect(visibleTexts(document, '.closing h2')).toEqual(["Let's get started!"])
  expect(links(document, '.closing a')).toEqual(['Get Started for FREE: /auth/register'])
})

test('the home page shows the first five clients and every testimonial, brokerage and question', async ({
  request
}) => {
  const { faq, testimonials, websites } = await api<SiteData>(request, 'siteData')
  const { document } = await readPage(request, '/')
  const cards = [...document.querySelectorAll('.clients li')]
  expect(visibleTexts(document, '.clients h2')).toEqual(['Happy Clients'])
  expect(cards.map((card) => [...visibleTexts(card, 'h3, p'), ...links(card)])).toEqual(
    websites
      .slice(0, 5)
      .map(({ agent_name, base_url, brokerage }) => [
        agent_name,
        brokerage,
        `View Website: ${base_url}`
      ])
  )
  for (const [at, card] of cards.entries()) {
    expect(card.querySelector('img')?.getAttribute('src')).toBe(websites[at]?.screenshot)
    expect(card.querySelector('a')?.getAttribute('target')).toBe('_blank')
  }

  const slides = [...document.querySelectorAll('[data-carousel="1800"] li')]
  expect(slides.map((slide) => visibleTexts(slide, 'blockquote, figcaption > :not(a)'))).toEqual(
    testimonials.map(({ designation, name, review }) => [review, name, designation])
  )
  expect(links(document, '[data-carousel] li a')).toEqual(
    testimonials.map(({ website }) => `Visit the website: ${website}`)
  )
  const names = [...new Set(websites.map(({ brokerage }) => brokerage.replace(/,.*/, '')))]
  const signs = document.querySelectorAll('[aria-labelledby=brokerages] img')
  expect(signs).toHaveLength(1)
  expect(signs[0]?.getAttribute('alt')).toBe(`Signs of ${listOf(names)}`)
  for (const file of ['brokerages.svg', 'brokerages-narrow.svg']) {
    const drawing = await (await request.get(`/drawings/${file}`)).text()
    expect(drawing.match(/<rect /g), file).toHaveLength(names.length)
  }
  expect(visibleTexts(document, '.faq h2')).toEqual(['Frequently Asked Questions'])
  expect(visibleTexts(document, '.faq details[open] summary')).toEqual(
    faq.map(({ faq_title }) => faq_title)
  )
})

test('designs are three per page, with links to website and template', async ({ request }) => {
  const { templates, websites } = await api<SiteData>(request, 'siteData')
  const nameOfTemplate = (id?: number | null) =>
    templates.find(({ website_id }) => website_id === id)?.website_name
  const pages = ['/designs', '/designs/2', '/designs/3', '/designs/4']
  for (const [at, path] of pages.entries()) {
    const { document } = await readPage(request, path)
    const cards = [...document.querySelectorAll('main li.card')]
    expect(cards.map((card) => [...visibleTexts(card, 'h2, p'), ...links(card)])).toEqual(
      websites
        .slice(at * 3, at * 3 + 3)
        .map(({ agent_name, base_url, brokerage, template_id }) => [
          agent_name,
          brokerage,
          `${nameOfTemplate(template_id)} template`,
          `View Website: ${base_url}`,
          `Get Template: /auth/register?template=${template_id}`
        ])
    )
    const buttons = links(document, 'nav[aria-label="Pages of designs"] a')
    expect(buttons).toEqual([
      at === 0 ? 'First: null' : 'First: /designs',
      ...pages.map((page, index) => `${index + 1}: ${page}`),
      at === 3 ? 'Last: null' : 'Last: /designs/4'
    ])
  }
  expect((await readPage(request, '/designs/5')).status).toBe(404)
})

test('plans are shown with yearly and monthly prices, yearly first', async ({ request }) => {
  const { faq, plans } = await api<SiteData>(request, 'siteData')
  const { document } = await readPage(request, '/pricing')
  expect(visibleText(document.querySelector('h1'))).toBe('Plans & Pricing')
  const pricing = document.querySelector('.pricing')
  expect(visibleTexts(pricing, '.head li')).toEqual(['30 Days free Trial', 'Cancel Anytime'])
  const ways = [...(pricing?.querySelectorAll('input[type=radio]') ?? [])]
  expect(ways.map((way) => [way.getAttribute('value'), way.hasAttribute('checked')])).toEqual([
    ['12', true],
    ['1', false]
  ])
  const cards = [...(pricing?.querySelectorAll('article') ?? [])]
  for (const [at, { discounted_price, plan_features, plan_name }] of plans.entries()) {
    const card = cards[at]
    expect(visibleText(card?.querySelector('h2'))).toBe(plan_name)
    for (const months of [12, 1])
      expect(visibleText(card?.querySelector(`[data-months="${months}"] .price`))).toBe(
        `CAD ${discounted_price[months]?.toFixed(2)} per month`
      )
    expect(visibleTexts(card, 'h3')).toEqual(plan_features.map(({ title }) => title))
    expect(visibleTexts(card, 'li')).toEqual(plan_features.flatMap(({ features }) => features))
  }
  expect(cards).toHaveLength(plans.length)
  const fields = [...document.querySelectorAll('[aria-labelledby=query] form [name]')]
  expect(visibleTexts(document, '#query')).toEqual(['Have any Query'])
  expect(fields.map((field) => field.getAttribute('name'))).toEqual(['email', 'message'])
  expect(visibleTexts(document, '.faq details[open]')).toHaveLength(faq.length)
})

test('the contact page asks for a name, an email, a phone number and a message', async ({
  request
}) => {
  const { document } = await readPage(request, '/contact')
  const form = document.querySelector('section[aria-labelledby=get-a-callback]')
  expect(visibleText(form?.querySelector('h2'))).toBe('Get a Callback')
  const fields = [...(form?.querySelectorAll('form [name]') ?? [])]
  expect(fields.map((field) => field.getAttribute('name'))).toEqual([
    'full_name',
    'email',
    'phone',
    'message'
  ])
})

test('the blog lists the panel’s posts, ten per page, and each post has its own full page', async ({
  request
}) => {
  type List = { data: Record<string, string>[]; total_count: number }
  type Post = Record<string, string> & { recentBlog: Record<string, string>[] }
  const numbers = [1, 2]
  for (const number of numbers) {
    const list = await api<List>(request, `blog?limit=10&offset=${(number - 1) * 10}`)
    const path = number === 1 ? '/blog' : `/blog/page/${number}`
    const { document } = await readPage(request, path)
    expect(visibleText(document.querySelector('h1'))).toBe(
      'Insights & Inspiration The Latest From Our Blog'
    )
    const posts = [...document.querySelectorAll('main li.card')]
    expect(posts.map((post) => [...visibleTexts(post, 'p'), ...links(post)])).toEqual(
      list.data.map(({ created, post_excerpt, post_id, post_title }) => [
        `Posted on ${formatDate(created ?? '', 'MMM DD YYYY')}`,
        post_excerpt,
        `${post_title}: /blog/${post_id}`
      ])
    )
    const isLast = list.total_count - 1 <= 10 * number
    expect(links(document, 'nav[aria-label="More posts"] a')).toEqual([
      ...(number > 1 ? ['← New Posts: /blog'] : []),
      ...(isLast ? [] : [`Older Posts →: /blog/page/${number + 1}`])
    ])
    for (const { post_id } of list.data) {
      const post = await api<Post>(request, `blog/${post_id}`)
      const read = (await readPage(request, `/blog/${post_id}`)).document
      expect(visibleText(read.querySelector('article h1'))).toBe(post['post_title'])
      expect(visibleTexts(read, 'article header p')).toEqual([
        `Published on ${formatDate(post['created'] ?? '', 'MMM DD YYYY')}`
      ])
      expect(read.querySelector('article .picture')).not.toBeNull()
      const text = visibleText(read.querySelector('article .reading'))
      expect(text.length).toBeGreaterThan(1000)
      expect(text).not.toMatch(/sample post/i)
      expect(visibleTexts(read, '#recent')).toEqual(['Recent Blogs'])
      expect(links(read, '[aria-labelledby=recent] li a')).toEqual(
        post.recentBlog.map(({ post_id, post_title }) => `${post_title}: /blog/${post_id}`)
      )
    }
  }
})

test('policies, the about page and the guides have their required content', async ({ request }) => {
  for (const [name, title] of [
    ['privacy-policy', 'Privacy Policy'],
    ['cookie-policy', 'Cookie Policy']
  ]) {
    const policy = await api<{ content: string; title: string }>(
      request,
      `policy?policy_name=${name}`
    )
    const { document } = await readPage(request, `/policies/${name}`)
    expect([policy.title, visibleText(document.querySelector('h1'))]).toEqual([title, title])
    expect(visibleText(document.querySelector('main .lede'))).toBe(
      'We are here to help you with all your queries and concerns'
    )
    expect(visibleTexts(document, '.reading h2')).toEqual(
      [...policy.content.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, heading]) => heading)
    )
    expectWhatIsKept({ document }, name === 'privacy-policy')
  }

  const about = (await readPage(request, '/about')).document
  expect(visibleTexts(about, '[aria-labelledby=stats] li > p')).toEqual([
    '15+ Websites',
    '4.7+ Ratings',
    '10+ Designs',
    '1k+ Leads Generated'
  ])
  expect(visibleTexts(about, 'main h2')).toContain('Our mission')

  const list = (await readPage(request, '/how-to-setup/list')).document
  const guides = [...list.querySelectorAll('main ul > li.card')]
  expect(guides.flatMap((guide) => links(guide, 'h2 a'))).toEqual([
    'Setup Google Keys: /how-to-setup/google-keys',
    'Agent Data Agreement: /how-to-setup/agent-agreement',
    'Setup Name Servers: /how-to-setup/name-server'
  ])
  for (const guide of guides) {
    expect(guide.querySelector('svg[role=img]')?.getAttribute('aria-label')).toBeTruthy()
    expect(visibleText(guide)).toMatch(/Last modified [A-Z][a-z]+ \d+, \d{4}$/)
  }
  expect(list.querySelectorAll('#twelve-steps ~ ol > li')).toHaveLength(12)

  const textOf = async (guide: string) =>
    visibleText((await readPage(request, `/how-to-setup/${guide}`)).document.querySelector('main'))
  const keys = await textOf('google-keys')
  for (const word of ['Settings › Secret Keys', 'Recaptcha Key', 'Recaptcha Secret'])
    expect(keys).toContain(word)
  expect(keys).toMatch(/reCAPTCHA v3.*Google Maps Key.*starts with AIza/)
  expect(await textOf('name-server')).toMatch(/Open your dashboard.*press DNS Check/)
  const { websiteConfig } = await api<SiteData>(request, 'siteData')
  expect(await textOf('agent-agreement')).toContain(
    `Name Maplekey as the third-party provider, Support as the contact and ${websiteConfig.supportEmail} as the email.`
  )
})
