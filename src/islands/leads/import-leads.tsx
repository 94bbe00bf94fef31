import { useId, useState } from 'react'
import { leadImportMessages } from '#messages/leads/lead-import.ts'
import {
  type FileProblem,
  type ImportReport,
  type NamedFile,
  openLeadFile,
  rememberedColumns
} from '#stores/leads/import-leads.ts'
import { Button } from '../kit/button.tsx'
import { FileButton } from '../kit/form/file-button.tsx'
import { Modal } from '../kit/modal.tsx'
import { Notice } from '../kit/notice.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { ImportMapping } from './import-mapping.tsx'
import { ImportResult } from './import-result.tsx'
import styles from './import-leads.module.css'

/** Imports a file in a dialog: choose it, say what its columns are, see what happened. */
export function ImportLeads() {
  const t = useMessages(leadImportMessages)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look="line" onClick={() => setOpen(true)} size="small">
        {t.import}
      </Button>
      {isOpen && (
        <Modal onClose={() => setOpen(false)} open title={t.title}>
          <ImportSteps onDone={() => setOpen(false)} />
        </Modal>
      )}
    </>
  )
}

export function ImportSteps({ onDone }: { onDone: () => void }) {
  const [file, setFile] = useState<NamedFile>()
  const [report, setReport] = useState<ImportReport>()
  if (file && report) return <ImportResult file={file} onDone={onDone} report={report} />
  if (file) return <ImportMapping file={file} onBack={() => setFile(undefined)} onEnd={setReport} />
  return <ChooseFile onChoose={setFile} />
}

function ChooseFile({ onChoose }: { onChoose: (file: NamedFile) => void }) {
  const t = useMessages(leadImportMessages)
  const id = useId()
  const [problem, setProblem] = useState<FileProblem>()
  const [busy, setBusy] = useState(false)
  const open = async (chosen: File) => {
    setBusy(true)
    const read = await openLeadFile(chosen)
    const isFile = typeof read !== 'string'
    const remembered = isFile ? await rememberedColumns(read) : undefined
    setBusy(false)
    if (isFile) onChoose({ ...read, name: chosen.name, remembered })
    else setProblem(read)
  }
  return (
    <div className={styles['step']}>
      <FileButton
        accept=".csv,.tsv,.txt,.vcf,text/csv,text/vcard,text/tab-separated-values"
        first
        id={id}
        isRefused={problem !== undefined}
        label={t.choose}
        onChoose={(chosen) => void open(chosen)}
      >
        {busy ? t.reading : t.choose}
      </FileButton>
      <p className={styles['hint']} id={`${id}-hint`}>
        {t.hint}
      </p>
      {problem && (
        <div id={`${id}-error`}>
          <Notice kind="error">{t.files[problem]}</Notice>
        </div>
      )}
    </div>
  )
}
