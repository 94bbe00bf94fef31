import { useEffect, useId, useRef, useState } from 'react'
import * as labels from '#contract/labels.ts'
import { ALT_REQUIRED } from '#contract/content/pictures.ts'
import { choosePicture, keepPicture, type OpenPicture } from '#stores/editor/editor-pictures.ts'
import { Button } from '../kit/button.tsx'
import { FieldFrame } from '../kit/form/field-frame.tsx'
import { Modal } from '../kit/modal.tsx'
import { PlainField } from './plain-field.tsx'
import styles from './dialog.module.css'

/** A picture of the writer's own: chosen, looked at, put in words for who cannot see it, and handed to the panel. */
export function PictureDialog({
  file,
  onClose,
  onTake
}: {
  /** One that was pasted or dropped. */
  file?: File | undefined
  onClose: () => void
  onTake: (picture: { path: string; alt: string }) => void
}) {
  const id = useId()
  const words = useRef<HTMLInputElement>(null)
  const [picture, setPicture] = useState<OpenPicture>()
  const [alt, setAlt] = useState('')
  const [refusal, setRefusal] = useState<string>()
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)

  const read = async (chosen: Blob) => {
    const opened = await choosePicture(chosen)
    setRefusal(opened.ok ? undefined : opened.message)
    setPicture(opened.ok ? opened : undefined)
  }

  // A picture that came by the clipboard has been chosen already.
  useEffect(() => {
    if (file) void read(file)
  }, [file])
  // An open picture holds memory until it is closed.
  useEffect(() => () => picture?.close(), [picture])

  const take = async () => {
    setError(alt.trim() ? undefined : ALT_REQUIRED)
    if (!picture) setRefusal((told) => told ?? 'Please choose a picture.')
    if (!picture || !alt.trim()) return words.current?.focus()
    setBusy(true)
    const kept = await keepPicture(picture, alt.trim())
    setBusy(false)
    if (!kept.ok) return setRefusal(kept.message)
    onTake(kept)
    onClose()
  }

  return (
    <Modal onClose={onClose} open title="Picture">
      <form
        className={styles['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!busy) void take()
        }}
      >
        <FieldFrame
          error={refusal}
          hint="JPEG, PNG or WebP. Large pictures are scaled down for you."
          id={id}
          label="Picture"
        >
          {picture && (
            <img alt="What you have chosen" className={styles['shown']} src={picture.url} />
          )}
          <label className={`button line ${styles['choose']}`}>
            {picture ? 'Choose another one' : 'Choose a picture'}
            <input
              accept="image/jpeg,image/png,image/webp"
              aria-describedby={`${id}-hint${refusal ? ` ${id}-error` : ''}`}
              aria-invalid={refusal ? true : undefined}
              aria-label="Picture"
              data-first
              id={id}
              onChange={(event) => {
                const chosen = event.currentTarget.files?.[0]
                if (chosen) void read(chosen)
                event.currentTarget.value = ''
              }}
              type="file"
            />
          </label>
        </FieldFrame>
        <PlainField
          box={words}
          error={error}
          hint="Describes the image for people who can’t see it. For example: A brick house with a red door in the snow."
          label={labels.alt}
          maxLength={500}
          name="alt"
          onChange={setAlt}
          value={alt}
        />
        <div className={styles['acts']}>
          <Button busy={busy} busyLabel="Keeping…" look="ink" type="submit">
            Use this picture
          </Button>
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Modal>
  )
}
