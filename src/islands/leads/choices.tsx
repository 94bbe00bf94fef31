import styles from './campaigns.module.css'

/** Check boxes of which any number can be ticked. */
export function Choices<Value extends string>({
  label,
  of,
  chosen,
  onChoose
}: {
  label: string
  of: readonly { value: Value; label: string }[]
  chosen: readonly Value[]
  onChoose: (chosen: Value[]) => void
}) {
  return (
    <fieldset className={styles['group']}>
      <legend>{label}</legend>
      <div className={styles['choices']}>
        {of.map((one) => (
          <label key={one.value}>
            <input
              checked={chosen.includes(one.value)}
              onChange={(event) => {
                const others = chosen.filter((value) => value !== one.value)
                onChoose(event.target.checked ? [...others, one.value] : others)
              }}
              type="checkbox"
            />
            <span>{one.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
