import { useId, useState } from 'react'
import type { FileProblem } from '#stores/import-file.ts'
import { FileButton } from '../form/file-button.tsx'
import { Notice } from '../notice.tsx'
import styles from './importing.module.css'

/** Takes a file to import, and says why it can't be if `onChoose` answers so. */
export function ChooseImportFile({
  accept,
  onChoose,
  t
}: {
  accept: string
  onChoose: (file: File) => Promise<FileProblem | undefined>
  t: { choose: string; hint: string; reading: string; files: Record<FileProblem, string> }
}) {
  const id = useId()
  const [problem, setProblem] = useState<FileProblem>()
  const [busy, setBusy] = useState(false)
  const open = async (chosen: File) => {
    setBusy(true)
    setProblem(undefined)
    setProblem(await onChoose(chosen))
    setBusy(false)
  }
  return (
    <div className={styles['step']}>
      <FileButton
        accept={accept}
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
