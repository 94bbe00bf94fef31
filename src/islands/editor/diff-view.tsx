import { diffWordsWithSpace } from 'diff'
import type { ItemKind } from '#contract/content/editor-fields.ts'
import { editorHistoryMessages } from '#messages/editor-history.ts'
import { toMarkdown } from '#rules/content/markdown.ts'
import type { FieldValues } from '#stores/editor/editor-item.ts'
import { pictureAddress } from '#stores/editor/editor-pictures.ts'
import { useMessages } from '../kit/use-messages.ts'
import styles from './diff-view.module.css'
import { partsOf, type Part } from './diff-parts.ts'
import { HTML_FIELDS, LABELS, PICTURE_FIELDS } from './item-kinds.ts'
import { useLabels } from './use-labels.ts'

/** Two versions side by side, field by field; HTML is compared as Markdown, so formatting shows. */
export function DiffView({
  kind,
  older,
  newer,
  names
}: {
  kind: ItemKind
  older: FieldValues
  newer: FieldValues
  /** The names of the older and the newer version. */
  names: readonly [string, string]
}) {
  const t = useMessages(editorHistoryMessages)
  const labelOf = useLabels()
  const different = Object.keys(LABELS[kind]).filter(
    (name) => textOf(name, older) !== textOf(name, newer)
  )
  if (different.length === 0) return <p>{t.identical}</p>
  return (
    <div className={styles['diff']}>
      {different.map((name) => (
        <section aria-label={labelOf(kind, name)} key={name}>
          <h3>{labelOf(kind, name)}</h3>
          {PICTURE_FIELDS.includes(name) ? (
            <Sides
              names={names}
              newer={<Picture path={newer[name]} />}
              older={<Picture path={older[name]} />}
            />
          ) : (
            <TextDiff names={names} newer={textOf(name, newer)} older={textOf(name, older)} />
          )}
        </section>
      ))}
    </div>
  )
}

function TextDiff({
  older,
  newer,
  names
}: {
  older: string
  newer: string
  names: readonly [string, string]
}) {
  const parts = partsOf(diffWordsWithSpace(older, newer))
  const side = (without: 'added' | 'removed') =>
    parts.filter((part) => !part[without]).map((part) => <DiffPart key={part.at} of={part} />)
  return <Sides names={names} newer={side('removed')} older={side('added')} />
}

function DiffPart({ of: { added, removed, value } }: { of: Part }) {
  if (removed) return <del>{value}</del>
  return added ? <ins>{value}</ins> : <span>{value}</span>
}

function Picture({ path }: { path: string | null | undefined }) {
  return path ? <img alt={path} src={pictureAddress(path)} /> : null
}

function Sides({
  older,
  newer,
  names
}: {
  older: React.ReactNode
  newer: React.ReactNode
  names: readonly [string, string]
}) {
  return (
    <div className={styles['sides']}>
      {[older, newer].map((text, side) => (
        <div key={names[side]}>
          <p className={styles['name']}>{names[side]}</p>
          <div className={styles['text']}>{text}</div>
        </div>
      ))}
    </div>
  )
}

function textOf(name: string, values: FieldValues): string {
  const text = values[name] ?? ''
  return HTML_FIELDS.includes(name) ? toMarkdown(text) : text
}
