import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { browserStorageMessages } from '#messages/browser-storage.ts'
import { formMessages } from '#messages/forms.ts'
import { reload } from '#stores/site/page.ts'
import { canKeep, type FormFailure } from '#stores/form-failure.ts'
import { Button } from '../button.tsx'
import { Notice } from '../notice.tsx'
import { useMessages } from '../use-messages.ts'

/**
 * Why a form could not be sent, kept beside its button until the next try. `take` stores a store
 * call's failure and returns its field errors for the form; `mustWait` while the panel demands a pause.
 */
export function useFormError() {
  const [failure, setFailure] = useState<FormFailure>()
  const [mustWait, setMustWait] = useState(false)
  const [tries, setTries] = useState(0)
  return {
    failure,
    tries,
    mustWait,
    take(next: FormFailure | undefined): Record<string, string> | undefined {
      setFailure(next)
      setTries(tries + 1)
      setMustWait(next?.retry_after !== undefined)
      return next?.errors
    },
    endWait: () => setMustWait(false)
  }
}

/** `children` explain a refusal that only this form has. */
export function FormErrorNotice({
  of: { failure, endWait, tries },
  children
}: {
  of: ReturnType<typeof useFormError>
  children?: ReactNode
}) {
  const t = useMessages(formMessages)
  // Shown above the form, by StorageCheck.
  if (!failure || failure.reason === 'unkept') return null
  if (failure.retry_after !== undefined) {
    return <WaitNotice key={tries} onOver={endWait} seconds={failure.retry_after} />
  }
  // Shown under the field itself.
  if (Object.keys(failure.errors).length > 0) return null
  return (
    <Notice kind="error" title={failure.message}>
      {failure.reason === 'unreachable' ? t.unreachable : children || t.keptTyped}
    </Notice>
  )
}

/** Counts down to the next try; not a live region, or screen readers would announce every second. */
function WaitNotice({ seconds, onOver }: { seconds: number; onOver: () => void }) {
  const t = useMessages(formMessages)
  const [until] = useState(() => Date.now() + seconds * 1000)
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    const tick = setInterval(
      () => setLeft(Math.max(0, Math.ceil((until - Date.now()) / 1000))),
      250
    )
    return () => clearInterval(tick)
  }, [until])
  const end = useEffectEvent(onOver)
  useEffect(() => {
    if (left === 0) end()
  }, [left])

  if (left === 0) return <Notice kind="success" title={t.tryAgainNow} />
  return (
    <Notice kind="warning" title={t.tooManyTries}>
      {t.waitBefore}{' '}
      <strong aria-live="off" role="timer">
        {t.clock(Math.floor(left / 60), String(left % 60).padStart(2, '0'))}
      </strong>
      {t.waitAfter}
    </Notice>
  )
}

/** Warns before anything is typed: without storage, the next page would not know who logged in. */
export function StorageCheck() {
  const t = useMessages(browserStorageMessages)
  const [isKept, setKept] = useState(true)
  useEffect(() => setKept(canKeep()), [])
  if (isKept) return null
  return (
    <Notice
      action={
        <Button look="ink" onClick={() => reload()} size="small">
          {t.reload}
        </Button>
      }
      kind="warning"
      title={t.notLoggedIn}
    >
      {t.allowCookies}
    </Notice>
  )
}
