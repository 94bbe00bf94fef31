import { useId, useState } from 'react'
import { FieldFrame } from '../kit/form/field-frame.tsx'
import { Notice } from '../kit/notice.tsx'
import { MarkdownText } from './markdown-text.tsx'
import { staysWhole } from './rich-html.ts'
import { RichText } from './rich-text.tsx'
import { Segments } from './segments.tsx'
import styles from './text-box.module.css'

const WAYS = [
  { value: 'rich', label: 'Rich text' },
  { value: 'markdown', label: 'Markdown' }
] as const

/** The text itself, written as it will look or as Markdown; either way it is HTML that is kept. */
export function TextBox({
  label,
  html,
  error,
  onChange
}: {
  label: string
  html: string
  error?: string | undefined
  onChange: (html: string) => void
}) {
  const id = useId()
  const [way, setWay] = useState<'rich' | 'markdown'>(() =>
    staysWhole(html) ? 'rich' : 'markdown'
  )
  const [unknown, setUnknown] = useState(way === 'markdown')
  const choose = (wanted: 'rich' | 'markdown') => {
    const loses = wanted === 'rich' && !staysWhole(html)
    setUnknown(loses)
    if (!loses) setWay(wanted)
  }
  const describedBy = error ? `${id}-error` : undefined
  return (
    <div className={styles['box']} data-bad={error ? true : undefined}>
      <FieldFrame error={error} id={id} label={label}>
        <Segments label="How to write" of={WAYS} onChoose={choose} value={way} />
        {unknown && (
          <Notice kind="warning">
            This text has parts that the rich editor does not know, such as a table with a caption.
            It stays in Markdown, where nothing is lost.
          </Notice>
        )}
        {way === 'rich' ? (
          <>
            <span className="visually-hidden" id={`${id}-label`}>
              {label}
            </span>
            <RichText
              describedBy={describedBy}
              html={html}
              id={id}
              labelledBy={`${id}-label`}
              onChange={onChange}
            />
          </>
        ) : (
          <MarkdownText describedBy={describedBy} html={html} id={id} onChange={onChange} />
        )}
      </FieldFrame>
    </div>
  )
}
