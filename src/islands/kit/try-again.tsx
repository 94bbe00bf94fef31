import { useState, type ReactNode } from 'react'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

/** What could not be had, and another try that says that it is under way. */
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
  const [busy, setBusy] = useState(false)
  const again = async () => {
    setBusy(true)
    await retry()
    setBusy(false)
  }
  return (
    <Notice
      action={
        <Button busy={busy} busyLabel="Trying…" look="ink" onClick={again}>
          Retry
        </Button>
      }
      kind="warning"
      title={title}
    >
      {children}
    </Notice>
  )
}
