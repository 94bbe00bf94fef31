import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { ItemKind } from '#contract/content/editor-fields.ts'
import * as editor from '#contract/content/editor.ts'
import type { Endpoint, InputOf } from '#contract/endpoint.ts'
import type { Answer, TestPanel } from './panel.ts'
import { publishedPages, withoutSpaces } from './shown-content.ts'

export const KINDS = ['post', 'policy', 'faq', 'testimonial'] as const satisfies ItemKind[]

const POLICY_NAME = 'refund-policy'

/** The fields of a kind, each containing `words`. */
function fieldsOf(kind: ItemKind, words: string): Record<string, string | null> {
  return {
    post: {
      post_title: `${words} in a post`,
      post_excerpt: `${words}.`,
      post_main_image: null,
      post_main_image_alt: '',
      post_description: `<p>${words} in its text.</p>`
    },
    policy: { title: `${words} in a policy`, content: `<p>${words} in its text.</p>` },
    faq: { faq_title: `${words} in a question?`, faq_description: `${words} in its answer.` },
    testimonial: {
      review: `${words} in a review.`,
      reviewer_image: '',
      name: `${words} Osei`,
      designation: 'Broker',
      website: ''
    }
  }[kind]
}

/** An editor's calls on one item of each kind. */
export function editorActions(panel: TestPanel, ann: { token: string }) {
  const items = new Map<ItemKind, editor.Item>()
  const itemOf = (kind: ItemKind) => {
    const item = items.get(kind)
    if (!item) throw new Error(`there is no ${kind}`)
    return item
  }
  async function call<E extends Endpoint>(kind: ItemKind, endpoint: E, input: InputOf<E>) {
    const answer: Answer = await panel.call(endpoint, input, ann)
    if (answer.status === 200 && answer.body.fields) items.set(kind, answer.body)
    return answer
  }
  const which = (kind: ItemKind) => ({ kind, item_id: itemOf(kind).item_id })
  const newest = (kind: ItemKind) => ({ ...which(kind), version: itemOf(kind).version })
  return {
    itemOf,
    save: (kind: ItemKind, words: string) => {
      const item = items.get(kind)
      return call(kind, editor.saveItem, {
        kind,
        item_id: item?.item_id ?? null,
        base_version: item?.version ?? 0,
        fields: fieldsOf(kind, words) as never,
        apart: true,
        ...(!item && kind === 'policy' && { policy_name: POLICY_NAME })
      })
    },
    publish: (kind: ItemKind) => call(kind, editor.publishItem, newest(kind)),
    unpublish: (kind: ItemKind) => call(kind, editor.unpublishItem, which(kind)),
    undo: (kind: ItemKind) => {
      const { published_version } = itemOf(kind)
      return call(kind, editor.undo, { ...which(kind), published_version })
    },
    schedule: (kind: ItemKind, publish_at: string) =>
      call(kind, editor.scheduleItem, { ...newest(kind), publish_at }),
    restore: (kind: ItemKind, version: number) => {
      const base_version = itemOf(kind).version
      return call(kind, editor.restoreVersion, { ...which(kind), version, base_version })
    },
    move: (kind: ItemKind, place: number) =>
      call(kind, editor.moveItem, { ...which(kind), place } as never),
    remove: (kind: ItemKind) => call(kind, editor.deleteItem, newest(kind)),
    reload: (kind: ItemKind) => call(kind, editor.editorItem, which(kind))
  }
}

/** Which of these texts the public pages of each kind contain. */
export function publishedTexts(
  store: string,
  item_ids: Record<ItemKind, string>,
  words: readonly string[]
): Record<ItemKind, string[]> {
  const pages = publishedPages(store)
  const read = (file: string) =>
    existsSync(join(store, 'current', file)) ? pages.read(file).text : ''
  const foundIn = (text: string, ending: string) =>
    words.filter((one) => text.includes(withoutSpaces(`${one}${ending}`)))
  const both = (one: string[], other: string[]) =>
    JSON.stringify(one) === JSON.stringify(other) ? one : [...one, 'but', ...other]
  return {
    post: both(
      foundIn(read(`blog/${item_ids.post}.html`), ' in its text.'),
      foundIn(read('blog.html'), ' in a post')
    ),
    policy: both(
      foundIn(read(`policies/${item_ids.policy}.html`), ' in its text.'),
      // The other policies' pages link to it.
      foundIn(read('policies/privacy-policy.html'), ' in a policy')
    ),
    faq: foundIn(read('faq.html'), ' in its answer.'),
    testimonial: foundIn(read('index.html'), ' in a review.')
  }
}
