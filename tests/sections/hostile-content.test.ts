import { experimental_AstroContainer as AstroContainer } from 'astro/container'
import { expect, test } from 'vitest'
import type { ItemKind } from '#contract/content/editor-fields.ts'
import { readFields, unpublishable } from '#contract/content/published-fields.ts'
import BlogPost from '#sections/blog/blog-post.astro'
import Faq from '#sections/pricing/faq.astro'
import { rssFeed } from '#sections/search/feeds.ts'
import PageMeta from '#sections/frame/page-meta.astro'
import PolicyText from '#sections/reading/policy-text.astro'
import Testimonials from '#sections/home/testimonials.astro'
import { ogDrawing } from '#publish/render/og-drawing.ts'
import { PLAIN } from '../kit/hostile-content.ts'
import { HOSTILE } from '../kit/hostile-values.ts'
import { fieldsMissingFrom, parsePage } from '../kit/shown-content.ts'

const container = await AstroContainer.create({ astroConfig: { site: 'https://maplekey.test' } })
const draw = (section: Parameters<typeof container.renderToString>[0], props: object) =>
  container.renderToString(section, { props: { ...props } })

type Fields = Record<string, string | null>

/** A text in every field that may hold it, as it is kept; plain words in the others. */
function kept(kind: ItemKind, value: string): Fields {
  const fields: Fields = Object.fromEntries(Object.keys(PLAIN[kind]).map((name) => [name, value]))
  for (const name of Object.keys(unpublishable(kind, fields))) fields[name] = PLAIN[kind][name]!
  const read = readFields(kind, fields)
  if ('errors' in read) throw new Error(JSON.stringify(read.errors))
  return read.fields
}

const SECTIONS: Record<ItemKind, (fields: Fields) => Promise<string>> = {
  async post(fields) {
    const post = { ...fields, post_id: 7, created: '2026-01-01T00:00:00.000Z' }
    const { post_excerpt: description, post_main_image: src, post_title: title } = fields
    const picture = src ? { src, alt: fields['post_main_image_alt'] } : undefined
    const text = fields['post_description']
    const recent = [{ post_id: 8, post_title: title }]
    return (
      (await draw(PageMeta, { title, description, picture })) +
      (await draw(BlogPost, { post, recent, text }))
    )
  },
  policy: ({ content, title }) => draw(PolicyText, { title, content, others: [] }),
  faq: (entry) => draw(Faq, { faq: [entry], asPage: true }),
  testimonial: (entry) => draw(Testimonials, { testimonials: [entry] })
}

test.each(['post', 'policy', 'faq', 'testimonial'] satisfies ItemKind[])(
  'whatever text a %s may hold, its page is made and shows it',
  async (kind) => {
    const missing: string[] = []
    for (const value of HOSTILE) {
      const fields = kept(kind, value)
      missing.push(...fieldsMissingFrom(parsePage(await SECTIONS[kind](fields)), fields))
    }
    expect(missing).toEqual([])
  }
)

test('whatever its title, a post has a picture to be shared with and an entry in the feed', () => {
  const posts = HOSTILE.map((value) => kept('post', value)).map((fields, at) => ({
    post_id: at,
    post_title: fields['post_title'] ?? '',
    post_excerpt: fields['post_excerpt'] ?? '',
    post_main_image: null,
    created: '2026-01-01T00:00:00.000Z'
  }))
  for (let at = 0; at < posts.length; at += 20) {
    const feed = rssFeed(posts.slice(at, at + 20), {
      language: 'en',
      product: 'Maplekey',
      site: new URL('https://maplekey.test')
    })
    expect(feed).not.toMatch(/[^\t\n\r\u{20}-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u)
  }
  for (const { post_title } of posts.filter((_, at) => at % 9 === 0))
    expect(ogDrawing('/og/blog-7.png', post_title, 'Maplekey')).toMatch(/<\/svg>\s*$/)
})
