import { useEffect, useState, type ReactNode } from 'react'
import { reload } from '#stores/site/page.ts'
import { canKeep, NOTHING_KEPT, type NotDone } from '#stores/not-done.ts'
import { Button } from '../button.tsx'
import { Notice } from '../notice.tsx'

/**
 * What stands in a form's way, kept beside its button until the next try. `take` keeps what a verb came back with and
 * hands its field errors on to the form; `mustWait` while the panel has asked for time.
 */
export function useNotDone() {
  const [notDone, setNotDone] = useState<NotDone>()
  const [mustWait, setMustWait] = useState(false)
  const [tries, setTries] = useState(0)
  return {
    notDone,
    tries,
    mustWait,
    take(answer: NotDone | undefined): Record<string, string> | undefined {
      setNotDone(answer)
      setTries(tries + 1)
      setMustWait(answer?.retry_after !== undefined)
      return answer?.errors
    },
    rest: () => setMustWait(false)
  }
}

/** `children` help with a refusal of this form's own; what was typed is in the form above, whatever happened. */
export function NotDoneNotice({
  of: { notDone, rest, tries },
  children
}: {
  of: ReturnType<typeof useNotDone>
  children?: ReactNode
}) {
  // What keeps the whole page from its use is said above the form.
  if (!notDone || notDone.reason === 'unkept') return null
  if (notDone.retry_after !== undefined) {
    return <Wait key={tries} onOver={rest} seconds={notDone.retry_after} />
  }
  // Said under the field itself.
  if (Object.keys(notDone.errors).length > 0) return null
  return (
    <Notice kind="error" title={notDone.message}>
      {notDone.reason === 'unreachable'
        ? 'We could not be reached. What you typed is still here; please try again.'
        : children || 'What you typed is still here. Please try again.'}
    </Notice>
  )
}

/** Counts down to the next try. The numbers are for the eyes only: read aloud every second they would drown the rest. */
function Wait({ seconds, onOver }: { seconds: number; onOver: () => void }) {
  const [until] = useState(() => Date.now() + seconds * 1000)
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    const tick = setInterval(
      () => setLeft(Math.max(0, Math.ceil((until - Date.now()) / 1000))),
      250
    )
    return () => clearInterval(tick)
  }, [until])
  useEffect(() => {
    if (left === 0) onOver()
    // Once, at the end; the handler is new at every render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [left === 0])

  if (left === 0) return <Notice kind="success" title="You can try again now." />
  return (
    <Notice kind="warning" title="Too many tries in a row">
      To keep the account safe there is a pause. You can try again in{' '}
      <strong aria-live="off" role="timer">
        {clock(left)}
      </strong>
      . What you typed stays here.
    </Notice>
  )
}

/** Told before anything is typed: a browser that keeps nothing forgets who logged in with the next page. */
export function StorageCheck() {
  const [isKept, setKept] = useState(true)
  useEffect(() => setKept(canKeep()), [])
  if (isKept) return null
  return (
    <Notice
      action={
        <Button look="ink" onClick={() => reload()} size="small">
          Load again
        </Button>
      }
      kind="warning"
      title={NOTHING_KEPT}
    >
      Its settings forbid this site to store anything. Please allow cookies and site data for it,
      then load this page again.
    </Notice>
  )
}

/** '14:59', or '0:07'. */
function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
