import { EditorContent, useEditor, type Editor } from '@tiptap/react'
import { useState } from 'react'
import { cleanPaste } from './pasted.ts'
import { PictureDialog } from './picture-dialog.tsx'
import { tidy } from './rich-html.ts'
import { RICH } from './rich-schema.ts'
import { RichTools } from './rich-tools.tsx'
import styles from './rich-text.module.css'

/** Text as it will look. It is told once what to begin with; from then on it tells. */
export function RichText({
  html,
  id,
  labelledBy,
  describedBy,
  onChange
}: {
  html: string
  id: string
  labelledBy: string
  describedBy: string | undefined
  onChange: (html: string) => void
}) {
  const [picture, setPicture] = useState<{ file?: File }>()
  const editor = useEditor({
    extensions: RICH,
    content: html,
    injectCSS: false,
    editorProps: {
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        ...(describedBy && { 'aria-describedby': describedBy }),
        class: styles['text'] ?? ''
      },
      transformPastedHTML: cleanPaste,
      handlePaste: (_, { clipboardData }) => takeFile(clipboardData),
      handleDrop: (_, { dataTransfer }) => takeFile(dataTransfer)
    },
    onUpdate: ({ editor: changed }) => onChange(tidy(changed.getHTML()))
  })

  /** A picture on its own is asked for its words; one in a text is the text's. */
  function takeFile(data: DataTransfer | null): boolean {
    const file = [...(data?.files ?? [])].find(({ type }) => type.startsWith('image/'))
    if (!file || data?.types.includes('text/html')) return false
    setPicture({ file })
    return true
  }

  return (
    <div className={styles['rich']}>
      <RichTools editor={editor} onPicture={() => setPicture({})} />
      <EditorContent editor={editor} />
      {picture && (
        <PictureDialog
          file={picture.file}
          onClose={() => {
            setPicture(undefined)
            editor.commands.focus()
          }}
          onTake={({ alt, path }) => insertPicture(editor, path, alt)}
        />
      )}
    </div>
  )
}

function insertPicture(editor: Editor, src: string, alt: string): void {
  editor.chain().focus().setImage({ src, alt }).run()
}
