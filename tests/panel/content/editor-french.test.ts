import { beforeEach, expect, test } from 'vitest'
import { itemFrench, saveFrench, type FrenchText } from '#contract/content/editor-french.ts'
import { saveItem, type Item } from '#contract/content/editor.ts'
import { blogPost, policy } from '#contract/general.ts'
import { siteData } from '#contract/site-data.ts'
import { frenchTexts } from '#panel/records/content/french-texts.ts'
import {
  anyItem,
  draftPost,
  itemKey,
  POST,
  publishVersion,
  registerEditor,
  saveChange
} from '../../kit/editor.ts'
import { editorPanel } from '../../kit/editor-panel.ts'

const { ann, panel } = await editorPanel()
const bo = await registerEditor(panel, 'Bo Chan')
const { db } = panel.world
beforeEach(() => db.deleteFrom('publish_runs').execute())

const IN_FRENCH = { headers: { 'accept-language': 'fr-CA' } }
const FRENCH = {
  post_title: 'Portes ouvertes sous la pluie',
  post_excerpt: 'Quoi mettre à la porte.',
  post_description: '<p>Des parapluies et des serviettes.</p>'
}

type Which = Pick<Item, 'item_id' | 'kind'>
let posts = 0
/** A post of which no other has a text. */
const uniquePost = () => {
  const now = ++posts
  return draftPost(panel, ann, {
    post_title: `${POST.post_title} ${now}`,
    post_excerpt: `${POST.post_excerpt} ${now}`,
    post_description: `<p>Umbrellas ${now}</p>`
  })
}

async function textsOf(which: Which): Promise<FrenchText[]> {
  return (await panel.call(itemFrench, which, ann)).body.texts
}

/** Saves the French of some fields over what is there now. */
async function translate(which: Which, french: Record<string, string>, seen?: FrenchText[]) {
  const texts = (seen ?? (await textsOf(which)))
    .filter(({ field }) => field in french)
    .map(({ english_digest, field, french_digest }) => ({
      field,
      english_digest,
      french_digest,
      french: french[field] ?? ''
    }))
  return panel.call(saveFrench, { ...which, texts }, ann)
}

const byField = (texts: FrenchText[]) =>
  Object.fromEntries(texts.map(({ field, french }) => [field, french]))
const inFrench = async ({ item_id }: Which) =>
  (await panel.call(blogPost, { blog_id: item_id }, IN_FRENCH)).body
const runs = () => db.selectFrom('publish_runs').selectAll().execute()

test('a draft has its French, and the site doesn’t change; with its post, it is published', async () => {
  const draft = await uniquePost()
  expect(byField(await textsOf(itemKey(draft)))).toEqual({
    post_title: null,
    post_excerpt: null,
    post_description: null
  })
  const { body, status } = await translate(itemKey(draft), FRENCH)
  expect(status).toBe(200)
  expect(byField(body.texts)).toEqual(FRENCH)
  expect(body).toMatchObject({ run_id: null, version: draft.version })
  expect(await runs()).toEqual([])
  await publishVersion(panel, ann, draft)
  expect(await inFrench(draft)).toMatchObject(FRENCH)
})

test('the French of a published post is published when it is saved, and gone when it is emptied', async () => {
  const post = await uniquePost()
  await publishVersion(panel, ann, post)
  await db.deleteFrom('publish_runs').execute()
  expect(await inFrench(post)).toMatchObject({ api_status: 404 })
  const { body } = await translate(itemKey(post), FRENCH)
  expect(await runs()).toMatchObject([
    { run_id: body.run_id, asked_by: 'Ann Lee', reason: `the French of “${post.title}” changed` }
  ])
  expect(await inFrench(post)).toMatchObject(FRENCH)

  const before = (await frenchTexts(db)).size
  for (const nothing of ['<p> </p><script>x</script>', '']) {
    const emptied = await translate(itemKey(post), { post_description: nothing })
    expect(byField(emptied.body.texts)['post_description']).toBeNull()
  }
  expect((await frenchTexts(db)).size).toBe(before - 1)
  expect(await inFrench(post)).toMatchObject({ api_status: 404 })
})

test('a repeated save changes nothing more, and starts no other run', async () => {
  const post = await uniquePost()
  await publishVersion(panel, ann, post)
  const seen = await textsOf(itemKey(post))
  const first = await translate(itemKey(post), FRENCH, seen)
  await db.deleteFrom('publish_runs').execute()
  const again = await translate(itemKey(post), FRENCH, seen)
  expect([again.status, again.body.texts]).toEqual([200, first.body.texts])
  expect([again.body.run_id, await runs()]).toEqual([null, []])
})

