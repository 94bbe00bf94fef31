import { listingEditorMessages } from '#messages/listings/listing-editor.ts'
import { listingFieldMessages } from '#messages/listings/listing-fields.ts'
import { listingLabels } from '#messages/listings/listing-labels.ts'
import { LISTING_DOCUMENTS_MAX } from '#rules/listings/listing-limits.ts'
import { readDocumentPath } from '#rules/listings/document-path.ts'
import { editListing } from '#stores/listings/open-listing.ts'
import type { TypedListing } from '#stores/listings/typed-listing.ts'
import { Panel } from '../kit/dashboard-page.tsx'
import { PlainField } from '../kit/form/plain-field.tsx'
import { PlainSelect } from '../kit/form/plain-select.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { LineFields } from '../website-builder/line-fields.tsx'
import { DocumentUpload } from './document-upload.tsx'
import { RowList } from './row-list.tsx'
import { TypedField } from './typed-fields.tsx'
import { useTyped } from './use-listing-form.ts'
import styles from './editor.module.css'

const EMPTY: TypedListing['documents'][number] = {
  MediaCategory: 'Floor Plan',
  MediaURL: '',
  ShortDescription: { en: '', fr: '' }
}

/** A tour, and floor plans and other documents: uploaded, or elsewhere on the web. */
export function LinkFields() {
  const t = useMessages(listingEditorMessages)
  const f = useMessages(listingFieldMessages)
  const labels = useMessages(listingLabels).documents
  return (
    <Panel title={t.sections.links}>
      <TypedField
        hint={f.hints.VirtualTourURLUnbranded}
        inputMode="url"
        name="VirtualTourURLUnbranded"
        optional
      />
      <DocumentUpload />
      <RowList
        empty={EMPTY}
        max={LISTING_DOCUMENTS_MAX}
        name="documents"
        onChange={(documents) => editListing({ documents })}
        rows={useTyped().documents}
      >
        {({ change, errors, path, row }) => (
          <>
            <div className={styles['grid']}>
              <PlainSelect
                label={f.fields.MediaCategory}
                name={`${path}.MediaCategory`}
                of={(['Floor Plan', 'Document'] as const).map((value) => ({
                  value,
                  label: labels[value]
                }))}
                onChoose={(MediaCategory) => change({ MediaCategory })}
                value={row.MediaCategory}
              />
              <DocumentAddress
                error={errors[`${path}.MediaURL`]}
                name={`${path}.MediaURL`}
                onChange={(MediaURL) => change({ MediaURL })}
                value={row.MediaURL}
              />
            </div>
            <LineFields
              label={f.fields.ShortDescription}
              name={`${path}.ShortDescription`}
              onChange={(ShortDescription) => change({ ShortDescription })}
              value={row.ShortDescription}
            />
          </>
        )}
      </RowList>
    </Panel>
  )
}

/** Where a document is: an uploaded one says its file's name. */
function DocumentAddress(field: {
  name: string
  value: string
  error: string | undefined
  onChange: (value: string) => void
}) {
  const f = useMessages(listingFieldMessages)
  const uploaded = readDocumentPath(field.value)
  if (!uploaded) {
    return <PlainField {...field} hint={f.hints.link} inputMode="url" label={f.fields.MediaURL} />
  }
  return (
    <PlainField
      {...field}
      hint={f.documents.uploaded}
      label={f.documents.file}
      onChange={() => undefined}
      readOnly
      value={uploaded.name}
    />
  )
}
