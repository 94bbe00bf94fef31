import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type DefaultTreeAdapterTypes as Tree, parse, parseFragment } from 'parse5'
import type { Submission } from './hostile-content.ts'

type Node = Tree.Node
type Element = Tree.Element

/** The text of a page without white space, which may be rendered differently. */
type Page = { text: string; elements: Element[] }

/** The pages of a published site, parsed as by a browser, each read once. */
export function publishedPages(store: string) {
  const known = new Map<string, Page>()
  const read = (file: string): Page => {
    const page = known.get(file) ?? parsePage(readFileSync(join(store, 'current', file), 'utf8'))
    known.set(file, page)
    return page
  }
  return {
    read,
    designs: () => [
      read('designs.html'),
      ...readdirSync(join(store, 'current/designs'))
        .filter((name) => name.endsWith('.html'))
        .map((name) => read(`designs/${name}`))
    ]
  }
}

/** The names of an item's fields that its page doesn't show. */
export function missingFields(
  pages: ReturnType<typeof publishedPages>,
  taken: Submission
): string[] {
  const { fields, item_id, kind } = taken
  const place = {
    post: `blog/${item_id}.html`,
    policy: `policies/${item_id}.html`,
    faq: 'faq.html',
    testimonial: 'index.html'
  }[kind]
  return fieldsMissingFrom(pages.read(place), fields).map((missing) => `${place}: ${missing}`)
}

/** The names of the fields that this page, or part of one, doesn't show. */
export function fieldsMissingFrom(page: Page, fields: Submission['fields']): string[] {
  return Object.entries(fields)
    .filter(([name, value]) => value && !isThere(page, name, value))
    .map(([name]) => `${name}: ${JSON.stringify(fields[name]?.slice(0, 80))}`)
}

const ADDRESS = /image$|website$/
const HTML = ['content', 'post_description']

function isThere({ elements, text }: Page, name: string, value: string): boolean {
  if (ADDRESS.test(name)) return has(elements, ['src', 'href'], value)
  if (name === 'post_excerpt' || name === 'post_main_image_alt')
    return has(elements, ['content', 'alt'], value) || name === 'post_main_image_alt'
  return text.includes(withoutSpaces(HTML.includes(name) ? textOf(parseFragment(value)) : value))
}

function has(elements: readonly Element[], names: readonly string[], value: string): boolean {
  return elements.some(({ attrs }) =>
    attrs.some(
      (attr) => names.includes(attr.name) && withoutSpaces(attr.value) === withoutSpaces(value)
    )
  )
}

export function withoutSpaces(text: string): string {
  return text.replace(/\s+/g, '')
}

export function parsePage(html: string): Page {
  const document = parse(html)
  const elements: Element[] = []
  walk(document, (node) => {
    if ('attrs' in node) elements.push(node)
  })
  return { elements, text: withoutSpaces(textOf(document)) }
}

function textOf(root: Node): string {
  const parts: string[] = []
  walk(root, (node) => {
    if (node.nodeName === '#text') parts.push((node as Tree.TextNode).value)
  })
  return parts.join('')
}

/** Iterative, as hostile markup is nested thousands deep. */
function walk(root: Node, visit: (node: Node) => void): void {
  const left: Node[] = [root]
  for (let node = left.pop(); node; node = left.pop()) {
    visit(node)
    if ('childNodes' in node) left.push(...node.childNodes.toReversed())
  }
}
