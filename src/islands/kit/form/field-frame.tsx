import { useField, type FieldElement, type FormSchema, type FormStore } from '@formisch/react'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import type * as v from 'valibot'
import { formMessages } from '#messages/forms.ts'
import { useMessages } from '../use-messages.ts'
import { afterPress } from './after-press.ts'
import { useErrorInView } from './error-in-view.ts'
import { textForm } from './text-form.ts'
import styles from './field.module.css'

/** What every field is given. `name` is the specification's field name, and the control's `name` attribute. */
export type FieldProps<Schema extends FormSchema> = {
  of: FormStore<Schema>
  name: keyof v.InferInput<Schema> & string
  label: string
  /** Always visible, under the label. */
  hint?: ReactNode
  /** Shows 'optional' beside the label. */
  optional?: boolean
  /** Shows an error even before the field is left: for a form whose only field this is. */
  due?: boolean
  /** Called with the value when the field is left. */
  onLeave?: (value: string) => void
  /** Normalises a pasted or finished value, e.g. formats a phone number. */
  tidy?: (typed: string) => string
}

/** Binds a control to its form: value, error once due, and the ids that tie label, hint and error to it. */
export function useControl<Schema extends FormSchema>({
  of,
  name,
  advice,
  hint,
  due = false,
  onLeave,
  tidy
}: Pick<FieldProps<Schema>, 'of' | 'name' | 'hint' | 'due' | 'onLeave' | 'tidy'> & {
  advice?: string | undefined
}) {
  const id = useId()
  const [left, setLeft] = useState(false)
  const element = useRef<FieldElement>(null)
  const path: [string] = [name]
  const field = useField(textForm(of), { path })
  const value = typeof field.input === 'string' ? field.input : ''
  const error = due || left || of.isSubmitted ? field.errors?.[0] : undefined
  const change = (typed: string) => field.onChange(typed)
  // A field that is autofilled without focus never gets a blur event.
  const take = (box: FieldElement) =>
    change(tidy && box !== document.activeElement ? tidy(box.value) : box.value)

  // Picks up what was typed or autofilled before hydration.
  useEffect(() => {
    const box = element.current
    if (box?.value && box.value !== value) take(box)
    // Once: after hydration, the form sees every input event.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  const described = [hint && `${id}-hint`, advice && `${id}-advice`, error && `${id}-error`]
    .filter(Boolean)
    .join(' ')
  return {
    id,
    error,
    value,
    control: {
      id,
      name,
      value,
      'aria-describedby': described || undefined,
      'aria-invalid': error ? true : undefined,
      ref: (box: FieldElement | null) => {
        element.current = box
        field.props.ref(box)
      },
      onFocus: field.props.onFocus,
      onChange: (event: { currentTarget: FieldElement }) => take(event.currentTarget),
      onBlur: () => {
        const tidied = tidy ? tidy(value) : value
        if (tidied !== value) change(tidied)
        afterPress(() => {
          setLeft(true)
          field.props.onBlur()
          onLeave?.(tidied)
        })
      }
    }
  }
}

/** Label, hint, control, then the error and any advice below it. */
export function FieldFrame({
  id,
  label,
  advice,
  hint,
  optional = false,
  error,
  children
}: {
  id: string
  label: string
  advice?: string | undefined
  hint?: ReactNode
  optional?: boolean
  error: string | undefined
  children: ReactNode
}) {
  const t = useMessages(formMessages)
  useErrorInView(error, { control: id, error: `${id}-error` })
  return (
    <div className={styles['field']} data-bad={error ? true : undefined}>
      <label htmlFor={id}>
        {label}
        {optional && <span className={styles['optional']}> {t.optional}</span>}
      </label>
      {hint && (
        <p className={styles['hint']} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
      {error && (
        <p className={styles['error']} id={`${id}-error`}>
          <svg aria-hidden="true" height="16" viewBox="0 0 20 20" width="16">
            <path d="M10 1.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Zm-.95 4.4h1.9v5.4h-1.9Zm.95 8.9a1.15 1.15 0 1 1 0-2.3 1.15 1.15 0 0 1 0 2.3Z" />
          </svg>
          {error}
        </p>
      )}
      {advice !== undefined && (
        <p className={styles['advice']} id={`${id}-advice`} role="status">
          {advice}
        </p>
      )}
    </div>
  )
}
