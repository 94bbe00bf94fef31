import styles from './check-box.module.css'

export function CheckBox({
  label,
  name,
  checked,
  onChange
}: {
  label: string
  name?: string
  checked: boolean
  onChange: (checked: boolean) => void
}) {
  return (
    <label className={styles['check']}>
      <input
        checked={checked}
        name={name}
        onChange={(event) => onChange(event.currentTarget.checked)}
        type="checkbox"
      />
      {label}
    </label>
  )
}
