import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import * as editor from '#contract/content/editor.ts'
import * as french from '#contract/content/editor-french.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { policy } from '#contract/general.ts'
import { pictureFile, savePicture } from '#contract/content/pictures.ts'
import * as runs from '#contract/content/publish-run.ts'
import { accessTokenLoginWeb } from '#contract/accounts/session.ts'
import { runPublisher } from '#panel/commands/run-publisher.ts'
import { runEditor } from '#panel/commands/run-editor.ts'
import { openAdminSocket } from '#panel/admin/admin-socket.ts'
import { resetContent, draftPost, registerEditor, PNG, POST } from '../../kit/editor.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'
import { testSettings } from '../../kit/test-settings.ts'

let panel: TestPanel
let restoreContent: () => Promise<void>
beforeAll(async () => {
  panel = await startPanel()
  restoreContent = await resetContent(panel)
})
afterAll(async () => {
  await restoreContent()
  await panel.close()
})

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'access' in value && 'path' in value
const contract = [editor, french, runs].flatMap((file) => Object.values<unknown>(file))
const calls = [...contract, savePicture].filter(isEndpoint)

test('an account without the editor role gets 404 from every editor call', async () => {
  const { token } = await panel.registerAgent()
  expect(calls).toHaveLength(19)
  for (const { method, path } of calls) {
    const response = await panel.request(path.replaceAll(/:\w+/g, 'x'), {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(method === 'POST' && { body: 'no JSON' })
    })
    expect([path, response.status]).toEqual([path, 404])
    expect(await response.json()).toMatchObject({ message: 'There is no such call.' })
  }
  expect(
    panel.logged.filter((line) => line.includes('"security_event":"not_editor"'))
  ).toHaveLength(calls.length)
})

test('only an editor’s account data mentions the editor role', async () => {
  const me = async (token: string) => (await panel.call(accessTokenLoginWeb, {}, { token })).body
  expect(await me((await registerEditor(panel)).token)).toMatchObject({ is_editor: true })
  expect(await me((await panel.registerAgent()).token)).not.toHaveProperty('is_editor')
})

test('a command grants and revokes the editor role, even while the service runs', async () => {
  const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const dataDir = mkdtempSync(join(tmpdir(), 'maplekey-editor-'))
  const settings = { ...testSettings, dataDir, logLevel: 'silent' }
  const door = openAdminSocket({ ...panel.world, settings })
  onTestFinished(() => {
    door.close()
    vi.restoreAllMocks()
    rmSync(dataDir, { recursive: true })
  })
  const { email, token } = await panel.registerAgent()
  const items = async () => (await panel.call(editor.editorItems, {}, { token })).status

  await runEditor(settings, [email.toUpperCase()])
  expect(await items()).toBe(200)
  await runEditor(settings, [email, '--remove'])
  expect(await items()).toBe(404)
  await runEditor(settings, [email, '--remove'])
  expect(said.mock.calls.flat()).toEqual([
    'Amara Osei can now edit the site’s content at /editor.\n',
    'Amara Osei can no longer edit the site’s content.\n',
    'Amara Osei couldn’t edit the site’s content anyway. Nothing was changed.\n'
  ])
  await expect(runEditor(settings, ['nobody@lakeshore.ca'])).rejects.toThrow(
    'No account has the email address nobody@lakeshore.ca.'
  )
  await expect(runEditor(settings, [])).rejects.toThrow('Usage: npm run panel -- editor EMAIL')
})

test('on the embedded database, which has one owner, the publisher command refuses to run', async () => {
  await expect(runPublisher(testSettings, [])).rejects.toThrow(
    'the service publishes the site itself'
  )
})

test('two editors of an item see each other until one is inactive', async () => {
  const ann = await registerEditor(panel, 'Ann Lee')
  const bo = await registerEditor(panel, 'Bo Wu')
  const { item_id, kind } = await draftPost(panel, ann)
  const open = async (who: { token: string }) =>
    (await panel.call(editor.presence, { kind, item_id }, who)).body.others
  const since = panel.now().toISOString()
  expect(await open(ann)).toEqual([])
  panel.advanceClock(15_000)
  expect(await open(bo)).toEqual([{ name: 'Ann Lee', since }])
  await open(ann)
  panel.advanceClock(45_000)
  expect(await open(bo)).toEqual([{ name: 'Ann Lee', since }])
  panel.advanceClock(1000)
  expect(await open(bo)).toEqual([])
  await open(ann)
  expect(await open(bo)).toEqual([{ name: 'Ann Lee', since: panel.now().toISOString() }])
})

test('required fields are checked when an item is published, not when it is saved', async () => {
  const ann = await registerEditor(panel)
  const item = await draftPost(panel, ann, {
    post_excerpt: ' ',
    post_description: '<script></script>'
  })
  const which = { kind: 'post', item_id: item.item_id, version: 1 } as const
  const { body } = await panel.call(editor.publishItem, which, ann)
  expect(body).toMatchObject({
    api_status: 400,
    errors: {
      post_excerpt: 'Please sum the post up in a sentence or two.',
      post_description: 'Please write the post first.'
    }
  })
  const publish_at = new Date(+panel.now() + 60_000).toISOString()
  expect((await panel.call(editor.scheduleItem, { ...which, publish_at }, ann)).status).toBe(400)
})

