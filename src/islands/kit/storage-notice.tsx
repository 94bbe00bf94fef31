import { browserStorageMessages } from '#messages/browser-storage.ts'
import { $storageTrouble } from '#stores/site/storage-trouble.ts'
import { Notice } from './notice.tsx'
import { useLive } from './use-live.ts'
import { useMessages } from './use-messages.ts'

/** Warns that entries will be lost with the page, where the browser can't store them. */
export function StorageNotice() {
  const t = useMessages(browserStorageMessages)
  const trouble = useLive($storageTrouble, undefined)
  if (!trouble) return null
  return (
    <Notice kind="warning" title={t.entriesNotSaved}>
      {t[trouble]}
    </Notice>
  )
}
