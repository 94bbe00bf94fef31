import type { FrenchText } from '#contract/content/editor-french.ts'
import { editorFrenchMessages } from '#messages/editor-french.ts'
import { safeHtml } from '#rules/content/safe-html.ts'
import {
  changedSince,
  editFrench,
  frenchValue,
  replaceFrench,
  type OpenedFrench
} from '#stores/editor/editor-french.ts'
import { withPanelPictures } from '#stores/editor/editor-pictures.ts'
import { Button } from '../kit/button.tsx'
import { PlainField } from '../kit/form/plain-field.tsx'
import { Notice } from '../kit/notice.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { HTML_FIELDS, ROWS } from './item-kinds.ts'
import { TextBox } from './text-box.tsx'
import { useLabels } from './use-labels.ts'
import styles from './french-texts.module.css'
import rich from './rich-text.module.css'

// Pages’ scripts have the tag of their own language alone.
const ENGLISH = 'en-CA'
const FRENCH = 'fr-CA'

/** A text in English, to read, and its French, to edit with the control that the English has. */
export function FrenchField({
  error,
  french,
  text
}: {
  error: string | undefined
  french: OpenedFrench
  text: FrenchText
}) {
  const t = useMessages(editorFrenchMessages)
  const { english, field } = text
  const label = useLabels()(french.kind, field)
  const isHtml = HTML_FIELDS.includes(field)
  const control = {
    error,
    label: t.inFrench(label),
    lang: FRENCH,
    onChange: (typed: string) => editFrench(field, typed)
  }
  const value = frenchValue(french, text)
  const rows = ROWS[field]
  return (
    <div className={styles['pair']}>
      <div className={styles['english']}>
        <p className={styles['label']}>{t.inEnglish(label)}</p>
        {isHtml ? (
          <EnglishHtml html={english} label={t.inEnglish(label)} />
        ) : (
          <p className={styles['text']} lang={ENGLISH}>
            {english}
          </p>
        )}
      </div>
      <div className={styles['french']}>
        {isHtml ? (
          <TextBox {...control} html={value} key={french.replacements} />
        ) : (
          <PlainField {...control} name={field} value={value} {...(rows && { rows })} />
        )}
        {text.is_shared && <p className={styles['hint']}>{t.shared}</p>}
        <Advice french={french} text={text} />
      </div>
    </div>
  )
}

/** What has become of the English, or of the French, that the typed text was written beside. */
function Advice({ french, text }: { french: OpenedFrench; text: FrenchText }) {
  const t = useMessages(editorFrenchMessages)
  const { earlier_french, field } = text
  const changed = changedSince(french, text)
  const saved = text.french ?? ''
  if (changed === 'english') return <Notice kind="warning">{t.englishChanged}</Notice>
  if (changed === 'french')
    return (
      <Notice
        action={
          <Button look="line" onClick={() => replaceFrench(field, saved)} size="small">
            {t.useSaved}
          </Button>
        }
        kind="warning"
      >
        <p>{t.frenchChanged}</p>
        <SavedFrench isHtml={HTML_FIELDS.includes(field)} text={saved} />
      </Notice>
    )
  if (earlier_french === null || frenchValue(french, text) !== '') return null
  return (
    <Notice
      action={
        <Button look="line" onClick={() => replaceFrench(field, earlier_french)} size="small">
          {t.startFromEarlier}
        </Button>
      }
      kind="warning"
    >
      {t.earlier}
    </Notice>
  )
}

function SavedFrench({ isHtml, text }: { isHtml: boolean; text: string }) {
  if (!isHtml) return <p lang={FRENCH}>{text}</p>
  return <div dangerouslySetInnerHTML={readable(text)} lang={FRENCH} />
}

function EnglishHtml({ html, label }: { html: string; label: string }) {
  return (
    <div
      aria-label={label}
      className={`${rich['text']} ${styles['html']}`}
      dangerouslySetInnerHTML={readable(html)}
      lang={ENGLISH}
      role="region"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard can scroll it.
      tabIndex={0}
    />
  )
}

/** With links that say where they lead, and don't lead away from what is typed. */
function readable(html: string): { __html: string } {
  const { body } = new DOMParser().parseFromString(withPanelPictures(safeHtml(html)), 'text/html')
  for (const link of body.querySelectorAll('a')) {
    link.title = link.getAttribute('href') ?? ''
    link.removeAttribute('href')
  }
  return { __html: body.innerHTML }
}
