import { useEditorState, type Editor } from '@tiptap/react'
import { useState } from 'react'
import { LinkDialog } from './link-dialog.tsx'
import { MARKS, TABLE_TOOLS, type Tool } from './rich-tool-list.ts'
import { ToolBar } from './tool-bar.tsx'
import styles from './rich-text.module.css'

/** What can be done with the text that is marked: one stop for the Tab key, and the arrows go on from there. */
export function RichTools({ editor, onPicture }: { editor: Editor; onPicture: () => void }) {
  const [linking, setLinking] = useState(false)
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      names: MARKS.filter((tool) => tool.isOn?.(now)).map(({ name }) => name),
      inTable: now.isActive('table'),
      canUndo: now.can().undo(),
      canRedo: now.can().redo()
    })
  })
  const run = (tool: Tool) => {
    if (tool.name === 'Link') setLinking(true)
    else if (tool.name === 'Picture') onPicture()
    else tool.run?.(editor.chain().focus()).run()
  }
  const shut = [!on.canUndo && 'Undo', !on.canRedo && 'Redo']
  return (
    <div className={styles['bars']}>
      <ToolBar label="Text tools" on={on.names} onPress={run} shut={shut} tools={MARKS} />
      {on.inTable && <ToolBar label="Table tools" onPress={run} tools={TABLE_TOOLS} />}
      {linking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </div>
  )
}
