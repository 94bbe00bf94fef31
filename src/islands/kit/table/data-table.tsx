// Laid out as cards, a table loses its semantics in some screen readers; the roles restore them.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import type { ReactNode } from 'react'
import styles from './data-table.module.css'

export type Column<Row> = {
  name: string
  cell: (row: Row) => ReactNode
  /** Numbers, aligned at the end of the column. */
  figure?: boolean
  /** An id: on one line, truncated where there is no room. */
  code?: boolean
  /** Shown first and without its name where a row is a card. */
  headline?: boolean
}

/** A table on wide screens, a card per row on narrow ones. */
export function DataTable<Row>({
  label,
  columns,
  rows,
  keyOf
}: {
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
}) {
  return (
    <div className={`${styles['room']} ${columns.length > 4 ? styles['many'] : ''}`}>
      <table aria-label={label} className={styles['table']} role="table">
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ figure, name }) => (
              <th className={figure ? styles['figure'] : undefined} key={name} role="columnheader">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={keyOf(row)} role="row">
              {columns.map(({ cell, code, figure, headline, name }) => (
                <td
                  className={styles[figure ? 'figure' : code ? 'code' : headline ? 'headline' : '']}
                  key={name}
                  role="cell"
                >
                  <span aria-hidden="true" className={styles['label']}>
                    {name}
                  </span>
                  <span className={styles['value']}>{cell(row)}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
