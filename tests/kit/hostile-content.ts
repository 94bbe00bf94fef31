import type { ItemFields, ItemKind } from '#contract/content/editor-fields.ts'
import { publishItem, saveItem } from '#contract/content/editor.ts'
import { readSingleFile } from '#panel/actions/content/single-file.ts'
import type { TestPanel } from './panel.ts'

type Fields = Record<string, string | null>

/** Valid values for every field of a kind. */
export const PLAIN: Record<ItemKind, Fields> = {
  post: {
    post_title: 'Plain title',
    post_excerpt: 'Plain excerpt',
    post_main_image: null,
    post_main_image_alt: 'Plain alt',
    post_description: '<p>Plain text</p>'
  },
  policy: { title: 'Plain title', content: '<p>Plain text</p>' },
  faq: { faq_title: 'Plain question', faq_description: 'Plain answer' },
  testimonial: {
    review: 'Plain words',
    reviewer_image: '',
    name: 'Plain name',
    designation: 'Plain agent',
    website: ''
  }
}

/** An accepted item with its stored fields, and the error of each field refused before that. */
export type Submission = {
  kind: ItemKind
  item_id: string
  fields: Fields
  refused: Record<string, string>
}

/** A readable sentence, without code or undefined values. */
export function isSentence(text: string): boolean {
  return /^[A-Za-z].{9,}$/.test(text) && !/undefined|null|Error|at \w+ \(/.test(text)
}

/** Saves and publishes an item with this text in every field; refused fields get plain text. */
export async function submitByEditor(
  panel: TestPanel,
  token: string,
  { kind, policy_name, value }: { kind: ItemKind; policy_name: string; value: string }
): Promise<Submission> {
  const fields: Fields = Object.fromEntries(Object.keys(PLAIN[kind]).map((name) => [name, value]))
  const refused: Record<string, string> = {}
  const give = (errors: Record<string, string> = {}) => {
    const named = Object.entries(errors).filter(([name]) => name in fields && !(name in refused))
    if (named.length === 0) throw new Error(`refused without a field: ${JSON.stringify(errors)}`)
    for (const [name, sentence] of named) {
      refused[name] = sentence
      fields[name] = PLAIN[kind][name] ?? null
    }
  }
  let which: { item_id: string | null; version: number } = { item_id: null, version: 0 }
  for (;;) {
    const saved = await panel.call(
      saveItem,
      {
        kind,
        item_id: which.item_id,
        base_version: which.version,
        fields: fields as ItemFields,
        ...(kind === 'policy' && which.item_id === null && { policy_name })
      },
      { token }
    )
    if (saved.status === 400) {
      give(saved.body.errors)
      continue
    }
    if (saved.status !== 200) throw new Error(`saving: ${saved.status} ${saved.body.message}`)
    which = saved.body
    const { item_id, version } = saved.body
    const published = await panel.call(publishItem, { kind, item_id, version }, { token })
    if (published.status === 200) return { kind, item_id, fields: published.body.fields, refused }
    if (published.status !== 400) throw new Error(`publishing: ${published.body.message}`)
    give(published.body.errors)
  }
}

type Entry = Record<string, unknown>
export type Lists = Record<string, Entry[]>

/** Parses a content file until it is accepted, giving refused fields their plain values. */
export function submitByImport(lists: Lists, plain: Record<string, Entry>) {
  const refused: { place: string; sentence: string }[] = []
  for (let round = 0; round < 10; round++) {
    try {
      return { ...readSingleFile(JSON.stringify({ maplekey: 'content', ...lists })), refused }
    } catch (error) {
      const lines = (error as Error).message.split('\n').slice(1)
      if (lines.length === 0) throw error
      for (const one of lines) {
        const [, list = '', at = '', path = '', sentence = ''] =
          /^ {2}(\w+)\.(\d+)\.([\w.]+): (.+)$/.exec(one) ?? []
        const [name = ''] = path.split('.')
        const entry = lists[list]?.[Number(at)]
        if (!entry) throw new Error(`a refusal that names no entry: ${one}`)
        entry[name] = plain[list]?.[name]
        refused.push({ place: `${list}.${name}`, sentence })
      }
    }
  }
  throw new Error('the file is never accepted')
}
