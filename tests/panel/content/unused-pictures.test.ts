import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import * as editor from '#contract/content/editor.ts'
import { pictureFile, savePicture } from '#contract/content/pictures.ts'
import { removeExpired } from '#panel/jobs/remove-expired.ts'
import { runDueJobs } from '#panel/jobs/worker.ts'
import { draftPost, registerEditor, POST } from '../../kit/editor.ts'
import { editorPanel } from '../../kit/editor-panel.ts'

const DAY = 24 * 60 * 60_000

const { panel, ...editors } = await editorPanel({ settings: { rateLimits: false } })
let { ann } = editors
afterEach(async () => {
  await panel.world.db.deleteFrom('pictures').execute()
})

let width = 0
/** A PNG of its own size, and so of its own name: signature, header and nothing more. */
function newPicture(): string {
  const bytes = Buffer.alloc(33)
  bytes.write('89504e470d0a1a0a0000000d49484452', 0, 'hex')
  bytes.writeUInt32BE(++width, 16)
  bytes.writeUInt32BE(1, 20)
  return bytes.toString('base64')
}
const upload = async (data = newPicture()): Promise<string> =>
  (await panel.call(savePicture, { data, alt: 'A door' }, ann)).body.path
const isThere = async (path: string) =>
  (await panel.request(pictureFile.path.replace(':name', path.split('/').at(-1)!))).status === 200
/** So many days later; the service tidied up on the first and on the last of them. */
async function days(count: number): Promise<void> {
  for (const pass of count > 1 ? [1, count - 1] : [1]) {
    panel.advanceClock(pass * DAY)
    await removeExpired(panel.world)
    await runDueJobs(panel.world)
  }
  // Sessions end in less time than these tests take.
  ann = await registerEditor(panel)
}
const showing = (path: string) => ({ ...POST, post_description: `<p><img src="${path}"></p>` })
const save = async (item: editor.Item, fields: typeof POST) => {
  const { item_id, kind, version } = item
  const saved = { item_id, kind, base_version: version, fields, apart: true }
  return (await panel.call(editor.saveItem, saved, ann)).body as editor.Item
}

test('a picture that nothing ever named is removed after a month, and not before', async () => {
  const path = await upload()
  await days(30)
  expect(await isThere(path)).toBe(true)
  await days(1)
  expect(await isThere(path)).toBe(false)
})

test('a picture that only an old version names stays, as that version can be restored', async () => {
  const path = await upload()
  const item = await draftPost(panel, ann, showing(path))
  const without = await save(item, POST)
  await days(70)
  expect(await isThere(path)).toBe(true)
  const back = { kind: 'post', item_id: item.item_id, version: 1, base_version: 2 } as const
  const restored = await panel.call(editor.restoreVersion, back, ann)
  expect(restored.body.fields.post_description).toContain(path)
  expect(without.version).toBe(2)

  const { item_id, kind, version } = restored.body
  await panel.call(editor.deleteItem, { item_id, kind, version }, ann)
  await days(30)
  expect(await isThere(path), 'a month after the draft was deleted').toBe(true)
  await days(1)
  expect(await isThere(path)).toBe(false)
})

test.each([
  ['main picture of a published post', 'post'],
  ['portrait of a testimonial', 'testimonial']
] as const)('the %s stays', async (_, kind) => {
  const path = await upload()
  const fields =
    kind === 'post'
      ? { ...POST, post_main_image: path }
      : { review: 'Good.', reviewer_image: path, name: 'Mei', designation: 'Broker', website: '' }
  const begin = { kind, item_id: null, base_version: 0, fields }
  const { item_id, version } = (await panel.call(editor.saveItem, begin, ann)).body
  await panel.call(editor.publishItem, { kind, item_id, version }, ann)
  await days(40)
  expect(await isThere(path)).toBe(true)
})

test('a picture of the templates, which no editor writes, stays, and one in an absolute address too', async () => {
  const [ofTemplate, ofLink] = [await upload(), await upload()]
  const { db } = panel.world
  const { screenshot } = await db
    .selectFrom('templates')
    .select('screenshot')
    .where('website_id', '=', 1)
    .executeTakeFirstOrThrow()
  const shows = (path: string) =>
    db.updateTable('templates').set({ screenshot: path }).where('website_id', '=', 1).execute()
  await shows(ofTemplate)
  const link = `<p><a href="https://maplekey.test${ofLink}">See</a></p>`
  await draftPost(panel, ann, { post_description: link })
  await days(40)
  await shows(screenshot)
  expect([await isThere(ofTemplate), await isThere(ofLink)]).toEqual([true, true])
})

test('uploaded again, or used again, a picture has another month', async () => {
  const data = newPicture()
  const [again, used] = [await upload(data), await upload()]
  await days(29)
  await upload(data)
  const item = await draftPost(panel, ann, showing(used))
  await days(3)
  expect([await isThere(again), await isThere(used)]).toEqual([true, true])
  await panel.call(editor.deleteItem, { kind: 'post', item_id: item.item_id, version: 1 }, ann)
  await days(29)
  expect([await isThere(again), await isThere(used)]).toEqual([false, true])
})

test('texts are read in portions, and every one of them is read', async () => {
  const paths: string[] = []
  for (let at = 0; at < 3; at++) paths.push(await upload())
  const { db } = panel.world
  await sql`
    insert into content_items (kind, item_id, title, version, updated, updated_by)
    select 'post', n::text, 'Many', 1, now(), 'Ann' from generate_series(1001, 1350) n
  `.execute(db)
  await sql`
    insert into content_versions (kind, item_id, version, fields, updated, updated_by)
    select 'post', n::text, 1, jsonb_build_object('post_main_image',
      case n when 1001 then ${paths[0]} when 1200 then ${paths[1]} when 1350 then ${paths[2]} end::text), now(), 'Ann'
    from generate_series(1001, 1350) n
  `.execute(db)
  const loose = await upload()
  await days(31)
  expect(await Promise.all([...paths, loose].map(isThere))).toEqual([true, true, true, false])
})
