import {
  lazy,
  Suspense,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode
} from 'react'
import type { HumanForm } from '#contract/general.ts'
import { $cookieAccepted } from '#stores/site/cookies.ts'
import { passHumanCheck } from '#stores/session/human-check.ts'
import { $siteData, loadSiteData } from '#stores/site/site-data.ts'
import { openHand, type RecaptchaHand } from './recaptcha-client.ts'
import { useLive } from '../use-live.ts'

type Check = ComponentType<{ form: HumanForm; hand: RecaptchaHand; siteKey: string }>

const Recaptcha = lazy<Check>(() =>
  import('./recaptcha.tsx').then(
    ({ Recaptcha }) => ({ default: Recaptcha }),
    () => ({ default: MissingRecaptcha })
  )
)

/** A check that did not load gives no token, and leaves the form as it is. */
function MissingRecaptcha({ hand }: { hand: RecaptchaHand }) {
  useEffect(() => hand.give(async () => undefined), [hand])
  return null
}

/**
 * The invisible check of one form. `pass()` gives the token to send, on submit, or undefined after the visitor has been
 * told why not; `presence` must be drawn somewhere in the form.
 */
export function useHumanCheck(form: HumanForm): {
  pass: () => Promise<string | undefined>
  presence: ReactNode
} {
  const siteData = useLive($siteData, { status: 'loading' })
  const [hand] = useState(() => openHand())
  useEffect(() => void loadSiteData(), [])

  const check = siteData.status === 'ready' ? siteData.data.websiteConfig.humanCheck : undefined
  return {
    pass: () => passHumanCheck(form, hand.ask),
    presence: check?.kind === 'recaptcha' && (
      <OnceTouched>
        <Suspense fallback={null}>
          <Recaptcha form={form} hand={hand} siteKey={check.siteKey} />
        </Suspense>
      </OnceTouched>
    )
  }
}

/** Nobody outside hears of a visitor who has neither accepted that nor touched the form. */
function OnceTouched({ children }: { children: ReactNode }) {
  const [welcome, setWelcome] = useState($cookieAccepted.get() === true)
  const spot = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const form = spot.current?.closest('form')
    const touch = () => setWelcome(true)
    if (form?.contains(document.activeElement)) touch()
    form?.addEventListener('focusin', touch, { once: true })
    form?.addEventListener('pointerdown', touch, { once: true })
    form?.addEventListener('submit', touch, { once: true })
  }, [])
  return welcome ? children : <span hidden ref={spot} />
}
