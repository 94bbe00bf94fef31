import type { editorTextMessages } from '#messages/editor-text.ts'
import type { ChainedCommands, Editor } from '@tiptap/react'

/** A toolbar button; without an icon it shows its name. Link and picture open a dialog instead of `run`. */
export type Tool = {
  id: keyof (typeof editorTextMessages)['en']['tools']
  /** On a 20 × 20 grid. */
  icon?: string
  keys?: string
  isOn?: (editor: Editor) => boolean
  run?: (chain: ChainedCommands) => ChainedCommands
}

export const MARKS: Tool[] = [
  {
    id: 'heading',
    icon: 'M3 4v12M11 4v12M3 10h8M14 10q3.5-2.5 3.5.5 0 1.5-3.5 5.5h3.8',
    keys: 'Control+Alt+2',
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
    run: (chain) => chain.toggleHeading({ level: 2 })
  },
  {
    id: 'smallerHeading',
    icon: 'M4 6v10M10 6v10M4 11h6M14 10q3-2 3 .5 0 1.5-2 1.5 2.3 0 2.3 2 0 2.5-3.5 1.5',
    keys: 'Control+Alt+3',
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
    run: (chain) => chain.toggleHeading({ level: 3 })
  },
  {
    id: 'bold',
    icon: 'M6 4v12M6 4h4.5a3 3 0 0 1 0 6H6m0 0h5.3a3 3 0 0 1 0 6H6',
    keys: 'Control+B',
    isOn: (editor) => editor.isActive('bold'),
    run: (chain) => chain.toggleBold()
  },
  {
    id: 'italic',
    icon: 'M8.5 4h6M5.5 16h6M11.5 4l-3 12',
    keys: 'Control+I',
    isOn: (editor) => editor.isActive('italic'),
    run: (chain) => chain.toggleItalic()
  },
  {
    id: 'strikethrough',
    icon: 'M3.5 10h13M13.5 6.5C13 4.5 11.5 4 10 4 7.5 4 6.5 5.3 6.5 6.7c0 1.3 1 2.2 3.5 3.3M6.5 13.5c.5 2 2 2.5 3.5 2.5 2.5 0 3.7-1.3 3.7-3 0-1.3-.7-2.2-2-3',
    keys: 'Control+Shift+S',
    isOn: (editor) => editor.isActive('strike'),
    run: (chain) => chain.toggleStrike()
  },
  {
    id: 'link',
    icon: 'm8.5 11.5 3-3M9 6.5l2-2a3 3 0 0 1 4.5 4.5l-2 2M11 13.5l-2 2A3 3 0 0 1 4.5 11l2-2',
    isOn: (editor) => editor.isActive('link')
  },
  {
    id: 'bulletList',
    icon: 'M8 5h9M8 10h9M8 15h9M4 5v.01M4 10v.01M4 15v.01',
    keys: 'Control+Shift+8',
    isOn: (editor) => editor.isActive('bulletList'),
    run: (chain) => chain.toggleBulletList()
  },
  {
    id: 'numberedList',
    icon: 'M9 5h8M9 10h8M9 15h8M3 4.5 4.5 4v4M3 12q2.5-1.5 2.5.3Q5.5 13.5 3 16h3',
    keys: 'Control+Shift+7',
    isOn: (editor) => editor.isActive('orderedList'),
    run: (chain) => chain.toggleOrderedList()
  },
  {
    id: 'quote',
    icon: 'M4 14c2-.5 3-2 3-4H4V5.5h4.5V10c0 3-1.5 5-4.5 5.5M11.5 14c2-.5 3-2 3-4h-3V5.5H16V10c0 3-1.5 5-4.5 5.5',
    keys: 'Control+Shift+B',
    isOn: (editor) => editor.isActive('blockquote'),
    run: (chain) => chain.toggleBlockquote()
  },
  {
    id: 'code',
    icon: 'm7 5.5-4 4.5 4 4.5M13 5.5l4 4.5-4 4.5',
    keys: 'Control+E',
    isOn: (editor) => editor.isActive('code'),
    run: (chain) => chain.toggleCode()
  },
  {
    id: 'picture',
    icon: 'M3 4.5h14v11H3zM3 13l4-4 3.5 3.5L13 10l4 3.5M12.5 7.5v.01'
  },
  {
    id: 'table',
    icon: 'M3 4.5h14v11H3zM3 8.2h14M3 11.8h14M8 4.5v11',
    isOn: (editor) => editor.isActive('table'),
    run: (chain) => chain.insertTable({ rows: 3, cols: 2, withHeaderRow: true })
  },
  { id: 'line', icon: 'M3 10h14', run: (chain) => chain.setHorizontalRule() },
  {
    id: 'undo',
    icon: 'M4 8h8.5a4 4 0 0 1 0 8H8M4 8l3.5-3.5M4 8l3.5 3.5',
    keys: 'Control+Z',
    run: (chain) => chain.undo()
  },
  {
    id: 'redo',
    icon: 'M16 8H7.5a4 4 0 0 0 0 8H12M16 8l-3.5-3.5M16 8l-3.5 3.5',
    keys: 'Control+Shift+Z',
    run: (chain) => chain.redo()
  }
]

/** Shown while the cursor is in a table. */
export const TABLE_TOOLS: Tool[] = [
  { id: 'addRow', run: (chain) => chain.addRowAfter() },
  { id: 'addColumn', run: (chain) => chain.addColumnAfter() },
  { id: 'deleteRow', run: (chain) => chain.deleteRow() },
  { id: 'deleteColumn', run: (chain) => chain.deleteColumn() },
  { id: 'deleteTable', run: (chain) => chain.deleteTable() }
]
