import { diffWordsWithSpace } from 'diff'
import type { ItemKind } from '#contract/editor-fields.ts'
import { toMarkdown } from '#rules/markdown.ts'
import type { Words } from '#stores/editor-item.ts'
import styles from './diff-view.module.css'
import { HTML_FIELDS, LABELS } from './words.ts'

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
  const fields = Object.entries(LABELS[kind]).map(([name, label]) => ({
    label,
    parts: diffWordsWithSpace(textOf(name, older), textOf(name, newer))
  }))
  const different = fields.filter(({ parts }) =>
    parts.some(({ added, removed }) => added || removed)
  )
  if (different.length === 0) return <p>They say the same.</p>
  return (
    <div className={styles['diff']}>
      {different.map(({ label, parts }) => (
        <section aria-label={label} key={label}>
          <h3>{label}</h3>
          <div className={styles['sides']}>
            <div>
              <p className={styles['name']}>{names[0]}</p>
              <div className={styles['text']}>
                {parts.map(({ added, removed, value }, index) =>
                  // The parts of one comparison never change their places.
                  // oxlint-disable-next-line react/no-array-index-key
                  added ? null : removed ? (
                    <del key={index}>{value}</del>
                  ) : (
                    <span key={index}>{value}</span>
                  )
                )}
              </div>
            </div>
            <div>
              <p className={styles['name']}>{names[1]}</p>
              <div className={styles['text']}>
                {parts.map(({ added, removed, value }, index) =>
                  // oxlint-disable-next-line react/no-array-index-key
                  removed ? null : added ? (
                    <ins key={index}>{value}</ins>
                  ) : (
                    <span key={index}>{value}</span>
                  )
                )}
              </div>
            </div>
          </div>
        </section>
      ))}
    </div>
  )
}

function textOf(name: string, words: Words): string {
  const text = words[name] ?? ''
  return HTML_FIELDS.includes(name) ? toMarkdown(text) : text
}
