import { useEffect, useRef } from 'react'
import { MESSAGE_SENT, type NotSent } from '#stores/site/contact.ts'
import styles from '../../contact/message-form.module.css'
import { Button } from '../button.tsx'
import { Notice } from '../notice.tsx'

/** Stands where the form stood, and takes the focus that the form's button had. */
export function Sent({ again }: { again: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={styles['sent']}>
      <h3 ref={heading} tabIndex={-1}>
        {MESSAGE_SENT}
      </h3>
      <Button look="line" onClick={again}>
        Write another message
      </Button>
    </div>
  )
}

/** Why it did not go; the form above still has every word. */
export function NotSentNotice({ notSent }: { notSent: NotSent | undefined }) {
  if (!notSent) return null
  return (
    <Notice kind="error" title={notSent.message}>
      What you typed is still here. Please try again.
    </Notice>
  )
}
