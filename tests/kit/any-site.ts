import fc from 'fast-check'
import { isText } from '#panel/http/read-body.ts'
import type { SiteContent } from '#contract/websites/site-content.ts'
import { firstContent } from '#sites/first-content.ts'
import { HOSTILE } from './hostile-values.ts'

/** A website's first content, with nothing typed yet. */
const PLAIN_SITE: SiteContent = firstContent({
  template_id: 1,
  website_name: 'Ann Lee Homes',
  salesman_name: 'Ann Lee',
  salesman_contact: '4165550134',
  salesman_email: 'ann@lee.example',
  salesman_designation: 'Broker',
  company_name: 'Lakeshore Realty',
  company_contact: '4165550100',
  company_fax: '',
  company_email: '',
  company_address: '120 Queen Street West',
  company_address_2: '',
  language: 'en',
  city: 'Toronto',
  province: 'ON',
  pictures: {},
  product: 'Maplekey'
})

/** The panel refuses NUL and lone surrogates in every call. */
const hostile = fc.constantFrom(...HOSTILE.filter(isText))
const text = fc.oneof(hostile, fc.string({ unit: 'grapheme' }), fc.constant(''))
const line = fc.record({ en: text, fr: text })
const id = fc.stringMatching(/^[a-z0-9-]{1,12}$/)
const common = { id, hidden: fc.boolean() }
const titled = { ...common, title: line }
const target = fc.oneof(
  fc.record({ to: fc.constant('page' as const), page: id }),
  fc.constant({ to: 'call' as const }),
  fc.constant({ to: 'email' as const }),
  fc.record({ to: fc.constant('url' as const), url: fc.webUrl({ validSchemes: ['https'] }) })
)
const button = fc.option(fc.record({ label: line, target }))
const none = fc.constant(null)
const entries = <T>(fields: { [K in keyof T]: fc.Arbitrary<T[K]> }) =>
  fc.array(fc.record({ id, ...fields }), { maxLength: 3 })

const block = fc.oneof(
  fc.record({
    ...common,
    type: fc.constant('hero'),
    headline: line,
    intro: line,
    greeting: none,
    picture: none,
    button
  }),
  fc.record({ ...titled, type: fc.constant('about'), text: line, picture: none, button }),
  fc.record({ ...titled, type: fc.constant('homes'), note: line }),
  fc.record({ ...titled, type: fc.constant('search') }),
  fc.record({
    ...titled,
    type: fc.constant('areas'),
    areas: entries({ name: line, note: line, picture: none, vignette: text })
  }),
  fc.record({
    ...titled,
    type: fc.constant('testimonials'),
    testimonials: entries({ words: line, who: line, where: line })
  }),
  fc.record({
    ...titled,
    type: fc.constant('questions'),
    questions: entries({ question: line, answer: line })
  }),
  fc.record({ ...titled, type: fc.constant('text'), text: line }),
  fc.record({
    ...titled,
    type: fc.constant('picture-text'),
    text: line,
    picture: none,
    side: fc.constantFrom('left', 'right'),
    button
  }),
  fc.record({
    ...titled,
    type: fc.constant('video'),
    url: fc.constantFrom('', 'https://vimeo.com/12345', 'https://youtu.be/abcdefghijk'),
    still: none
  }),
  fc.record({
    ...titled,
    type: fc.constant('figures'),
    figures: entries({ value: line, label: line })
  }),
  fc.record({ ...titled, type: fc.constant('action'), text: line, button }),
  fc.record({ ...titled, type: fc.constant('contact'), note: line }),
  fc.record({ ...titled, type: fc.constant('valuation'), note: line }),
  fc.record({
    ...titled,
    type: fc.constant('office'),
    hours: entries({ days: line, hours: line })
  }),
  fc.record({
    ...titled,
    type: fc.constant('payment'),
    note: line,
    rate: fc.constantFrom('', '4.89'),
    rate_on: fc.constantFrom('', '2026-11-03')
  }),
  fc.record({ ...titled, type: fc.constant('transfer-tax'), note: line }),
  fc.record({ ...titled, type: fc.constant('posts') })
)

/** Websites with any blocks and texts; most validate, and some texts are too long. */
export const anySite: fc.Arbitrary<unknown> = fc
  .record({
    blocks: fc.array(fc.array(block, { maxLength: 4 }), { minLength: 6, maxLength: 6 }),
    own: fc.uniqueArray(fc.stringMatching(/^[a-z]{8,12}$/), { maxLength: 2 }),
    second_language: fc.constantFrom(null, 'fr'),
    typed: text,
    title: line
  })
  .map(({ blocks, own, second_language, title, typed }) => ({
    ...PLAIN_SITE,
    second_language,
    website_name: typed,
    city: typed,
    pages: [
      ...PLAIN_SITE.pages.map((page, at) => ({ ...page, title, blocks: blocks[at] ?? [] })),
      ...own.map((slug) => ({
        id: slug,
        kind: 'own',
        slug,
        title,
        description: title,
        inMenu: true,
        hidden: false,
        blocks: blocks[0] ?? []
      }))
    ]
  }))

/** A valid website in which one value, somewhere, is any JSON; or any JSON alone. */
export const brokenSite: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue(),
  fc
    .record({
      at: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      by: fc.jsonValue()
    })
    .map(({ at, by }) => {
      const paths = pathsOf(PLAIN_SITE)
      return replaced(PLAIN_SITE, paths[Math.floor(at * paths.length)] ?? [], by)
    })
)

type Path = readonly string[]

function pathsOf(value: unknown, above: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [above]
  const inner = Object.entries(value).flatMap(([key, below]) => pathsOf(below, [...above, key]))
  return [above, ...inner]
}

function replaced(value: unknown, [key, ...rest]: Path, by: unknown): unknown {
  if (key === undefined) return by
  const inner = replaced((value as Record<string, unknown>)[key], rest, by)
  if (Array.isArray(value)) return value.with(Number(key), inner)
  return { ...(value as object), [key]: inner }
}
