import { type DefaultTreeAdapterTypes as Tree, parse } from 'parse5'
import { attributeOf, textIn } from './page-tree.ts'

export type SitePage = {
  /** The HTML standard's own names for what is wrong. */
  errors: string[]
  elements: Tree.Element[]
  all: (name: string) => Tree.Element[]
  /** Every value of an attribute, in the page's order. */
  values: (attribute: string, name?: string) => string[]
  /** Texts and labels, a line each. */
  read: string
}

/** A page of an agent's website, read by a strict parser that the code under test doesn't use. */
export function sitePage(html: string): SitePage {
  const errors: string[] = []
  const document = parse(html, { onParseError: ({ code }) => errors.push(code) })
  const elements: Tree.Element[] = []
  const texts: string[] = []
  collect(document.childNodes)
  const all = (name: string) => elements.filter(({ tagName }) => tagName === name)
  const values = (attribute: string, name?: string) =>
    (name === undefined ? elements : all(name)).flatMap((element) => {
      return attributeOf(element, attribute) ?? []
    })
  const read = [...texts, ...values('aria-label'), ...values('alt')].join('\n')
  return { errors, elements, all, values, read }

  function collect(nodes: readonly Tree.ChildNode[]): void {
    for (const node of nodes) {
      if ('value' in node) {
        const { parentNode } = node
        const within = parentNode && 'tagName' in parentNode ? parentNode.tagName : ''
        if (!['script', 'style'].includes(within)) texts.push(node.value)
      } else if ('tagName' in node) {
        elements.push(node)
        collect(node.childNodes)
      }
    }
  }
}

export { attributeOf, textIn }
