import { useId, useState } from 'react'
import { editorTextMessages } from '#messages/editor-text.ts'
import { pictureAddress } from '#stores/editor/editor-pictures.ts'
import { FieldFrame } from '../kit/form/field-frame.tsx'
import { Notice } from '../kit/notice.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { Segments } from '../kit/segments.tsx'
import { MarkdownText } from './markdown-text.tsx'
import { survivesRichText } from './rich-html.ts'
import { PictureDialog } from './picture-dialog.tsx'
import { RichText, type TextPictures } from './rich-text.tsx'
import styles from './text-box.module.css'

const FORMATS = ['rich', 'markdown'] as const

const PICTURES: TextPictures = {
  addressOf: pictureAddress,
  // Others that are pasted with a text point to local files.
  isKept: (src) => /^(https:|\/pictures\/)/.test(src),
  Dialog: ({ onTake, ...dialog }) => (
    <PictureDialog {...dialog} onTake={({ alt, path }) => onTake({ src: path, alt })} />
  )
}

/** Edits HTML as rich text or as Markdown. */
export function TextBox({
  label,
  html,
  lang,
  error,
  onChange
}: {
  label: string
  html: string
  /** The language of the text, if it isn't the page's. */
  lang?: string
  error?: string | undefined
  onChange: (html: string) => void
}) {
  const t = useMessages(editorTextMessages)
  const id = useId()
  const [format, setFormat] = useState<(typeof FORMATS)[number]>(() =>
    survivesRichText(html) ? 'rich' : 'markdown'
  )
  const [unsupported, setUnsupported] = useState(format === 'markdown')
  const choose = (wanted: (typeof FORMATS)[number]) => {
    const isLossy = wanted === 'rich' && !survivesRichText(html)
    setUnsupported(isLossy)
    if (!isLossy) setFormat(wanted)
  }
  const describedBy = error ? `${id}-error` : undefined
  return (
    <div className={styles['box']} data-bad={error ? true : undefined}>
      <FieldFrame error={error} id={id} label={label}>
        <Segments
          label={t.format}
          of={FORMATS.map((one) => ({ label: t.formats[one], value: one }))}
          onChoose={choose}
          value={format}
        />
        {unsupported && <Notice kind="warning">{t.markdownOnly}</Notice>}
        {format === 'rich' ? (
          <>
            <span className="visually-hidden" id={`${id}-label`}>
              {label}
            </span>
            <RichText
              describedBy={describedBy}
              html={html}
              id={id}
              lang={lang}
              labelledBy={`${id}-label`}
              onChange={onChange}
              pictures={PICTURES}
            />
          </>
        ) : (
          <MarkdownText
            describedBy={describedBy}
            html={html}
            id={id}
            lang={lang}
            onChange={onChange}
          />
        )}
      </FieldFrame>
    </div>
  )
}
