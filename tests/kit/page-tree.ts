import { type DefaultTreeAdapterTypes as Tree, html, parse } from 'parse5'

/** As a browser reads it: texts, comments, and elements with their attributes and children. */
type Shown = string | { comment: string } | { name: string; attributes: object; children: Shown[] }

/** What a page's tree is without what its finishing is meant to change, and what was taken out of it. */
export type PageTree = { changes: string[]; tree: Shown[] }

type Options = {
  /** Of an element, what is put in its place; nothing, where it is left out. */
  edit: (element: Tree.Element, changes: string[]) => Tree.Element | undefined
}

/** parse5 follows the HTML standard to the letter, and is not part of what is tested. */
export function pageTree(page: string, { edit }: Options): PageTree {
  const changes: string[] = []
  const shown = (nodes: readonly Tree.ChildNode[]): Shown[] => {
    const all: Shown[] = []
    for (const node of nodes) {
      if ('value' in node) {
        // Two texts are one where nothing is left between them.
        const last = all.at(-1)
        if (typeof last === 'string') all[all.length - 1] = last + node.value
        else all.push(node.value)
      } else if ('data' in node) all.push({ comment: node.data })
      else if ('tagName' in node) {
        const element = edit(node, changes)
        if (element) all.push(shownElement(element))
      } else all.push({ comment: node.nodeName })
    }
    return all
  }
  const shownElement = (element: Tree.Element): Shown => ({
    name:
      element.namespaceURI === html.NS.HTML
        ? element.tagName
        : `${element.namespaceURI} ${element.tagName}`,
    attributes: Object.fromEntries(element.attrs.map(({ name, value }) => [name, value]).sort()),
    children: shown(
      'content' in element ? (element as Tree.Template).content.childNodes : element.childNodes
    )
  })
  return { tree: shown(parse(page).childNodes), changes }
}

export function attributeOf({ attrs }: Tree.Element, name: string): string | undefined {
  return attrs.find((one) => one.name === name)?.value
}

export function textIn({ childNodes }: Tree.Element): string {
  return childNodes.map((node) => ('value' in node ? node.value : '')).join('')
}
