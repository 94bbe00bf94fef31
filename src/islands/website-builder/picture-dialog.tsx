import { useStore } from '@nanostores/react'
import { useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { SitePicture } from '#contract/websites/site-fields.ts'
import { websiteFieldsMessages } from '#messages/website-fields.ts'
import type { Area } from '#rules/websites/crop.ts'
import { SITE_PICTURE_ACCEPT } from '#rules/websites/picture-upload.ts'
import {
  $pictures,
  choosePicture,
  loadPictures,
  sitePictureAddress,
  uploadPicture,
  type OpenPicture
} from '#stores/website-builder/builder-pictures.ts'
import { DialogForm } from '../kit/form/dialog-form.tsx'
import { CropTool } from '../kit/crop-tool.tsx'
import { FieldFrame } from '../kit/form/field-frame.tsx'
import { FileButton } from '../kit/form/file-button.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { DescriptionFields, isDescribed } from './description-fields.tsx'
import { useFieldSite } from './use-field-site.ts'
import { lineIn } from './use-names.ts'
import styles from './fields.module.css'

/** Chooses a picture: a file, which is cropped and described, or one that the website has already. */
export function SitePictureDialog({
  round = false,
  suggested = '',
  file,
  onTake,
  onClose
}: {
  /** A portrait, which is cropped to a square. */
  round?: boolean | undefined
  /** A first description: whom or what the picture will show. */
  suggested?: string | undefined
  /** A pasted or dropped file. */
  file?: File | undefined
  onTake: (picture: SitePicture) => void
  onClose: () => void
}) {
  const t = useMessages(websiteFieldsMessages).picture
  const site = useFieldSite()
  const { language, website_id } = site
  const id = useId()
  const fileBox = useRef<HTMLInputElement>(null)
  const area = useRef<Area>(undefined)
  const [opened, setOpened] = useState<OpenPicture>()
  const [stored, setStored] = useState<SitePicture>()
  const [alt, setAlt] = useState({ en: suggested, fr: suggested })
  const [refusal, setRefusal] = useState<string>()
  const [isAltMissing, setAltMissing] = useState(false)
  const [busy, setBusy] = useState(false)
  const pictures = useStore($pictures)
  useEffect(() => void loadPictures(), [])
  // An open picture holds memory until closed.
  useEffect(() => () => opened?.close(), [opened])

  const read = async (chosen: File) => {
    setBusy(true)
    const picture = await choosePicture(chosen, website_id)
    setBusy(false)
    setRefusal(picture.ok ? undefined : picture.message)
    setOpened(picture.ok ? picture : undefined)
    setStored(undefined)
  }

  // A pasted or dropped picture needs no file dialog.
  useEffect(() => {
    if (file) void read(file)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each file.
  }, [file])

  const use = async () => {
    if (!opened && !stored) {
      setRefusal((current) => current ?? t.missing)
      return fileBox.current?.focus()
    }
    setAltMissing(!isDescribed(alt, site))
    if (!isDescribed(alt, site)) return
    if (stored) return take({ ...stored, alt })
    if (!opened) return
    setBusy(true)
    const whole = { x: 0, y: 0, width: opened.width, height: opened.height }
    const added = await uploadPicture(opened, area.current ?? whole, alt)
    setBusy(false)
    if (added.ok) take(added.picture)
    else setRefusal(added.message)
  }

  const take = (picture: SitePicture) => {
    onTake(picture)
    onClose()
  }

  // A form can't be inside of another's.
  return createPortal(
    <DialogForm
      busy={busy}
      busyLabel={t.uploading}
      onClose={onClose}
      onSubmit={use}
      submit={t.use}
      title={t.dialog}
    >
      <FieldFrame error={refusal} hint={t.formats} id={id} label={t.file}>
        <FileButton
          accept={SITE_PICTURE_ACCEPT}
          box={fileBox}
          className={styles['choose']}
          first
          id={id}
          isRefused={refusal !== undefined}
          label={t.file}
          onChoose={(chosen) => void read(chosen)}
        >
          {opened ? t.chooseAnother : t.chooseFile}
        </FileButton>
      </FieldFrame>
      {opened && (
        <CropTool
          key={opened.url}
          onArea={(part) => (area.current = part)}
          picture={opened}
          round={round}
        />
      )}
      {!opened && pictures.status === 'ready' && pictures.value.length > 0 && (
        <div role="group" aria-label={t.yours}>
          <p className={styles['label']}>{t.yours}</p>
          <ul className={styles['stored']}>
            {pictures.value.map((picture) => (
              <li key={picture.sha256}>
                <button
                  aria-label={t.yourPicture(lineIn(picture.alt, language))}
                  aria-pressed={stored?.sha256 === picture.sha256}
                  onClick={() => {
                    const { sha256, width, height } = picture
                    setStored({ sha256, width, height, alt: picture.alt })
                    setAlt(picture.alt)
                    setRefusal(undefined)
                  }}
                  type="button"
                >
                  <img alt="" loading="lazy" src={sitePictureAddress(website_id, picture, 160)} />
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <DescriptionFields isMissing={isAltMissing} onChange={setAlt} value={alt} />
    </DialogForm>,
    document.getElementById('main') ?? document.body
  )
}
