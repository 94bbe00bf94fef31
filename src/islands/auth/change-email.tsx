import { lazy, Suspense, useRef, useState } from 'react'
import { wrongAddressMessages } from '#messages/wrong-address.ts'
import { useMessages } from '../kit/use-messages.ts'
import { inTime } from '#stores/in-time.ts'
import styles from './change-email.module.css'

/** Loaded on demand: few agents mistype their address. */
const ChangeEmailForm = lazy(async () => ({
  default: (await inTime(import('./change-email-form.tsx'))).ChangeEmailForm
}))

/** Lets an agent correct an address that is not verified yet. */
export function ChangeEmail() {
  const t = useMessages(wrongAddressMessages)
  const [open, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    opener.current?.focus()
  }
  return (
    <div className={styles['change']}>
      <button
        aria-expanded={open}
        className={styles['open']}
        onClick={() => setOpen(!open)}
        ref={opener}
        type="button"
      >
        {t.wrongAddress}
      </button>
      {open && (
        <Suspense>
          <ChangeEmailForm onClose={close} />
        </Suspense>
      )}
    </div>
  )
}
