import { useField, type FormSchema, type FormStore } from '@formisch/react'
import { useId, useRef, useState } from 'react'
import type { AccountDetails } from '#contract/account-details.ts'
import { choosePicture } from '#stores/account-setup.ts'
import { FieldFrame } from '../kit/field-frame.tsx'
import { Button } from '../kit/button.tsx'
import styles from './picture-field.module.css'

/** A picture: chosen, scaled down at once, shown, and taken away again. */
export function PictureField<Schema extends FormSchema>({
  of,
  name,
  label,
  round = false
}: {
  of: FormStore<Schema>
  name: keyof AccountDetails & string
  label: string
  /** People are shown in a circle, logos whole. */
  round?: boolean
}) {
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  // `name` is a key of the step's schema, which Formisch can't follow through a generic one.
  const field = useField(of as FormStore, { path: [name] as never })
  const picture = typeof field.input === 'string' ? field.input : ''
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()

  const read = async (file: File | undefined) => {
    if (!file) return
    setBusy(true)
    const read = await choosePicture(file)
    setBusy(false)
    setRefusal(read.ok ? undefined : read.message)
    if (read.ok) field.onChange(read.dataUrl as never)
  }
  const remove = () => {
    setRefusal(undefined)
    field.onChange('' as never)
    box.current?.focus()
  }

  return (
    <FieldFrame
      error={refusal}
      hint="JPEG, PNG or WebP. Large pictures are scaled down for you."
      id={id}
      label={label}
      optional
    >
      <div className={styles['picture']} data-round={round}>
        {picture ? (
          <img alt={`Your ${label.toLowerCase()}`} src={picture} />
        ) : (
          <svg aria-hidden="true" viewBox="0 0 48 48">
            <path d="M7 36V12h34v24zm0-5 10-9 8 7 6-5 10 8M31 18.5v.01" />
          </svg>
        )}
        <label className={`button line ${styles['choose']}`}>
          {busy ? 'Reading…' : picture ? 'Change' : 'Choose a picture'}
          <input
            accept="image/jpeg,image/png,image/webp"
            aria-describedby={`${id}-hint${refusal ? ` ${id}-error` : ''}`}
            aria-invalid={refusal ? true : undefined}
            aria-label={label}
            id={id}
            name={name}
            onChange={(event) => {
              void read(event.currentTarget.files?.[0])
              // The same file may be chosen again after a refusal.
              event.currentTarget.value = ''
            }}
            ref={box}
            type="file"
          />
        </label>
        {picture && (
          <Button aria-label={`Remove the ${label.toLowerCase()}`} look="quiet" onClick={remove}>
            Remove
          </Button>
        )}
      </div>
    </FieldFrame>
  )
}
