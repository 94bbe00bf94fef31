import type { Columns } from '#rules/content/file-columns.ts'
import { PlainSelect } from '../form/plain-select.tsx'
import styles from './importing.module.css'

const NONE = ''

/** Asks which column of a file each field is read from. */
export function ColumnFields<Field extends string>({
  fields,
  headings,
  columns,
  labels,
  leaveOut,
  legend,
  hidesLegend = false,
  onChange
}: {
  fields: readonly Field[]
  headings: readonly string[]
  columns: Columns<Field>
  labels: Readonly<Record<Field, string>>
  leaveOut: string
  legend: string
  /** Where something above says the same. */
  hidesLegend?: boolean
  onChange: (columns: Columns<Field>) => void
}) {
  const choices = headings.map((heading, column) => ({
    value: String(column),
    label: heading.trim() || String(column + 1)
  }))
  return (
    <fieldset className={styles['fields']}>
      <legend className={hidesLegend ? 'visually-hidden' : undefined}>{legend}</legend>
      {fields.map((field) => (
        <PlainSelect
          key={field}
          label={labels[field]}
          name={`column_${field}`}
          of={[{ value: NONE, label: leaveOut }, ...choices]}
          onChoose={(chosen) => {
            const changed = { ...columns }
            if (chosen === NONE) delete changed[field]
            else changed[field] = Number(chosen)
            onChange(changed)
          }}
          value={String(columns[field] ?? NONE)}
        />
      ))}
    </fieldset>
  )
}
