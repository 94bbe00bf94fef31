import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ItemKind } from '#contract/content/editor-fields.ts'
import { saveItem } from '#contract/content/editor.ts'
import { exportContent } from '#panel/actions/content/export-content.ts'
import { importContent } from '#panel/actions/content/import-content.ts'
import { inProcessPanel } from '#panel/service/in-process-panel.ts'
import { publishSite } from '#publish/publish-site.ts'
import { resetContent, registerEditor } from '../kit/editor.ts'
import {
  isSentence,
  type Lists,
  submitByEditor,
  submitByImport,
  PLAIN,
  type Submission
} from '../kit/hostile-content.ts'
import { HOSTILE } from '../kit/hostile-values.ts'
import { startPanel, type TestPanel } from '../kit/panel.ts'
import { missingFields, publishedPages, withoutSpaces } from '../kit/shown-content.ts'

/** Below the limit of entries per imported list, with room for the plain ones. */
const BATCH = 400
const QUARTER_HOUR = 15 * 60_000

let panel: TestPanel
let store: string
let token: string
let restoreContent: () => Promise<void>
beforeAll(async () => {
  panel = await startPanel()
  restoreContent = await resetContent(panel)
  token = (await registerEditor(panel)).token
  store = mkdtempSync(join(tmpdir(), 'maplekey-hostile-'))
}, 300_000)
afterAll(async () => {
  await restoreContent()
  await panel.close()
  rmSync(store, { recursive: true })
})

const publish = () =>
  publishSite({
    root: resolve('.'),
    store,
    env: { ...process.env, SITE_URL: 'https://maplekey.test' },
    fetchPanel: inProcessPanel(panel.world),
    report() {},
    allowShrinking: true
  })

/** Publishes, and lists what failed and which fields are missing from their pages. */
async function wrongWith(taken: readonly Submission[]): Promise<string[]> {
  const { problems } = await publish()
  const pages = publishedPages(store)
  const left = new Set(problems.map(({ item_id, kind }) => `${kind} ${item_id}`))
  return [
    ...problems.map(({ field, kind, reason, title }) =>
      [kind, JSON.stringify(title.slice(0, 80)), field, reason].join(': ')
    ),
    ...taken
      .filter(({ item_id, kind }) => !left.has(`${kind} ${item_id}`))
      .flatMap((one) => missingFields(pages, one))
  ]
}

test.each(['post', 'policy', 'faq', 'testimonial'] satisfies ItemKind[])(
  'every text accepted for a %s is on its page, and every refused one has a clear error for its field',
  async (kind) => {
    const taken: Submission[] = []
    for (const [at, value] of HOSTILE.entries()) {
      if (at % 100 === 0) panel.advanceClock(QUARTER_HOUR)
      taken.push(await submitByEditor(panel, token, { kind, policy_name: `odd-${at}`, value }))
    }
    const sentences = taken.flatMap(({ refused }) => Object.values(refused))
    expect(sentences.length).toBeGreaterThan(0)
    expect(sentences.filter((sentence) => !isSentence(sentence))).toEqual([])
    expect(await wrongWith(taken)).toEqual([])
  }
)

test('a policy’s address is a valid path or is refused in its field', async () => {
  for (const [at, policy_name] of HOSTILE.entries()) {
    if (at % 100 === 0) panel.advanceClock(QUARTER_HOUR)
    const begin = { kind: 'policy', item_id: null, base_version: 0 } as const
    const fields = { title: 'Odd', content: '<p>x</p>' }
    const { body, status } = await panel.call(
      saveItem,
      { ...begin, fields, policy_name },
      { token }
    )
    if (status === 200) expect(policy_name).toMatch(/^[a-z0-9-]+$/)
    else expect(isSentence(body.errors?.policy_name ?? '')).toBe(true)
  }
})

