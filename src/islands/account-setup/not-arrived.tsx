import { Button } from '../kit/button.tsx'
import { Notice } from '../kit/notice.tsx'

/** A part of the wizard that could not be fetched. */
export function NotArrived({ title, retry }: { title: string; retry: () => void }) {
  return (
    <Notice
      action={
        <Button look="ink" onClick={retry}>
          Retry
        </Button>
      }
      kind="warning"
      title={title}
    >
      Nothing you typed is lost. Please check your connection and try again.
    </Notice>
  )
}