test('French is cleaned and limited as its English is', async () => {
  const draft = await uniquePost()
  const { body } = await translate(itemKey(draft), {
    post_title: ' Sous\n la pluie ',
    post_description: '<p onclick="x()">Oui.</p><script>x</script><h1>Non</h1>'
  })
  expect(byField(body.texts)).toMatchObject({
    post_title: 'Sous la pluie',
    post_description: '<p>Oui.</p><h2>Non</h2>'
  })
  const before = await textsOf(itemKey(draft))
  const long = { post_excerpt: 'é'.repeat(501), post_description: '&'.repeat(30_000) }
  const refused = await translate(itemKey(draft), { ...long, post_title: 'Autre' })
  expect([refused.status, refused.body.errors]).toEqual([
    400,
    { post_excerpt: 'Excerpt must be at most 500 characters' }
  ])
  const { post_description } = long
  const escaped = await translate(itemKey(draft), { post_description })
  expect(escaped.body.errors).toEqual({
    post_description: 'Text must be at most 100000 characters'
  })
  expect(await textsOf(itemKey(draft))).toEqual(before)
})

test('French is refused if its English was edited in the meantime, and offered once it is seen', async () => {
  const post = await uniquePost()
  await translate(itemKey(post), FRENCH)
  const seen = await textsOf(itemKey(post))
  await saveChange(panel, bo, post, { post_title: `Another title of ${post.item_id}` })
  const late = await translate(itemKey(post), { post_title: 'Trop tard' }, seen)
  expect(late.status).toBe(409)
  expect(late.body.message).toMatch(/^Bo Chan saved this on .* Nothing was overwritten\./)
  const [title] = await textsOf(itemKey(post))
  expect(title).toMatchObject({ french: null, earlier_french: FRENCH.post_title })
  const excerpt = await translate(itemKey(post), { post_excerpt: 'Un autre extrait.' }, seen)
  expect(excerpt.status, 'a text that nobody edited').toBe(200)
  expect((await translate(itemKey(post), { post_title: 'À temps' })).status).toBe(200)
  const unknown = { ...seen[0]!, field: 'post_main_image', french: '/a.png' }
  const other = await panel.call(saveFrench, { ...itemKey(post), texts: [unknown] }, ann)
  expect(other.status).toBe(409)
})

test('of two who translate one text, the second is told, and overwrites nothing unseen', async () => {
  const post = await uniquePost()
  const seen = await textsOf(itemKey(post))
  await translate(itemKey(post), { post_title: 'Le premier' }, seen)
  const second = await translate(itemKey(post), { post_title: 'Le second' }, seen)
  expect([second.status, second.body.message]).toEqual([
    409,
    'Other French was saved in the meantime. Nothing was overwritten. Please check it first.'
  ])
  expect((await textsOf(itemKey(post)))[0]).toMatchObject({ french: 'Le premier' })
  expect((await translate(itemKey(post), { post_title: 'Le second' })).status).toBe(200)
})

test('two posts with the same title share its French, which publishes where one is on the site', async () => {
  const post_title = 'A title of two'
  const published = await draftPost(panel, ann, { post_title })
  await publishVersion(panel, ann, published)
  const draft = await draftPost(panel, ann, { post_title })
  await db.deleteFrom('publish_runs').execute()
  const [title] = await textsOf(itemKey(draft))
  expect(title).toMatchObject({ field: 'post_title', is_shared: true })
  const { body } = await translate(itemKey(draft), { post_title: 'Un titre pour deux' })
  expect(await runs()).toMatchObject([{ run_id: body.run_id }])
  expect((await textsOf(itemKey(published)))[0]?.french).toBe('Un titre pour deux')
})

test('questions, testimonials and policies are in French by their own fields', async () => {
  const site = async () => (await panel.call(siteData, {}, IN_FRENCH)).body
  const faq = { kind: 'faq', item_id: await anyItem(panel, 'faq') } as const
  const item_id = await anyItem(panel, 'testimonial')
  const testimonial = { kind: 'testimonial', item_id } as const
  const page = { kind: 'policy', item_id: 'cookie-policy' } as const
  expect((await textsOf(faq)).map(({ field }) => field)).toEqual(['faq_title', 'faq_description'])
  await translate(faq, { faq_title: 'Pourquoi donc?' })
  expect((await textsOf(testimonial)).map(({ field }) => field)).toEqual(['review', 'designation'])
  await translate(testimonial, { designation: 'Courtière chevronnée' })
  const titles = (await site()).faq.map(({ faq_title }: { faq_title: string }) => faq_title)
  expect(titles).toContain('Pourquoi donc?')
  expect(JSON.stringify((await site()).testimonials)).toContain('Courtière chevronnée')
  await translate(page, { content: '<p>Court.</p><script>x</script>' })
  const path = `${policy.path}?policy_name=cookie-policy`
  const { content } = await (await panel.request(path, IN_FRENCH)).json()
  expect(content).toBe('<p>Court.</p>')
})

test('an item that isn’t there has no French, and a draft without texts has nothing to translate', async () => {
  const gone = { kind: 'post', item_id: '999999' } as const
  expect((await panel.call(itemFrench, gone, ann)).status).toBe(404)
  const fields = { name: 'Vera', review: '', designation: '', reviewer_image: '', website: '' }
  const draft = { kind: 'testimonial', item_id: null, base_version: 0, fields } as const
  const { body } = await panel.call(saveItem, draft, ann)
  expect(await textsOf({ kind: 'testimonial', item_id: body.item_id })).toEqual([])
})
