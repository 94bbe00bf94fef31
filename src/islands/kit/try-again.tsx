import { useState, type ReactNode } from 'react'
import { loadingMessages } from '#messages/loading.ts'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'
import { useMessages } from './use-messages.ts'

/** Says what could not be loaded and offers a retry. */
export function TryAgain({
  title,
  retry,
  children
}: {
  /** A text, or a heading where the notice is the whole page. */
  title: ReactNode
  retry: () => Promise<void>
  children: ReactNode
}) {
  const t = useMessages(loadingMessages)
  const [busy, setBusy] = useState(false)
  const again = async () => {
    setBusy(true)
    await retry()
    setBusy(false)
  }
  return (
    <Notice
      action={
        <Button busy={busy} busyLabel={t.trying} look="ink" onClick={again}>
          {t.retry}
        </Button>
      }
      kind="warning"
      title={title}
    >
      {children}
    </Notice>
  )
}
