import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import type { HumanForm } from '#contract/general.ts'
import { $cookieAccepted } from '#stores/site/cookies.ts'
import { passHumanCheck } from '#stores/session/human-check.ts'
import { $siteData, loadSiteData } from '#stores/site/site-data.ts'
import { type RecaptchaClient, recaptchaClient } from './recaptcha-client.ts'
import { useLive } from '../use-live.ts'

/**
 * The invisible human check of a form. On submit, `pass()` returns the token to send, or undefined
 * after a toast has said why there is none; `presence` must be rendered inside the form.
 */
export function useHumanCheck(form: HumanForm): {
  pass: () => Promise<string | undefined>
  presence: ReactNode
} {
  const siteData = useLive($siteData, { status: 'loading' })
  const client = useRef<RecaptchaClient>(undefined)
  useEffect(() => void loadSiteData(), [])
  useEffect(
    () => () => {
      client.current?.leave()
      client.current = undefined
    },
    []
  )

  const join = (siteKey: string) => (client.current ??= recaptchaClient(siteKey))
  const check = siteData.status === 'ready' ? siteData.data.websiteConfig.humanCheck : undefined
  return {
    pass: () => passHumanCheck(form, (siteKey) => join(siteKey).ask(form)),
    presence: check?.kind === 'recaptcha' && (
      <OnceTouched onTouch={() => void join(check.siteKey)} />
    )
  }
}

/** Google is asked nothing before a visitor has touched the form or accepted its cookies. */
function OnceTouched({ onTouch }: { onTouch: () => void }) {
  const [isAccepted] = useState($cookieAccepted.get() === true)
  const spot = useRef<HTMLSpanElement>(null)
  const touch = useEffectEvent(onTouch)
  useEffect(() => {
    const form = spot.current?.closest('form')
    const handle = () => touch()
    if (isAccepted || form?.contains(document.activeElement)) handle()
    const events = ['focusin', 'pointerdown', 'submit'] as const
    for (const name of events) form?.addEventListener(name, handle, { once: true })
    return () => {
      for (const name of events) form?.removeEventListener(name, handle)
    }
  }, [isAccepted])
  return <span hidden ref={spot} />
}
