import { useStore } from '@nanostores/react'
import { websiteBuilderMessages } from '#messages/website-builder.ts'
import type { LetterDocument } from '#stores/leads/letter-document.ts'
import { Button } from '../kit/button.tsx'
import { SavingLine } from '../kit/editing/saving-line.tsx'
import { Notice } from '../kit/notice.tsx'
import { useMessages } from '../kit/use-messages.ts'
import styles from './campaigns.module.css'

type Document = Pick<LetterDocument, '$conflict' | '$saving' | 'keepMine' | 'save' | 'takeTheirs'>

/** Whether everything that was typed is saved. */
export function LetterSaved({ document, isNew }: { document: Document; isNew: boolean }) {
  const t = useMessages(websiteBuilderMessages).saving
  const saving = useStore(document.$saving)
  const { status } = saving
  const text = status === 'refused' ? saving.message : status === 'saved' && isNew ? '' : t[status]
  return (
    <SavingLine
      onTryAgain={() => void document.save()}
      status={status}
      text={text}
      tryAgain={t.tryAgain}
    />
  )
}

type Texts = { title: string; text: string; mine: string; theirs: string }

/** Two versions, of which one has to be chosen. */
export function LetterConflict({ document, texts: t }: { document: Document; texts: Texts }) {
  if (!useStore(document.$conflict)) return null
  return (
    <Notice kind="warning" title={t.title}>
      <p>{t.text}</p>
      <div className={styles['acts']}>
        <Button look="ink" onClick={() => void document.keepMine()} size="small">
          {t.mine}
        </Button>
        <Button look="line" onClick={document.takeTheirs} size="small">
          {t.theirs}
        </Button>
      </div>
    </Notice>
  )
}
