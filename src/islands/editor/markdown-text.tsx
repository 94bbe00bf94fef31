import { useRef, useState } from 'react'
import { editorTextMessages } from '#messages/editor-text.ts'
import { fromMarkdown, toMarkdown } from '#rules/content/markdown.ts'
import { useMessages } from '../kit/use-messages.ts'
import { PictureDialog } from './picture-dialog.tsx'
import { ToolBar } from './tool-bar.tsx'
import field from '../kit/form/field.module.css'
import bars from './rich-text.module.css'
import styles from './text-box.module.css'

/** Keeps the Markdown as it was typed, and reports it as HTML. */
export function MarkdownText({
  html,
  id,
  lang,
  describedBy,
  onChange
}: {
  html: string
  id: string
  lang: string | undefined
  describedBy: string | undefined
  onChange: (html: string) => void
}) {
  const t = useMessages(editorTextMessages)
  const box = useRef<HTMLTextAreaElement>(null)
  const [markdown, setMarkdown] = useState(() => toMarkdown(html))
  const [choosing, setChoosing] = useState(false)
  const change = (typed: string) => {
    setMarkdown(typed)
    onChange(fromMarkdown(typed))
  }
  const insert = (text: string) => {
    const { selectionEnd: at = markdown.length } = box.current ?? {}
    change(`${markdown.slice(0, at)}${text}${markdown.slice(at)}`)
  }
  return (
    <>
      <div className={bars['bars']}>
        <ToolBar
          label={t.markdownTools}
          onPress={() => setChoosing(true)}
          tools={[{ id: 'picture', name: t.addPicture }]}
        />
      </div>
      <textarea
        aria-describedby={describedBy}
        className={`${field['box']} ${styles['markdown']}`}
        id={id}
        lang={lang}
        name="markdown"
        onChange={(event) => change(event.target.value)}
        ref={box}
        spellCheck
        value={markdown}
      />
      {choosing && (
        <PictureDialog
          onClose={() => {
            setChoosing(false)
            box.current?.focus()
          }}
          onTake={({ alt, path }) => insert(`![${alt.replace(/[[\]\\]/g, '\\$&')}](${path})`)}
        />
      )}
    </>
  )
}
