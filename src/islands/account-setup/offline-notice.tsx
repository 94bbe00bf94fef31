import { useStore } from '@nanostores/react'
import { $online } from '#stores/site/connection.ts'
import { Notice } from '../kit/notice.tsx'

/** Said once for the whole wizard, instead of as a fault of every field. */
export function OfflineNotice() {
  if (useStore($online)) return null
  return (
    <Notice kind="warning" title="You’re offline">
      What you type stays on this device. You can go on filling in; paying needs a connection.
    </Notice>
  )
}
