import { useId } from 'react'
import styles from './segments.module.css'

/** Radio buttons that look like a segmented control. */
export function Segments<Value extends string>({
  label,
  of,
  value,
  onChoose
}: {
  label: string
  of: readonly { value: Value; label: string }[]
  value: Value
  onChoose: (value: Value) => void
}) {
  const name = useId()
  return (
    <div aria-label={label} className={styles['segments']} role="radiogroup">
      {of.map((one) => (
        <label key={one.value}>
          <input
            checked={one.value === value}
            name={name}
            onChange={() => onChoose(one.value)}
            type="radio"
            value={one.value}
          />
          <span>{one.label}</span>
        </label>
      ))}
    </div>
  )
}
