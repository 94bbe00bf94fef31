import { useState } from 'react'
import { leadImportMessages } from '#messages/leads/lead-import.ts'
import {
  type ImportReport,
  type NamedFile,
  openLeadFile,
  rememberedColumns
} from '#stores/leads/import-leads.ts'
import { Button } from '../kit/button.tsx'
import { ChooseImportFile } from '../kit/importing/choose-import-file.tsx'
import { Modal } from '../kit/modal.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { ImportMapping } from './import-mapping.tsx'
import { ImportResult } from './import-result.tsx'

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
  return (
    <ChooseImportFile
      accept=".csv,.tsv,.txt,.vcf,text/csv,text/vcard,text/tab-separated-values"
      onChoose={async (chosen) => {
        const read = await openLeadFile(chosen)
        if (typeof read === 'string') return read
        onChoose({ ...read, name: chosen.name, remembered: await rememberedColumns(read) })
        return undefined
      }}
      t={t}
    />
  )
}
