import { useEditorState, type Editor } from '@tiptap/react'
import { useState } from 'react'
import { editorTextMessages } from '#messages/editor-text.ts'
import { useMessages } from '../kit/use-messages.ts'
import { LinkDialog } from './link-dialog.tsx'
import { MARKS, TABLE_TOOLS, type Tool } from './rich-tool-list.ts'
import { ToolBar } from './tool-bar.tsx'
import styles from './rich-text.module.css'

/** The toolbars above the rich text. */
export function RichTools({
  editor,
  onPicture
}: {
  editor: Editor
  /** Undefined for a text without pictures. */
  onPicture?: () => void
}) {
  const t = useMessages(editorTextMessages)
  const [linking, setLinking] = useState(false)
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      ids: MARKS.filter((tool) => tool.isOn?.(now)).map(({ id }) => id),
      inTable: now.isActive('table'),
      canUndo: now.can().undo(),
      canRedo: now.can().redo()
    })
  })
  const run = (tool: Tool) => {
    if (tool.id === 'link') setLinking(true)
    else if (tool.id === 'picture') onPicture?.()
    else tool.run?.(editor.chain().focus()).run()
  }
  const disabled = [!on.canUndo && 'undo', !on.canRedo && 'redo']
  const named = (tools: readonly Tool[]) =>
    tools.map((tool) => ({ ...tool, name: t.tools[tool.id] }))
  return (
    <div className={styles['bars']}>
      <ToolBar
        disabled={disabled}
        label={t.textTools}
        on={on.ids}
        onPress={run}
        tools={named(onPicture ? MARKS : MARKS.filter(({ id }) => id !== 'picture'))}
      />
      {on.inTable && <ToolBar label={t.tableTools} onPress={run} tools={named(TABLE_TOOLS)} />}
      {linking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </div>
  )
}
