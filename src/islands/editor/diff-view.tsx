import { diffWordsWithSpace } from 'diff'
import type { ItemKind } from '#contract/content/editor-fields.ts'
import { toMarkdown } from '#rules/content/markdown.ts'
import type { Words } from '#stores/editor/editor-item.ts'
import { pictureAddress } from '#stores/editor/editor-pictures.ts'
import styles from './diff-view.module.css'
import { partsOf, type Part } from './diff-parts.ts'
import { HTML_FIELDS, LABELS, PICTURE_FIELDS } from './words.ts'

/** Two versions beside each other, field by field; text is shown as Markdown, so that every sign of it can be compared. */
export function DiffView({
  kind,
  older,
  newer,
  names
}: {
  kind: ItemKind
  older: Words
  newer: Words
  /** What the two are called. */
  names: readonly [string, string]
}) {
  const different = Object.entries(LABELS[kind]).filter(
    ([name]) => textOf(name, older) !== textOf(name, newer)
  )
  if (different.length === 0) return <p>They say the same.</p>
  return (
    <div className={styles['diff']}>
      {different.map(([name, label]) => (
        <section aria-label={label} key={name}>
          <h3>{label}</h3>
          {PICTURE_FIELDS.includes(name) ? (
            <Sides
              names={names}
              newer={<Shown path={newer[name]} />}
              older={<Shown path={older[name]} />}
            />
          ) : (
            <Texts names={names} newer={textOf(name, newer)} older={textOf(name, older)} />
          )}
        </section>
      ))}
    </div>
  )
}

function Texts({
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
    parts.filter((part) => !part[without]).map((part) => <Words key={part.at} of={part} />)
  return <Sides names={names} newer={side('removed')} older={side('added')} />
}

function Words({ of: { added, removed, value } }: { of: Part }) {
  if (removed) return <del>{value}</del>
  return added ? <ins>{value}</ins> : <span>{value}</span>
}

function Shown({ path }: { path: string | null | undefined }) {
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

function textOf(name: string, words: Words): string {
  const text = words[name] ?? ''
  return HTML_FIELDS.includes(name) ? toMarkdown(text) : text
}
