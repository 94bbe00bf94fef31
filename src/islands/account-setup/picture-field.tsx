import { useField, type FormSchema, type FormStore } from '@formisch/react'
import { textForm } from '../kit/form/text-form.ts'
import { useId, useRef } from 'react'
import type { AccountDetails } from '#contract/account-setup/account-details.ts'
import { FieldFrame } from '../kit/form/field-frame.tsx'
import { Button } from '../kit/button.tsx'
import styles from './picture-field.module.css'
import { usePicture } from './use-picture.ts'

/** Chooses, crops, shows and removes a picture, scaled down at once. */
export function PictureField<Schema extends FormSchema>({
  of,
  name,
  label,
  round = false
}: {
  of: FormStore<Schema>
  name: keyof AccountDetails & string
  label: string
  /** People are cut to a square and shown in a circle; logos are taken whole, and cut where somebody wants to. */
  round?: boolean
}) {
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  // Not every browser gives the focus to what is pressed, so who opens the window is remembered.
  const opener = useRef<HTMLElement>(null)
  // `name` is a key of the step's schema, which Formisch can't follow through a generic one.
  const field = useField(textForm(of), { path: [name] })
  const kept = typeof field.input === 'string' ? field.input : ''
  const picture = usePicture(round, (dataUrl) => field.onChange(dataUrl))
  const { Crop } = picture
  const word = label.toLowerCase()

  const remove = () => {
    picture.forgetRefusal()
    field.onChange('')
    box.current?.focus()
  }

  return (
    <FieldFrame
      error={picture.refusal}
      hint="JPEG, PNG or WebP. Large pictures are scaled down for you."
      id={id}
      label={label}
      optional
    >
      <div className={styles['picture']} data-round={round}>
        {kept ? (
          <img alt={`Your ${word}`} src={kept} />
        ) : (
          <svg aria-hidden="true" viewBox="0 0 48 48">
            <path d="M7 36V12h34v24zm0-5 10-9 8 7 6-5 10 8M31 18.5v.01" />
          </svg>
        )}
        <div className={styles['actions']}>
          <label className={`button line ${styles['choose']}`}>
            {picture.busy ? 'Reading…' : kept ? 'Change' : 'Choose a picture'}
            <input
              accept="image/jpeg,image/png,image/webp"
              aria-describedby={`${id}-hint${picture.refusal ? ` ${id}-error` : ''}`}
              aria-invalid={picture.refusal ? true : undefined}
              aria-label={label}
              id={id}
              name={name}
              onChange={(event) => {
                const file = event.currentTarget.files?.[0]
                opener.current = event.currentTarget
                if (file) void picture.choose(file)
                // The same file may be chosen again after a refusal.
                event.currentTarget.value = ''
              }}
              ref={box}
              type="file"
            />
          </label>
          {kept && (
            <div>
              <Button
                aria-label={`Crop the ${word}`}
                look="quiet"
                onClick={(event) => {
                  opener.current = event.currentTarget
                  void picture.crop(kept)
                }}
              >
                Crop
              </Button>
              <Button aria-label={`Remove the ${word}`} look="quiet" onClick={remove}>
                Remove
              </Button>
            </div>
          )}
        </div>
      </div>
      <span className="visually-hidden" role="status">
        {picture.said}
      </span>
      {Crop && picture.open && (
        <Crop
          back={opener}
          label={word}
          onClose={picture.closeCrop}
          onTake={picture.take}
          picture={picture.open}
          round={round}
        />
      )}
    </FieldFrame>
  )
}
