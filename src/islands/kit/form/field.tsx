import type { FormSchema } from '@formisch/react'
import type { ClipboardEvent, HTMLInputAutoCompleteAttribute } from 'react'
import styles from './field.module.css'
import { FieldFrame, useControl, type FieldProps } from './field-frame.tsx'

type Typed = {
  autoComplete?: HTMLInputAutoCompleteAttribute
  inputMode?: 'text' | 'tel' | 'email' | 'numeric' | 'url'
  /** An example, never the label. */
  placeholder?: string
  autoCapitalize?: 'none' | 'words' | 'characters'
  spellCheck?: boolean
  /** A hint under the control that doesn't block submitting; '' for none yet. */
  advice?: string
  /** The latest date that can be chosen. */
  max?: string
}

/** Not every browser takes these from the type. */
const EMAIL = { autoCapitalize: 'none', inputMode: 'email', spellCheck: false } as const

/**
 * A single-line text field:
 * `<TextField of={form} name="website_name" label="Website name" hint="…" type="email" autoComplete="email" />`
 */
export function TextField<Schema extends FormSchema>({
  of,
  name,
  label,
  advice,
  hint,
  optional,
  due,
  onLeave,
  tidy,
  type = 'text',
  ...typed
}: FieldProps<Schema> & Typed & { type?: 'date' | 'email' | 'tel' | 'text' | 'url' }) {
  const { id, error, control } = useControl({ of, name, advice, hint, due, onLeave, tidy })
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text')
    if (!tidy || tidy(pasted) === pasted) return
    event.preventDefault()
    const box = event.currentTarget
    box.setRangeText(tidy(pasted), box.selectionStart ?? 0, box.selectionEnd ?? 0, 'end')
    control.onChange(event)
  }
  return (
    <FieldFrame advice={advice} error={error} hint={hint} id={id} label={label} optional={optional}>
      <input
        {...(type === 'email' && EMAIL)}
        {...typed}
        {...control}
        className={styles['box']}
        onPaste={paste}
        type={type}
      />
    </FieldFrame>
  )
}

/** A multi-line text field that grows with its text where the browser supports it. */
export function TextAreaField<Schema extends FormSchema>({
  of,
  name,
  label,
  hint,
  optional,
  onLeave,
  rows = 5,
  ...typed
}: FieldProps<Schema> & Pick<Typed, 'placeholder' | 'spellCheck'> & { rows?: number }) {
  const { id, error, control } = useControl({ of, name, hint, onLeave })
  return (
    <FieldFrame error={error} hint={hint} id={id} label={label} optional={optional}>
      <textarea {...typed} {...control} className={styles['box']} rows={rows} />
    </FieldFrame>
  )
}

/** A native select; `placeholder` is its empty option. */
export function SelectField<Schema extends FormSchema>({
  of,
  name,
  label,
  hint,
  optional,
  onLeave,
  placeholder,
  autoComplete,
  options
}: FieldProps<Schema> & {
  placeholder: string
  autoComplete?: HTMLInputAutoCompleteAttribute
  options: readonly { value: string; label: string }[]
}) {
  const { id, error, control } = useControl({ of, name, hint, onLeave })
  return (
    <FieldFrame error={error} hint={hint} id={id} label={label} optional={optional}>
      <select {...control} autoComplete={autoComplete} className={styles['box']}>
        <option value="">{placeholder}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}