const POLICY = { title: 'Terms', content: '<p>x</p>' }

test.each<[string, Record<string, unknown>, number]>([
  ['without a title', { kind: 'post', fields: { ...POST, post_title: ' ' } }, 400],
  ['with the fields of another kind', { kind: 'faq', fields: POST }, 400],
  ['as a policy without an address', { kind: 'policy', fields: POLICY }, 400],
  [
    'as a policy with an invalid address',
    { kind: 'policy', policy_name: '../Terms', fields: POLICY },
    400
  ],
  [
    'as a policy with a taken address',
    { kind: 'policy', policy_name: 'privacy-policy', fields: POLICY },
    400
  ],
  ['of an item that is not there', { kind: 'post', item_id: '999', fields: POST }, 404],
  [
    'with a script as a picture',
    { kind: 'post', fields: { ...POST, post_main_image: 'javascript:x()' } },
    400
  ],
  [
    'with a picture from another site',
    { kind: 'post', fields: { ...POST, post_main_image: '//evil.example/x.png' } },
    400
  ],
  [
    'with a javascript: link',
    { kind: 'testimonial', fields: { name: 'A', review: 'B', website: 'javascript:x()' } },
    400
  ],
  [
    'that is too long after sanitising',
    { kind: 'post', fields: { ...POST, post_description: '&'.repeat(90_000) } },
    400
  ]
])('a text %s is not saved', async (_, save, status) => {
  const ann = await registerEditor(panel)
  const input = { item_id: null, base_version: 0, ...save } as never
  expect((await panel.call(editor.saveItem, input, ann)).status).toBe(status)
})

test('an editor’s own policy can be published and unpublished', async () => {
  const ann = await registerEditor(panel)
  const begin = { kind: 'policy', item_id: null, base_version: 0, fields: POLICY } as const
  const added = await panel.call(editor.saveItem, { ...begin, policy_name: 'terms-of-use' }, ann)
  expect(added.body).toMatchObject({ item_id: 'terms-of-use', state: 'draft', version: 1 })
  const which = { kind: 'policy', item_id: 'terms-of-use' } as const
  const page = async () => (await panel.call(policy, { policy_name: which.item_id })).status
  expect(await page()).toBe(404)
  await panel.call(editor.publishItem, { ...which, version: 1 }, ann)
  expect(await page()).toBe(200)
  await panel.call(editor.unpublishItem, which, ann)
  expect(await page()).toBe(404)
})

test('policies that the site links to can’t be unpublished, nor can drafts', async () => {
  const ann = await registerEditor(panel)
  const cookies = { kind: 'policy', item_id: 'cookie-policy' } as const
  const draft = await draftPost(panel, ann)
  const off = async (which: typeof cookies | { kind: 'post'; item_id: string }) =>
    (await panel.call(editor.unpublishItem, which, ann)).body.message
  expect(await off(cookies)).toBe('This policy can’t be taken off the site.')
  expect(await off({ kind: 'post', item_id: draft.item_id })).toBe('This isn’t on the site.')
  const undo = async (published_version: number) =>
    (await panel.call(editor.undo, { ...cookies, published_version }, ann)).body.message
  expect(await undo(1)).toBe('There is nothing to undo.')
})

const GIF = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
const base64 = (text: string) => Buffer.from(text).toString('base64')

test('a picture is named by its content’s hash and served as immutable', async () => {
  const ann = await registerEditor(panel)
  const keep = async (data: string) =>
    (await panel.call(savePicture, { data, alt: 'A door in the rain' }, ann)).body
  const { height, path, width } = await keep(PNG)
  expect([height, width]).toEqual([1, 1])
  expect(path).toMatch(/^\/pictures\/[0-9a-f]{32}\.png$/)
  expect((await keep(PNG)).path).toBe(path)

  const file = pictureFile.path.replace(':name', path.split('/').at(-1))
  const response = await panel.request(file)
  expect(Buffer.from(await response.arrayBuffer()).toString('base64')).toBe(PNG)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin'
  })
  expect(response.headers.get('content-disposition')).toBeNull()
  expect((await panel.request(file.replace('png', 'webp'))).status).toBe(404)
})

test.each([
  ['an SVG that runs', base64('<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>')],
  ['a page', base64('<!doctype html><script>x()</script>')],
  ['a picture of a kind that pages have no use for', GIF],
  ['the first bytes of a picture', PNG.slice(0, 24)],
  ['more bytes than are allowed', Buffer.alloc(600_001, 1).toString('base64')]
])('%s is not accepted as a picture', async (_, data) => {
  const ann = await registerEditor(panel)
  const { body } = await panel.call(savePicture, { data, alt: 'x' }, ann)
  expect(body.errors).toEqual({
    data: 'Please choose a JPEG, PNG or WebP picture of at most 600 KB.'
  })
})

test('a picture without alternative text is refused', async () => {
  const ann = await registerEditor(panel)
  const { body } = await panel.call(savePicture, { data: PNG, alt: ' ' }, ann)
  expect(body.errors).toEqual({ alt: 'Please say what the picture shows.' })
})
