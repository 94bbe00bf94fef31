import { lazy, Suspense, useRef, useState } from 'react'
import { inTime } from '#stores/in-time.ts'
import styles from './change-email.module.css'

/** Loaded on demand: most agents typed their address right. */
const ChangeEmailForm = lazy(async () => ({
  default: (await inTime(import('./change-email-form.tsx'))).ChangeEmailForm
}))

/** Lets an agent correct an address that is not verified yet. */
export function ChangeEmail() {
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
        Wrong address? Change it
      </button>
      {open && (
        <Suspense>
          <ChangeEmailForm onClose={close} />
        </Suspense>
      )}
    </div>
  )
}
