import { useStore } from '@nanostores/react'
import { websiteBuilderMessages } from '#messages/website-builder.ts'
import { $storageTrouble } from '#stores/site/storage-trouble.ts'
import { $saving } from '#stores/website-builder/builder.ts'
import { openBlock, openPage } from '#stores/website-builder/builder-place.ts'
import { save } from '#stores/website-builder/builder-save.ts'
import { Button } from '../kit/button.tsx'
import { SavingLine } from '../kit/editing/saving-line.tsx'
import { useMessages } from '../kit/use-messages.ts'

/** Whether every edit is saved; of one that can't be, why, and the way to it. */
export function SavingStatus() {
  const t = useMessages(websiteBuilderMessages).saving
  const saving = useStore($saving)
  const isLost = useStore($storageTrouble) !== undefined
  const { status } = saving
  const text =
    status === 'refused'
      ? t.refused(saving.message)
      : status === 'kept' && isLost
        ? t.notKept
        : t[status]
  return (
    <SavingLine onTryAgain={() => void save()} status={status} text={text} tryAgain={t.tryAgain}>
      {status === 'refused' && saving.page_id !== undefined && (
        <Button
          look="line"
          onClick={() => {
            const { block_id, page_id = '' } = saving
            if (block_id === undefined) openPage(page_id)
            else openBlock(page_id, block_id)
          }}
          size="small"
        >
          {t.show}
        </Button>
      )}
    </SavingLine>
  )
}
