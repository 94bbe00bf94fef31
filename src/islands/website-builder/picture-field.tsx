import { useId, useState } from 'react'
import type { SitePicture } from '#contract/websites/site-fields.ts'
import { websiteFieldsMessages } from '#messages/website-fields.ts'
import { sitePictureAddress } from '#stores/website-builder/builder-pictures.ts'
import { Button } from '../kit/button.tsx'
import { FieldFrame } from '../kit/form/field-frame.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { LineFields } from './line-fields.tsx'
import { SitePictureDialog } from './picture-dialog.tsx'
import { useFieldSite } from './use-field-site.ts'
import { lineIn } from './use-names.ts'
import styles from './fields.module.css'

const THUMBNAIL = 480

/** A picture of the website, with its description in each language. */
export function SitePictureField({
  label,
  name,
  value,
  error,
  round,
  suggested,
  onChange
}: {
  label: string
  name: string
  value: SitePicture | null
  error?: string | undefined
  /** A portrait, which is cropped to a square. */
  round?: boolean
  /** A first description of a new picture. */
  suggested?: string
  onChange: (picture: SitePicture | null, field: string) => void
}) {
  const t = useMessages(websiteFieldsMessages).picture
  const { language, website_id } = useFieldSite()
  const id = useId()
  const [choosing, setChoosing] = useState(false)
  return (
    <FieldFrame error={error} id={id} label={label}>
      <div className={styles['picture']}>
        {value && (
          <img
            alt={lineIn(value.alt, language)}
            src={sitePictureAddress(website_id, value, THUMBNAIL)}
          />
        )}
        <div className={styles['acts']}>
          <Button
            aria-label={value ? t.changeLabelled(label) : t.chooseLabelled(label)}
            id={id}
            look="line"
            onClick={() => setChoosing(true)}
            size="small"
          >
            {value ? t.change : t.choose}
          </Button>
          {value && (
            <Button
              aria-label={t.removeLabelled(label)}
              look="quiet"
              onClick={() => {
                document.getElementById(id)?.focus()
                onChange(null, 'picture')
              }}
              size="small"
            >
              {t.remove}
            </Button>
          )}
        </div>
      </div>
      {value && (
        <LineFields
          label={t.alt}
          name={`${name}.alt`}
          onChange={(alt, language) => onChange({ ...value, alt }, `alt.${language}`)}
          value={value.alt}
        />
      )}
      {choosing && (
        <SitePictureDialog
          onClose={() => setChoosing(false)}
          onTake={(picture) => onChange(picture, 'picture')}
          round={round}
          suggested={suggested}
        />
      )}
    </FieldFrame>
  )
}
