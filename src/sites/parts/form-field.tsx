import type { SiteFormField } from '#rules/websites/site-form.ts'
import { SITE_FORM_MAX } from '#rules/websites/site-form.ts'

type Props = {
  id: string
  name: SiteFormField
  label: string
  value: string
  error: string | undefined
  /** Said after the label of a field that may stay empty. */
  optional: string
  required?: boolean
  /** The first field with an error: its page opens there, with and without script. */
  hasFocus?: boolean
  isLong?: boolean
  type?: 'text' | 'email' | 'tel'
  autoComplete?: string
}

/** A labelled field; its error stands under it and is read out with it. */
export function FormField(props: Props) {
  const { id, name, label, value, error, optional, required = false, isLong = false } = props
  const shared = {
    'aria-describedby': error === undefined ? undefined : `${id}_error`,
    'aria-invalid': error === undefined ? undefined : true,
    autoFocus: props.hasFocus,
    autoComplete: props.autoComplete,
    defaultValue: value,
    id,
    maxLength: SITE_FORM_MAX[name],
    name,
    required
  } as const
  return (
    <div className={`form-field field-${name}`}>
      <label htmlFor={id}>
        {label}
        {!required && <span> {optional}</span>}
      </label>
      {isLong ? (
        <textarea {...shared} rows={5} />
      ) : (
        <input {...shared} type={props.type ?? 'text'} />
      )}
      {error !== undefined && (
        <p className="form-error" id={`${id}_error`}>
          {error}
        </p>
      )}
    </div>
  )
}
