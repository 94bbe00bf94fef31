import { expect, test } from 'vitest'
import { askedFields } from '#rules/websites/site-form.ts'
import { render } from '#sites/server-entry.tsx'
import { TEMPLATES } from '#sites/templates/templates.ts'
import { attributeOf, sitePage, textIn } from '../kit/site-page.ts'
import { siteContent, siteRequest } from '../kit/site-requests.ts'

const EVERY = TEMPLATES.flatMap(({ id, name }) =>
  (['en', 'fr'] as const).map((language) => ({ id, name, language }))
)

const FORM = { token: 'signed' }

function allBlocks(template_id: number, language: 'en' | 'fr', change = {}): string {
  const content = siteContent({ template_id })
  const path = language === 'en' ? '/all' : '/fr/all'
  const { body, status } = render(siteRequest({ content, path, form: FORM, ...change }))
  expect(status).toBe(200)
  return String(body)
}

test.each(EVERY)('$name in $language renders every block as valid HTML', ({ id, language }) => {
  const html = allBlocks(id, language)
  const page = sitePage(html)
  const sections = page.values('class', 'section').join(' ')

  expect(page.errors).toEqual([])
  expect(html).not.toMatch(/undefined|\bNaN\b|\[object/)
  for (const type of 'homes about areas testimonials questions text picture-text gallery'.split(
    ' '
  )) {
    expect(sections).toContain(`${type}-block`)
  }
  for (const type of 'video figures action valuation office logos posts contact payment transfer-tax'.split(
    ' '
  )) {
    expect(sections).toContain(`${type}-block`)
  }
  expect(Buffer.byteLength(html)).toBeLessThan(80_000)
})

test.each(EVERY)(
  '$name in $language styles nothing but by its one stylesheet',
  ({ id, language }) => {
    const content = siteContent({ template_id: id })
    const { body, styles } = render(siteRequest({ content, path: language === 'en' ? '/' : '/fr' }))
    const page = sitePage(String(body))

    expect(page.values('style')).toEqual([])
    expect(page.all('style').map(textIn)).toEqual([styles])
    for (const { attrs } of page.elements) {
      expect(attrs.filter(({ name }) => name.startsWith('on'))).toEqual([])
    }
  }
)

test.each(EVERY)('$name in $language has one h1 and skips no level', ({ id, language }) => {
  const levels = sitePage(allBlocks(id, language))
    .elements.filter(({ tagName }) => /^h[1-6]$/.test(tagName))
    .map(({ tagName }) => Number(tagName[1]))

  expect(levels.filter((level) => level === 1)).toHaveLength(1)
  expect(levels[0]).toBe(1)
  for (const [at, level] of levels.entries()) {
    expect(level - (levels[at - 1] ?? 0)).toBeLessThanOrEqual(1)
  }
})

test.each(EVERY)(
  '$name in $language uses each id once and names nothing missing',
  ({ id, language }) => {
    const page = sitePage(allBlocks(id, language))
    const ids = page.values('id')

    expect(new Set(ids).size).toBe(ids.length)
    for (const attribute of ['aria-labelledby', 'aria-describedby', 'for']) {
      for (const name of page.values(attribute)) expect(ids).toContain(name)
    }
  }
)

test.each(EVERY)('every link of $name in $language leads somewhere', ({ id, language }) => {
  const content = siteContent({ template_id: id })
  const page = sitePage(allBlocks(id, language))
  const ids = page.values('id')
  const links = page.values('href', 'a')

  expect(links.length).toBeGreaterThan(15)
  for (const link of new Set(links)) {
    if (link.startsWith('#')) expect(ids).toContain(link.slice(1))
    else if (link.startsWith('/')) {
      const request = siteRequest({ content, path: link, form: FORM, postBody: '<p>One.</p>' })
      expect(render(request).status).toBe(200)
    } else expect(link).toMatch(/^(mailto:|tel:\+1|https:\/\/youtu\.be\/)/)
  }
})

test.each(EVERY)(
  'every picture of $name in $language has its sizes and words',
  ({ id, language }) => {
    const page = sitePage(allBlocks(id, language))
    const pictures = page.all('img')
    const photographs = page.all('picture')

    expect(photographs.length).toBeGreaterThan(5)
    for (const picture of pictures) {
      expect(attributeOf(picture, 'alt')).toBeDefined()
      const isPhotograph = attributeOf(picture, 'src')?.startsWith('/_site/media/')
      if (!isPhotograph) continue
      expect(attributeOf(picture, 'width')).toBe('1280')
      expect(attributeOf(picture, 'height')).toBe('853')
      // Never wider than the original.
      expect(attributeOf(picture, 'srcset')).toMatch(/ 160w,.* 480w,.* 960w,.* 1280w$/)
    }
    const described = language === 'en' ? 'A kitchen with a window' : 'Une cuisine et sa fenêtre'
    expect(page.values('alt', 'img')).toContain(described)
    expect(page.values('type', 'source')).toEqual(
      photographs.flatMap(() => ['image/avif', 'image/webp'])
    )
  }
)

test.each(EVERY)('$name in $language speaks one language', ({ id, language }) => {
  const { read, all } = sitePage(allBlocks(id, language))

  expect(attributeOf(all('html')[0]!, 'lang')).toBe(`${language}-CA`)
  if (language === 'en') expect(read).not.toMatch(/\b(chambres?|propriétés|Envoyer|Agence)\b/i)
  else expect(read).not.toMatch(/\b(bedrooms|Send|Brokerage:|optional|homes|Call|Write|Office)\b/)
})

test('a text that only the other language has says which language it is in', () => {
  const page = sitePage(allBlocks(1, 'fr'))
  const hill = page.elements.find((element) => textIn(element) === 'Hill')

  expect(hill && attributeOf(hill, 'lang')).toBe('en')
})

test.each(EVERY)('the forms of $name in $language label every field', ({ id, language }) => {
  const page = sitePage(allBlocks(id, language))
  const [valuation, , , contact] = page.all('form')
  const labelled = page.values('for', 'label')

  expect(valuation && attributeOf(valuation, 'action')).toMatch(/^\/_site\/message\?page=%2F/)
  expect(contact && attributeOf(contact, 'method')).toBe('post')
  const asked = (['contact', 'valuation'] as const).flatMap(askedFields).map(({ name }) => name)
  for (const name of [...asked, 'consent']) {
    const field = page.elements.find((one) => attributeOf(one, 'name') === name)
    expect(labelled).toContain(field && attributeOf(field, 'id'))
  }
  expect(page.values('value', 'input').filter((value) => value === 'signed')).toHaveLength(2)
})

test('without a form there is no script but data, and no form but those that ask for a page', () => {
  for (const { id } of TEMPLATES) {
    const page = sitePage(allBlocks(id, 'en', { form: undefined }))

    expect(page.values('type', 'script')).toEqual(['application/ld+json'])
    expect(page.values('method', 'form')).toEqual([])
  }
})

test('a block without anything to show leaves nothing behind', () => {
  const empty = { en: '', fr: '' }
  const content = siteContent()
  const blank = content.pages
    .find(({ slug }) => slug === 'all')!
    .blocks.map((block) => ({
      ...block,
      ...('title' in block && { title: empty }),
      ...('headline' in block && { headline: empty, intro: empty }),
      ...('text' in block && { text: empty }),
      ...('picture' in block && { picture: null }),
      areas: [],
      testimonials: [],
      questions: [],
      pictures: [],
      figures: [],
      logos: [],
      url: ''
    })) as (typeof content.pages)[number]['blocks']
  const pages = content.pages.map((page) =>
    page.slug === 'all' ? { ...page, blocks: blank } : page
  )
  const request = siteRequest({
    content: { ...content, pages },
    facts: { homes: [], posts: [] },
    path: '/all'
  })
  const shown = sitePage(String(render(request).body))
    .values('class', 'section')
    .map((name) => name.split(' ')[1])

  // What a website always has: where the office is, calculators, and how to reach the agent.
  expect(shown).toEqual(['office-block', 'payment-block', 'transfer-tax-block', 'contact-block'])
})

test('the page of homes says that there are none', () => {
  const { body } = render(siteRequest({ facts: { homes: [], posts: [] }, path: '/homes' }))
  expect(String(body)).toContain('No homes are listed at the moment.')
})

test.each(EVERY)(
  '$name in $language has a form for each home, for a showing, and for a call',
  ({ id, language }) => {
    const content = siteContent({ template_id: id })
    const { facts } = siteRequest()
    const key = facts.homes[0]!.slug
    for (const form of [`home/${key}`, `showing/${key}`, 'callback']) {
      const path = `${language === 'en' ? '' : '/fr'}/contact/${form}`
      const { body, scripts, status } = render(siteRequest({ content, path, form: FORM }))
      expect([status, scripts]).toEqual([200, ['form']])
      const page = sitePage(String(body))
      expect(page.errors).toEqual([])
      expect(page.all('h1')).toHaveLength(1)
      expect(page.values('value', 'input')).toContain(path)
      expect(page.values('content', 'meta')).toContain('noindex')
      if (form !== 'callback') expect(page.values('value', 'input')).toContain(key)
      for (const named of page.values('for', 'label')) expect(page.values('id')).toContain(named)
    }
  }
)

test('there is no form for a home that isn’t shown, nor where a website takes no messages', () => {
  const key = siteRequest().facts.homes[0]!.slug
  for (const path of [
    '/contact/home/nowhere',
    '/contact/home',
    '/contact/callback/x',
    '/fr/fr/contact/callback'
  ]) {
    expect(render(siteRequest({ path, form: FORM })).status).toBe(404)
  }
  expect(render(siteRequest({ path: `/contact/home/${key}` })).status).toBe(404)
})
