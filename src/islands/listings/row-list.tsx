import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { listingEditorMessages } from '#messages/listings/listing-editor.ts'
import { Button } from '../kit/button.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { useErrors } from './use-listing-form.ts'
import styles from './editor.module.css'

/** Rows of fields that can be added and removed, such as open houses. */
export function RowList<Row>({
  name,
  rows,
  empty,
  max,
  onChange,
  children
}: {
  name: 'Rooms' | 'documents' | 'openHouses'
  rows: readonly Row[]
  empty: Row
  max: number
  onChange: (rows: Row[]) => void
  children: (row: {
    row: Row
    /** 'Rooms.0', for the names and errors of its fields. */
    path: string
    errors: Record<string, string>
    change: (change: Partial<Row>) => void
  }) => ReactNode
}) {
  const t = useMessages(listingEditorMessages).rows
  const errors = useErrors()
  const list = useRef<HTMLOListElement>(null)
  const added = useRef(false)
  // After a row is added, typing goes on in it.
  useLayoutEffect(() => {
    const last = list.current?.lastElementChild
    if (added.current) last?.querySelector<HTMLElement>('input, select')?.focus()
    added.current = false
  }, [rows.length])
  return (
    <div className={styles['rows']} tabIndex={-1}>
      {rows.length > 0 && (
        <ol ref={list}>
          {rows.map((row, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- a row is its place, and holds no state.
            <li key={at}>
              <fieldset className={styles['row']}>
                <legend>{t[name].name(at + 1)}</legend>
                {children({
                  row,
                  path: `${name}.${at}`,
                  errors,
                  change: (change) => onChange(rows.with(at, { ...row, ...change }))
                })}
                <Button
                  aria-label={t.removeOf(t[name].name(at + 1))}
                  look="quiet"
                  onClick={() => onChange(rows.toSpliced(at, 1))}
                  size="small"
                >
                  {t.remove}
                </Button>
              </fieldset>
            </li>
          ))}
        </ol>
      )}
      {rows.length < max && (
        <div>
          <Button
            look="line"
            onClick={() => {
              added.current = true
              onChange([...rows, empty])
            }}
            size="small"
          >
            {t[name].add}
          </Button>
        </div>
      )}
    </div>
  )
}
