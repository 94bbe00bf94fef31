import { useEffect, useId, useRef, useState } from 'react'
import * as labels from '#contract/content/labels.ts'
import { editorTextMessages } from '#messages/editor-text.ts'
import { contentValidation } from '#messages/validation/content.ts'
import { choosePicture, uploadPicture, type OpenPicture } from '#stores/editor/editor-pictures.ts'
import { FieldFrame } from '../kit/form/field-frame.tsx'
import { FileButton } from '../kit/form/file-button.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { DialogForm } from '../kit/form/dialog-form.tsx'
import { PlainField } from '../kit/form/plain-field.tsx'
import styles from './picture-dialog.module.css'

/** Uploads a picture: choose a file, check it, describe it, send it to the panel. */
export function PictureDialog({
  file,
  onClose,
  onTake
}: {
  /** A pasted or dropped file. */
  file?: File | undefined
  onClose: () => void
  onTake: (picture: { path: string; alt: string }) => void
}) {
  const t = useMessages(editorTextMessages).picture
  const { alt: altMissing } = useMessages(contentValidation)
  const id = useId()
  const altBox = useRef<HTMLInputElement>(null)
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

  // A pasted or dropped picture needs no file dialog.
  useEffect(() => {
    if (file) void read(file)
  }, [file])
  // An open picture holds memory until closed.
  useEffect(() => () => picture?.close(), [picture])

  const upload = async () => {
    setError(alt.trim() ? undefined : altMissing)
    if (!picture) setRefusal((current) => current ?? t.missing)
    if (!picture || !alt.trim()) return altBox.current?.focus()
    setBusy(true)
    const saved = await uploadPicture(picture, alt.trim())
    setBusy(false)
    if (!saved.ok) return setRefusal(saved.message)
    onTake(saved)
    onClose()
  }

  return (
    <DialogForm
      busy={busy}
      busyLabel={t.uploading}
      onClose={onClose}
      onSubmit={upload}
      submit={t.use}
      title={t.title}
    >
      <FieldFrame error={refusal} hint={t.formats} id={id} label={t.title}>
        {picture && <img alt={t.chosen} className={styles['shown']} src={picture.url} />}
        <FileButton
          className={styles['choose']}
          first
          id={id}
          isRefused={refusal !== undefined}
          label={t.title}
          onChoose={(chosen) => void read(chosen)}
        >
          {picture ? t.chooseAnother : t.choose}
        </FileButton>
      </FieldFrame>
      <PlainField
        box={altBox}
        error={error}
        hint={t.altHint}
        label={useMessages(labels.alt)}
        maxLength={500}
        name="alt"
        onChange={setAlt}
        value={alt}
      />
    </DialogForm>
  )
}
