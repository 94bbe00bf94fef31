import { useEffect, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { GoogleReCaptchaProvider, useGoogleReCaptcha } from 'react-google-recaptcha-v3'
import { CALL_TIMEOUT_MS, CAPTCHA_LINGER_MS } from '#rules/limits.ts'

const SCRIPT_ID = 'google-recaptcha-v3'

type Execute = (action: string) => Promise<string>

/** Shared by all forms of a page, as unmounting one of several providers removes the script of all. */
type Opened = { arrival: Arrival; retry: () => void; root: Root; users: number }
let opened: Opened | undefined

/** Joins the page's reCAPTCHA: the first form opens it, and it is removed five seconds after the last has left. */
export function joinRecaptcha(siteKey: string): {
  /** Google's token, '' if it returns an empty one, undefined if it can't be reached in time. */
  ask: (action: string) => Promise<string | undefined>
  leave: () => void
} {
  const mine = (opened ??= open(siteKey))
  mine.users++
  return {
    async ask(action) {
      mine.retry()
      const late = new Promise<undefined>((done) => void setTimeout(done, CALL_TIMEOUT_MS))
      const execute = await Promise.race([mine.arrival.promise, late])
      return execute?.(action).catch(() => undefined)
    },
    leave() {
      mine.users--
      setTimeout(() => {
        if (mine.users > 0 || opened !== mine) return
        opened = undefined
        mine.root.unmount()
      }, CAPTCHA_LINGER_MS)
    }
  }
}

function open(siteKey: string): Opened {
  const box = document.createElement('div')
  const root = createRoot(box)
  const mine: Opened = { arrival: arrival(), retry() {}, root, users: 0 }
  root.render(
    <Recaptcha
      onFail={(loadAgain) => {
        mine.arrival.resolve(undefined)
        mine.retry = () => {
          mine.retry = () => {}
          mine.arrival = arrival()
          loadAgain()
        }
      }}
      onReady={(execute) => mine.arrival.resolve(execute)}
      siteKey={siteKey}
    />
  )
  return mine
}

/** Google's script, loaded by the library; a failed one can be retried. */
function Recaptcha({
  onFail,
  onReady,
  siteKey
}: {
  onFail: (loadAgain: () => void) => void
  onReady: (execute: Execute) => void
  siteKey: string
}) {
  const [tries, setTries] = useState(0)
  // The library adds the script but doesn't notice when it fails.
  useEffect(() => {
    const script = document.getElementById(SCRIPT_ID)
    const fail = () => {
      script?.remove()
      onFail(() => setTries((count) => count + 1))
    }
    script?.addEventListener('error', fail)
    return () => script?.removeEventListener('error', fail)
  }, [onFail, tries])
  return (
    <GoogleReCaptchaProvider
      key={tries}
      reCaptchaKey={siteKey}
      scriptProps={{ async: true, defer: true, id: SCRIPT_ID }}
    >
      <Ready onReady={onReady} />
    </GoogleReCaptchaProvider>
  )
}

function Ready({ onReady }: { onReady: (execute: Execute) => void }) {
  const { executeRecaptcha } = useGoogleReCaptcha()
  useEffect(() => {
    if (executeRecaptcha) onReady(executeRecaptcha)
  }, [executeRecaptcha, onReady])
  return null
}

/** A promise of the library's `executeRecaptcha`, or of undefined if the script failed. */
type Arrival = ReturnType<typeof arrival>
function arrival() {
  let resolve: (execute: Execute | undefined) => void = () => {}
  const promise = new Promise<Execute | undefined>((done) => {
    resolve = done
  })
  return { promise, resolve: (execute: Execute | undefined) => resolve(execute) }
}
