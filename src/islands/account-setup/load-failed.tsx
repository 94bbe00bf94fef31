import { accountSetupMessages } from '#messages/account-setup.ts'
import { Button } from '../kit/button.tsx'
import { Notice } from '../kit/notice.tsx'
import { useMessages } from '../kit/use-messages.ts'

/** A part of the wizard whose script failed to load. */
export function LoadFailed({ title, retry }: { title: string; retry: () => void }) {
  const t = useMessages(accountSetupMessages)
  return (
    <Notice
      action={
        <Button look="ink" onClick={retry}>
          {t.retry}
        </Button>
      }
      kind="warning"
      title={title}
    >
      {t.loadFailed}
    </Notice>
  )
}
