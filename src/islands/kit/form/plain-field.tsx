import { useId, type InputHTMLAttributes, type ReactNode, type RefObject } from 'react'
import { FieldFrame } from './field-frame.tsx'
import styles from './field.module.css'

type Box = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'autoComplete' | 'inputMode' | 'list' | 'maxLength' | 'min' | 'placeholder' | 'readOnly'
>

/** A field outside of Formisch: its value and error come from a store. */
export function PlainField({
  label,
  name,
  value,
  onChange,
  hint,
  error,
  optional,
  box,
  lang,
  rows,
  first,
  type = 'text',
  ...rest
}: Box & {
  label: string
  name: string
  value: string
  onChange: (value: string) => void
  hint?: ReactNode
  error?: string | undefined
  optional?: boolean
  box?: RefObject<HTMLInputElement | null>
  /** The language of what is typed, if it isn't the page's. */
  lang?: string
  /** Focused when its dialog opens. */
  first?: boolean
  /** Several lines of text. */
  rows?: number
  type?: 'date' | 'datetime-local' | 'password' | 'search' | 'text' | 'time'
}) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  const control = {
    id,
    name,
    value,
    className: styles['box'],
    lang,
    spellCheck: lang ? true : undefined,
    'aria-describedby': described || undefined,
    'aria-invalid': error ? true : undefined,
    'data-first': first
  }
  return (
    <FieldFrame error={error} hint={hint} id={id} label={label} optional={optional ?? false}>
      {rows ? (
        <textarea {...control} onChange={(event) => onChange(event.target.value)} rows={rows} />
      ) : (
        <input
          {...control}
          {...rest}
          onChange={(event) => onChange(event.target.value)}
          ref={box}
          type={type}
        />
      )}
    </FieldFrame>
  )
}
