import { useState } from 'react'
import { Button } from '../button.tsx'
import { Notice } from '../notice.tsx'
import styles from './editing.module.css'

type Choice = 'mine' | 'theirs'

/** Two versions and the choice between them; the history keeps the other one. */
export function ConflictChoice({
  title,
  texts,
  compare,
  onCompare,
  choose
}: {
  title: string
  texts: {
    nothingLost: string
    keepMine: string
    keepTheirs: string
    saving: string
    restoring: string
  }
  /** The label of the button that shows how the versions differ. */
  compare: string
  onCompare: () => void
  choose: Record<Choice, () => Promise<unknown>>
}) {
  const [busy, setBusy] = useState<Choice>()
  const act = async (choice: Choice) => {
    setBusy(choice)
    await choose[choice]()
    setBusy(undefined)
  }
  return (
    <Notice kind="warning" title={title}>
      <p>{texts.nothingLost}</p>
      <div className={styles['choices']}>
        <Button look="line" onClick={onCompare} size="small">
          {compare}
        </Button>
        <Button
          busy={busy === 'mine'}
          busyLabel={texts.saving}
          look="ink"
          onClick={() => void act('mine')}
          size="small"
        >
          {texts.keepMine}
        </Button>
        <Button
          busy={busy === 'theirs'}
          busyLabel={texts.restoring}
          look="line"
          onClick={() => void act('theirs')}
          size="small"
        >
          {texts.keepTheirs}
        </Button>
      </div>
    </Notice>
  )
}
