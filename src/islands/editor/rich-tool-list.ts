import type { ChainedCommands, Editor } from '@tiptap/react'

/** `icon` is drawn on a field of 20; one without is written. Link and Picture ask first, and have no `run`. */
export type Tool = {
  name: string
  icon?: string
  keys?: string
  isOn?: (editor: Editor) => boolean
  run?: (chain: ChainedCommands) => ChainedCommands
}

export const MARKS: Tool[] = [
  {
    name: 'Heading',
    icon: 'M4 4v12M12 4v12M4 10h8M15 9l2-1v8',
    keys: 'Control+Alt+2',
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
    run: (chain) => chain.toggleHeading({ level: 2 })
  },
  {
    name: 'Smaller heading',
    icon: 'M4 6v10M10 6v10M4 11h6M14 10q3-2 3 .5 0 1.5-2 1.5 2.3 0 2.3 2 0 2.5-3.5 1.5',
    keys: 'Control+Alt+3',
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
    run: (chain) => chain.toggleHeading({ level: 3 })
  },
  {
    name: 'Bold',
    icon: 'M6 4v12M6 4h4.5a3 3 0 0 1 0 6H6m0 0h5.3a3 3 0 0 1 0 6H6',
    keys: 'Control+B',
    isOn: (editor) => editor.isActive('bold'),
    run: (chain) => chain.toggleBold()
  },
  {
    name: 'Italic',
    icon: 'M8.5 4h6M5.5 16h6M11.5 4l-3 12',
    keys: 'Control+I',
    isOn: (editor) => editor.isActive('italic'),
    run: (chain) => chain.toggleItalic()
  },
  {
    name: 'Strikethrough',
    icon: 'M3.5 10h13M13.5 6.5C13 4.5 11.5 4 10 4 7.5 4 6.5 5.3 6.5 6.7c0 1.3 1 2.2 3.5 3.3M6.5 13.5c.5 2 2 2.5 3.5 2.5 2.5 0 3.7-1.3 3.7-3 0-1.3-.7-2.2-2-3',
    keys: 'Control+Shift+S',
    isOn: (editor) => editor.isActive('strike'),
    run: (chain) => chain.toggleStrike()
  },
  {
    name: 'Link',
    icon: 'm8.5 11.5 3-3M9 6.5l2-2a3 3 0 0 1 4.5 4.5l-2 2M11 13.5l-2 2A3 3 0 0 1 4.5 11l2-2',
    isOn: (editor) => editor.isActive('link')
  },
  {
    name: 'List',
    icon: 'M8 5h9M8 10h9M8 15h9M4 5v.01M4 10v.01M4 15v.01',
    keys: 'Control+Shift+8',
    isOn: (editor) => editor.isActive('bulletList'),
    run: (chain) => chain.toggleBulletList()
  },
  {
    name: 'Numbered list',
    icon: 'M9 5h8M9 10h8M9 15h8M3 4.5 4.5 4v4M3 12q2.5-1.5 2.5.3Q5.5 13.5 3 16h3',
    keys: 'Control+Shift+7',
    isOn: (editor) => editor.isActive('orderedList'),
    run: (chain) => chain.toggleOrderedList()
  },
  {
    name: 'Quotation',
    icon: 'M4 14c2-.5 3-2 3-4H4V5.5h4.5V10c0 3-1.5 5-4.5 5.5M11.5 14c2-.5 3-2 3-4h-3V5.5H16V10c0 3-1.5 5-4.5 5.5',
    keys: 'Control+Shift+B',
    isOn: (editor) => editor.isActive('blockquote'),
    run: (chain) => chain.toggleBlockquote()
  },
  {
    name: 'Code',
    icon: 'm7 5.5-4 4.5 4 4.5M13 5.5l4 4.5-4 4.5',
    keys: 'Control+E',
    isOn: (editor) => editor.isActive('code'),
    run: (chain) => chain.toggleCode()
  },
  {
    name: 'Picture',
    icon: 'M3 4.5h14v11H3zM3 13l4-4 3.5 3.5L13 10l4 3.5M12.5 7.5v.01'
  },
  {
    name: 'Table',
    icon: 'M3 4.5h14v11H3zM3 8.2h14M3 11.8h14M8 4.5v11',
    isOn: (editor) => editor.isActive('table'),
    run: (chain) => chain.insertTable({ rows: 3, cols: 2, withHeaderRow: true })
  },
  { name: 'Line', icon: 'M3 10h14', run: (chain) => chain.setHorizontalRule() },
  {
    name: 'Undo',
    icon: 'M4 8h8.5a4 4 0 0 1 0 8H8M4 8l3.5-3.5M4 8l3.5 3.5',
    keys: 'Control+Z',
    run: (chain) => chain.undo()
  },
  {
    name: 'Redo',
    icon: 'M16 8H7.5a4 4 0 0 0 0 8H12M16 8l-3.5-3.5M16 8l-3.5 3.5',
    keys: 'Control+Shift+Z',
    run: (chain) => chain.redo()
  }
]

/** Offered while the cursor is in a table. */
export const TABLE_TOOLS: Tool[] = [
  { name: 'Add a row', run: (chain) => chain.addRowAfter() },
  { name: 'Add a column', run: (chain) => chain.addColumnAfter() },
  { name: 'Delete the row', run: (chain) => chain.deleteRow() },
  { name: 'Delete the column', run: (chain) => chain.deleteColumn() },
  { name: 'Delete the table', run: (chain) => chain.deleteTable() }
]
