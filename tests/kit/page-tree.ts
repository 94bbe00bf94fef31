import { type DefaultTreeAdapterTypes as Tree, html, parse } from 'parse5'

/** The parsed tree: texts, comments, and elements with attributes and children. */
type Shown = string | { comment: string } | { name: string; attributes: object; children: Shown[] }

/** A page's tree without the parts that finishing may change, and a list of those changes. */
export type PageTree = { changes: string[]; tree: Shown[] }

type Options = {
  /** Returns the replacement of an element, or nothing to remove it. */
  edit: (element: Tree.Element, changes: string[]) => Tree.Element | undefined
}

/** Uses parse5, which follows the HTML standard strictly and isn't used by the code under test. */
export function pageTree(page: string, { edit }: Options): PageTree {
  const changes: string[] = []
  const shown = (nodes: readonly Tree.ChildNode[]): Shown[] => {
    const all: Shown[] = []
    for (const node of nodes) {
      if ('value' in node) {
        // Merges texts that become adjacent.
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

/** Every text below an element, a space between two elements'. */
export function allTextIn({ childNodes }: Tree.Element): string {
  const texts = childNodes.map((node) => {
    if ('value' in node) return node.value
    return 'tagName' in node ? ` ${allTextIn(node)} ` : ''
  })
  return texts.join('').replaceAll(/ +/g, ' ').trim()
}
