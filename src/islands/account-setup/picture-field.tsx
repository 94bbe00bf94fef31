import { useField, type FormSchema, type FormStore } from '@formisch/react'
import { useMessages } from '../kit/use-messages.ts'
import { textForm } from '../kit/form/text-form.ts'
import { useId, useRef } from 'react'
import { pictureFieldMessages } from '#messages/picture-field.ts'
import type { AccountDetails } from '#contract/account-setup/account-details.ts'
import { FieldFrame } from '../kit/form/field-frame.tsx'
import { FileButton } from '../kit/form/file-button.tsx'
import { Button } from '../kit/button.tsx'
import styles from './picture-field.module.css'
import { usePicture } from './use-picture.ts'

/** Chooses, crops, shows and removes a picture, which is scaled down in the browser. */
export function PictureField<Schema extends FormSchema>({
  of,
  name,
  label,
  round = false
}: {
  of: FormStore<Schema>
  name: keyof AccountDetails & string
  label: string
  /** Portraits are cropped to a square and shown in a circle; logos keep their shape. */
  round?: boolean
}) {
  const t = useMessages(pictureFieldMessages)
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  // Not every browser focuses a pressed button, so the dialog's opener is stored here.
  const opener = useRef<HTMLElement>(null)
  // `name` is a key of the step's schema, which Formisch can't follow through a generic one.
  const field = useField(textForm(of), { path: [name] })
  const saved = typeof field.input === 'string' ? field.input : ''
  const picture = usePicture(round, (dataUrl) => field.onChange(dataUrl))
  const { Crop } = picture

  const remove = () => {
    picture.clearRefusal()
    field.onChange('')
    box.current?.focus()
  }

  return (
    <FieldFrame error={picture.refusal} hint={t.hint} id={id} label={label} optional>
      <div className={styles['picture']} data-round={round}>
        {saved ? (
          <img alt={t.yours(label)} src={saved} />
        ) : (
          <svg aria-hidden="true" viewBox="0 0 48 48">
            <path d="M7 36V12h34v24zm0-5 10-9 8 7 6-5 10 8M31 18.5v.01" />
          </svg>
        )}
        <div className={styles['actions']}>
          <FileButton
            box={box}
            id={id}
            isRefused={picture.refusal !== undefined}
            label={label}
            name={name}
            onChoose={(file) => {
              opener.current = box.current
              void picture.choose(file)
            }}
          >
            {picture.busy ? t.reading : saved ? t.change : t.choose}
          </FileButton>
          {saved && (
            <div>
              <Button
                aria-label={t.cropLabel(label)}
                look="quiet"
                onClick={(event) => {
                  opener.current = event.currentTarget
                  void picture.crop(saved)
                }}
              >
                {t.crop}
              </Button>
              <Button aria-label={t.removeLabel(label)} look="quiet" onClick={remove}>
                {t.remove}
              </Button>
            </div>
          )}
        </div>
      </div>
      <span className="visually-hidden" role="status">
        {picture.isAdded && t.added}
      </span>
      {Crop && picture.open && (
        <Crop
          opener={opener}
          label={label}
          onClose={picture.closeCrop}
          onCrop={picture.save}
          picture={picture.open}
          round={round}
        />
      )}
    </FieldFrame>
  )
}
