import { $storageTrouble } from '#stores/site/storage-trouble.ts'
import { Notice } from './notice.tsx'
import { useLive } from './use-live.ts'

/** Tells that what is typed will be gone when this page is left, where the browser can't keep it. */
export function StorageNotice() {
  const trouble = useLive($storageTrouble, undefined)
  if (!trouble) return null
  return (
    <Notice kind="warning" title="This browser isn’t saving your entries">
      {trouble === 'full'
        ? 'Its storage is full. Please finish on this page; what you type is gone when you leave it.'
        : 'Its settings forbid it. Please finish on this page; what you type is gone when you leave it.'}
    </Notice>
  )
}
