import { EditorContent, useEditor, type Editor } from '@tiptap/react'
import { useState, type ComponentType } from 'react'
import { cleanPaste } from './clean-paste.ts'
import { writtenHtml } from './rich-html.ts'
import { RICH, richWith } from './rich-schema.ts'
import { RichTools } from './rich-tools.tsx'
import styles from './rich-text.module.css'

/** A picture as a text names it. */
type TextPicture = { src: string; alt: string; width?: number; height?: number }

/** The pictures that a text may have. */
export type TextPictures = {
  /** Where a picture can be loaded now. */
  addressOf: (src: string) => string
  /** Whether a pasted picture may stay. */
  isKept: (src: string) => boolean
  Dialog: ComponentType<{
    /** A pasted or dropped file. */
    file?: File | undefined
    onClose: () => void
    onTake: (picture: TextPicture) => void
  }>
}

/** A rich-text editor. `html` is its initial value only; changes are reported by `onChange`. */
export function RichText({
  html,
  id,
  lang,
  labelledBy,
  describedBy,
  pictures,
  onChange
}: {
  html: string
  id: string
  lang?: string | undefined
  labelledBy: string
  describedBy: string | undefined
  /** Undefined for a text without pictures. */
  pictures?: TextPictures
  onChange: (html: string) => void
}) {
  const [picture, setPicture] = useState<{ file?: File }>()
  const editor = useEditor({
    extensions: pictures ? richWith(pictures.addressOf) : RICH,
    content: html,
    injectCSS: false,
    editorProps: {
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        ...(lang && { lang, spellcheck: 'true' }),
        ...(describedBy && { 'aria-describedby': describedBy }),
        class: styles['text'] ?? ''
      },
      transformPastedHTML: (pasted) => cleanPaste(pasted, pictures?.isKept),
      handlePaste: (_, { clipboardData }) => takeFile(clipboardData),
      handleDrop: (_, { dataTransfer }) => takeFile(dataTransfer)
    },
    onUpdate: ({ editor: changed }) => onChange(writtenHtml(changed.getHTML()))
  })

  /** Opens the dialog for a pasted picture; one inside of pasted HTML stays there. */
  function takeFile(data: DataTransfer | null): boolean {
    const file = [...(data?.files ?? [])].find(({ type }) => type.startsWith('image/'))
    if (!pictures || !file || data?.types.includes('text/html')) return false
    setPicture({ file })
    return true
  }

  return (
    <div className={styles['rich']}>
      <RichTools editor={editor} {...(pictures && { onPicture: () => setPicture({}) })} />
      <EditorContent editor={editor} />
      {pictures && picture && (
        <pictures.Dialog
          file={picture.file}
          onClose={() => {
            setPicture(undefined)
            editor.commands.focus()
          }}
          onTake={(taken) => insertPicture(editor, taken)}
        />
      )}
    </div>
  )
}

function insertPicture(editor: Editor, picture: TextPicture): void {
  editor.chain().focus().setImage(picture).run()
}
