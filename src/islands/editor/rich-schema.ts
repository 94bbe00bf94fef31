// The rich-text schema: everything that `safeHtml` allows, except a table's caption and foot.

import { Mark, mergeAttributes, Node, type Extensions } from '@tiptap/core'
import { Image, type ImageOptions } from '@tiptap/extension-image'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { StarterKit } from '@tiptap/starter-kit'
import { pictureAddress } from '#stores/editor/editor-pictures.ts'

function inlineMark(tag: string, attributes: readonly string[] = []) {
  return Mark.create({
    name: tag,
    addAttributes: () => Object.fromEntries(attributes.map((name) => [name, { default: null }])),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0]
  })
}

function blockNode(tag: string, content: string, group?: string) {
  return Node.create({
    name: tag,
    content,
    ...(group && { group }),
    defining: true,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0]
  })
}

type PictureOptions = ImageOptions & { addressOf: (src: string) => string }

/** Stores a picture's address on the site, and shows it from the panel. */
const Picture = Image.extend<PictureOptions>({
  addOptions() {
    return { ...this.parent!(), addressOf: pictureAddress }
  },
  addNodeView() {
    return ({ node }) => {
      const dom = document.createElement('img')
      dom.src = this.options.addressOf(String(node.attrs['src'] ?? ''))
      dom.alt = String(node.attrs['alt'] ?? '')
      return { dom }
    }
  }
}).configure({ inline: true })

/** Without Tiptap's inline widths, which the CSP forbids. */
const PlainTable = Table.extend({
  renderHTML: ({ HTMLAttributes }) => ['table', mergeAttributes(HTMLAttributes), ['tbody', 0]],
  addNodeView: () => null
})

const HeadCell = TableHeader.extend({
  addAttributes() {
    return { ...this.parent?.(), scope: { default: null } }
  }
})

const TitledLink = {
  openOnClick: false,
  autolink: true,
  defaultProtocol: 'https',
  protocols: ['mailto', 'tel'],
  HTMLAttributes: { target: null, rel: null }
}

export const RICH: Extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: TitledLink,
    // Underlined text would look like a link.
    underline: false
  }),
  Picture,
  PlainTable.configure({ resizable: false }),
  TableRow,
  TableCell,
  HeadCell,
  ...['sub', 'sup', 'small', 'mark', 'kbd', 'q'].map((tag) => inlineMark(tag)),
  inlineMark('abbr', ['title']),
  blockNode('figure', '(block | figcaption)+', 'block'),
  blockNode('figcaption', 'inline*'),
  blockNode('dl', '(dt | dd)+', 'block'),
  blockNode('dt', 'inline*'),
  blockNode('dd', 'block+')
]

/** The schema of a text whose pictures are loaded from other addresses than the product's own. */
export function richWith(addressOf: PictureOptions['addressOf']): Extensions {
  const shown = Picture.configure({ addressOf })
  return RICH.map((extension) => (extension === Picture ? shown : extension))
}
