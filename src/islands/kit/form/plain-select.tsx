import { useId } from 'react'
import { FieldFrame } from './field-frame.tsx'
import styles from './field.module.css'

/** A native select outside of Formisch: its value comes from a store. */
export function PlainSelect<Value extends string>({
  label,
  name,
  hint,
  of,
  value,
  onChoose
}: {
  label: string
  name: string
  hint?: string
  of: readonly { value: Value; label: string }[]
  value: Value
  onChoose: (value: Value) => void
}) {
  const id = useId()
  return (
    <FieldFrame error={undefined} hint={hint} id={id} label={label}>
      <select
        aria-describedby={hint ? `${id}-hint` : undefined}
        className={styles['box']}
        id={id}
        name={name}
        onChange={(event) => {
          const chosen = of.find((one) => one.value === event.currentTarget.value)
          if (chosen) onChoose(chosen.value)
        }}
        value={value}
      >
        {of.map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}
