import { useEffect, useRef } from 'react'
import { contactMessages } from '#messages/contact.ts'
import { formMessages } from '#messages/forms.ts'
import type { SendFailure } from '#stores/site/contact.ts'
import styles from './message-form.module.css'
import { Button } from '../kit/button.tsx'
import { Notice } from '../kit/notice.tsx'
import { useMessages } from '../kit/use-messages.ts'

/** Replaces the form once sent, and takes the focus from its button. */
export function Sent({ again }: { again: () => void }) {
  const t = useMessages(contactMessages)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={styles['sent']}>
      <h3 ref={heading} tabIndex={-1}>
        {t.sent}
      </h3>
      <Button look="line" onClick={again}>
        {t.another}
      </Button>
    </div>
  )
}

/** Why the message could not be sent. */
export function SendFailureNotice({ sendFailure }: { sendFailure: SendFailure | undefined }) {
  const t = useMessages(formMessages)
  if (!sendFailure) return null
  return (
    <Notice kind="error" title={sendFailure.message}>
      {t.keptTyped}
    </Notice>
  )
}
