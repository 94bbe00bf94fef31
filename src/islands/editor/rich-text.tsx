import { EditorContent, useEditor, type Editor } from '@tiptap/react'
import { useState } from 'react'
import { cleanPaste } from './clean-paste.ts'
import { PictureDialog } from './picture-dialog.tsx'
import { writtenHtml } from './rich-html.ts'
import { RICH } from './rich-schema.ts'
import { RichTools } from './rich-tools.tsx'
import styles from './rich-text.module.css'

/** A rich-text editor. `html` is its initial value only; changes are reported by `onChange`. */
export function RichText({
  html,
  id,
  labelledBy,
  describedBy,
  withPictures,
  onChange
}: {
  html: string
  id: string
  labelledBy: string
  describedBy: string | undefined
  /** Whether the text may have pictures. */
  withPictures: boolean
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
      transformPastedHTML: (pasted) => cleanPaste(pasted, withPictures),
      handlePaste: (_, { clipboardData }) => takeFile(clipboardData),
      handleDrop: (_, { dataTransfer }) => takeFile(dataTransfer)
    },
    onUpdate: ({ editor: changed }) => onChange(writtenHtml(changed.getHTML()))
  })

  /** Opens the dialog for a pasted picture; one inside of pasted HTML stays there. */
  function takeFile(data: DataTransfer | null): boolean {
    const file = [...(data?.files ?? [])].find(({ type }) => type.startsWith('image/'))
    if (!withPictures || !file || data?.types.includes('text/html')) return false
    setPicture({ file })
    return true
  }

  return (
    <div className={styles['rich']}>
      <RichTools editor={editor} {...(withPictures && { onPicture: () => setPicture({}) })} />
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
