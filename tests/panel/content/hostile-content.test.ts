import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ItemKind } from '#contract/content/editor-fields.ts'
import { exportContent } from '#panel/actions/content/export-content.ts'
import { importContent } from '#panel/actions/content/import-content.ts'
import { takeSnapshot } from '#publish/snapshot/take-snapshot.ts'
import { resetContent, registerEditor } from '../../kit/editor.ts'
import { isSentence, submitByEditor, submitByImport, PLAIN } from '../../kit/hostile-content.ts'
import { HOSTILE } from '../../kit/hostile-values.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'
import { seededRandom } from '../../kit/seeded-random.ts'
import { tree } from '../../kit/tree.ts'

// The whole of it, on the site itself: tests/proofs/hostile-content.test.ts.

let panel: TestPanel
let token: string
let restoreContent: () => Promise<void>
beforeAll(async () => {
  panel = await startPanel()
  restoreContent = await resetContent(panel)
  token = (await registerEditor(panel)).token
})
afterAll(async () => {
  await restoreContent()
  await panel.close()
})

const random = seededRandom(15)
const some = (count: number): string[] =>
  Array.from({ length: count }, () => HOSTILE[Math.floor(random() * HOSTILE.length)] ?? '')

/** What a site would be made of now; a panel that can't be read leaves it as it was. */
async function snapshotNow() {
  const folder = join(tree({}), 'snapshot')
  const { state, warnings } = await takeSnapshot((path) => panel.request(path), folder)
  const read = (file: string): string => readFileSync(join(folder, file), 'utf8')
  const named = warnings.filter((warning) => !warning.startsWith('Content references the picture'))
  return { state, warnings: named, text: read('site.json') + read('posts.json') }
}

test('what an editor may publish is in the next snapshot, and each refusal is a sentence for its field', async () => {
  const titles: (string | null | undefined)[] = []
  for (const kind of ['post', 'policy', 'faq', 'testimonial'] satisfies ItemKind[]) {
    for (const [at, value] of some(5).entries()) {
      const { fields, refused } = await submitByEditor(panel, token, {
        kind,
        policy_name: `odd-${at}`,
        value
      })
      expect(Object.values(refused).filter((sentence) => !isSentence(sentence))).toEqual([])
      titles.push(fields['post_title'] ?? fields['title'] ?? fields['faq_title'] ?? fields['name'])
    }
  }
  const { state, text, warnings } = await snapshotNow()
  expect([state, warnings]).toEqual(['changed', []])
  expect(titles.filter((title) => !text.includes(JSON.stringify(title)))).toEqual([])
})

test('what an import brings is in the next snapshot, and each refusal names list, entry and field', async () => {
  const { policies } = JSON.parse(await exportContent(panel.world.db))
  const filled = (kind: ItemKind, value: string) =>
    Object.fromEntries(Object.keys(PLAIN[kind]).map((name) => [name, value]))
  const lists = {
    posts: some(10).map((value, at) => ({
      ...filled('post', value),
      post_id: 2_000_000_000 - at,
      created: '2026-01-01'
    })),
    policies: [
      ...policies,
      ...some(10).map((value, at) => ({ ...filled('policy', value), policy_name: `in-${at}` }))
    ],
    faq: some(10).map((value) => filled('faq', value)),
    testimonials: some(10).map((value) => filled('testimonial', value))
  }
  const plain = {
    posts: PLAIN.post,
    policies: PLAIN.policy,
    faq: PLAIN.faq,
    testimonials: PLAIN.testimonial
  }
  const { content, refused } = submitByImport(lists, plain)
  expect(refused.length).toBeGreaterThan(0)
  expect(refused.filter(({ sentence }) => sentence.length < 10)).toEqual([])
  await importContent(panel.world, content)
  panel.world.contentRevision.now++
  const { state, text, warnings } = await snapshotNow()
  expect([state, warnings]).toEqual(['changed', []])
  const titles = [
    ...(content.posts ?? []).map(({ post_title }) => post_title),
    ...(content.policies ?? []).map(({ title }) => title),
    ...(content.faq ?? []).map(({ faq_title }) => faq_title),
    ...(content.testimonials ?? []).map(({ name }) => name)
  ]
  expect(titles.filter((title) => !text.includes(JSON.stringify(title)))).toEqual([])
})
