import { useStore } from '@nanostores/react'
import { editorItemMessages } from '#messages/editor-item.ts'
import { $opened, $saving, type ItemSaving } from '#stores/editor/editor-item.ts'
import { save } from '#stores/editor/editor-save.ts'
import { $storageTrouble } from '#stores/site/storage-trouble.ts'
import { SavingLine } from '../kit/editing/saving-line.tsx'
import { useMessages } from '../kit/use-messages.ts'

/** Whether everything typed has been saved. */
export function SavingStatus() {
  const saving = useStore($saving)
  const state = useStore($opened)
  const isUntouched = state.status === 'ready' && !state.value.item && saving.status === 'saved'
  return <SavingText isUntouched={isUntouched} onTryAgain={() => void save()} saving={saving} />
}

export function SavingText({
  saving,
  isUntouched = false,
  onTryAgain
}: {
  saving: ItemSaving
  /** Nothing has been typed, so that nothing is said. */
  isUntouched?: boolean
  onTryAgain: () => void
}) {
  const t = useMessages(editorItemMessages).saving
  const isLost = useStore($storageTrouble) !== undefined
  return (
    <SavingLine
      onTryAgain={onTryAgain}
      status={saving.status}
      text={isUntouched ? '' : textOf(t, saving, isLost)}
      tryAgain={t.tryAgain}
    />
  )
}

type Texts = (typeof editorItemMessages)['en']['saving']

function textOf(t: Texts, saving: ItemSaving, isLost: boolean): string {
  switch (saving.status) {
    case 'refused':
      return saving.message || t.seeFields(Object.keys(saving.errors).length)
    case 'unpublishable':
      return t.unpublishable(Object.keys(saving.errors).length)
    case 'kept':
      return isLost ? t.notKept : t.kept
    default:
      return t[saving.status]
  }
}
