import { useId, useState } from 'react'
import { listingFieldMessages } from '#messages/listings/listing-fields.ts'
import { DOCUMENT_ACCEPT } from '#rules/listings/document-path.ts'
import { addDocument } from '#stores/listings/document-uploads.ts'
import { FieldFrame } from '../kit/form/field-frame.tsx'
import { FileButton } from '../kit/form/file-button.tsx'
import { useMessages } from '../kit/use-messages.ts'
import styles from './editor.module.css'

/** Uploads PDFs, each of which becomes a document of the listing; says why one can't be used. */
export function DocumentUpload() {
  const t = useMessages(listingFieldMessages).documents
  const id = useId()
  const [uploading, setUploading] = useState(0)
  const [problem, setProblem] = useState<string>()

  async function upload(file: File): Promise<void> {
    setProblem(undefined)
    setUploading((count) => count + 1)
    const refusal = await addDocument(file)
    if (refusal !== undefined) setProblem(t.refused(file.name, refusal))
    setUploading((count) => count - 1)
  }

  return (
    <FieldFrame error={problem} hint={t.hint} id={id} label={t.upload}>
      <div className={styles['choose']}>
        <FileButton
          accept={DOCUMENT_ACCEPT}
          id={id}
          isRefused={problem !== undefined}
          label={t.upload}
          multiple
          name="document-file"
          onChoose={(file) => void upload(file)}
        >
          {t.upload}
        </FileButton>
        <span className={styles['soft']} role="status">
          {uploading > 0 && t.uploading(uploading)}
        </span>
      </div>
    </FieldFrame>
  )
}