const batches = Array.from({ length: Math.ceil(HOSTILE.length / BATCH) }, (_, at) =>
  HOSTILE.slice(at * BATCH, (at + 1) * BATCH)
)

test.each(batches.map((values, at) => [at + 1, values] as const))(
  'every imported text is on its page, and each refusal names its list, entry and field: part %i',
  async (_, values) => {
    const before = JSON.parse(await exportContent(panel.world.db))
    const website = { ...before.websites[0], agent_name: 'Plain agent' }
    const [plan] = before.plans
    const [province] = before.provinces
    const plain = {
      posts: { ...PLAIN.post, created: '2026-01-01' },
      policies: PLAIN.policy,
      faq: PLAIN.faq,
      testimonials: PLAIN.testimonial,
      websites: website,
      plans: plan,
      provinces: province,
      templates: before.templates[0]
    }
    const filled = (like: object, value: string) =>
      Object.fromEntries(Object.keys(like).map((name) => [name, value]))
    const required = before.policies.filter(({ policy_name }: { policy_name: string }) =>
      ['cookie-policy', 'privacy-policy'].includes(policy_name)
    )
    const lists: Lists = {
      posts: values.map((value, at) => ({
        ...filled(PLAIN.post, value),
        post_id: at + 1,
        created: at % 7 === 0 ? value : '2026-01-01'
      })),
      policies: [
        ...required,
        ...values.map((value, at) => ({ ...filled(PLAIN.policy, value), policy_name: `in-${at}` }))
      ],
      faq: values.map((value) => filled(PLAIN.faq, value)),
      testimonials: values.map((value) => filled(PLAIN.testimonial, value)),
      websites: values.map((value) => filled(website, value)),
      templates: values.map((value, at) => ({
        ...filled(plain.templates, value),
        website_id: at + 1
      })),
      plans: values.slice(0, 60).map((value, at) => ({
        ...plan,
        plan_id: at + 1,
        plan_name: value,
        plan_features: [{ title: value, features: [value] }]
      })),
      provinces: values.slice(0, 26).map((value, at) => ({
        ...province,
        province_shortcode: `X${String.fromCharCode(65 + at)}`,
        province_name: value,
        name: value
      }))
    }
    const { content, refused } = submitByImport(lists, plain)
    expect(refused.length).toBeGreaterThan(0)
    expect(refused.filter(({ sentence }) => sentence.length < 10)).toEqual([])
    await importContent(panel.world, content)
    panel.world.contentRevision.now++

    const now = JSON.parse(await exportContent(panel.world.db))
    const taken: Submission[] = [
      ...now.posts.map((one: Record<string, string>) =>
        takenOf('post', String(one['post_id']), one)
      ),
      ...now.policies.map((one: Record<string, string>) =>
        takenOf('policy', one['policy_name'] ?? '', one)
      ),
      ...now.faq.map((one: Record<string, string>) => takenOf('faq', '', one)),
      ...now.testimonials.map((one: Record<string, string>) => takenOf('testimonial', '', one))
    ]
    expect(await wrongWith(taken)).toEqual([])
    const pages = publishedPages(store)
    const [designs, pricing] = [pages.designs(), pages.read('pricing.html')]
    const lost = [
      ...now.websites.flatMap((one: Record<string, string>) =>
        ['agent_name', 'brokerage']
          .map((name) => withoutSpaces(one[name] ?? ''))
          .filter((text) => !designs.some((page) => page.text.includes(text)))
      ),
      ...now.plans
        .map((one: Record<string, string>) => withoutSpaces(one['plan_name'] ?? ''))
        .filter((text: string) => !pricing.text.includes(text))
    ]
    expect(lost).toEqual([])
  }
)

function takenOf(kind: ItemKind, item_id: string, kept: Record<string, string>): Submission {
  const names = Object.keys(PLAIN[kind])
  const fields = Object.fromEntries(names.map((name) => [name, kept[name] ?? null]))
  return { kind, item_id, fields, refused: {} }
}
