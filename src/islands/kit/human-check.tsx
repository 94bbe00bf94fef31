import { lazy, Suspense, useEffect, useRef, type ReactNode } from 'react'
import type { HumanForm } from '#contract/general.ts'
import { passHumanCheck } from '#stores/human-check.ts'
import { $siteData, loadSiteData } from '#stores/site-data.ts'
import type { AskRecaptcha } from './recaptcha.tsx'
import { useLive } from './use-live.ts'

const Recaptcha = lazy(() =>
  import('./recaptcha.tsx').then(({ Recaptcha }) => ({ default: Recaptcha }))
)

/**
 * The invisible check of one form. `pass()` gives the token to send, on submit, or undefined after the visitor has been
 * told why not; `presence` must be drawn somewhere in the form.
 */
export function useHumanCheck(form: HumanForm): {
  pass: () => Promise<string | undefined>
  presence: ReactNode
} {
  const siteData = useLive($siteData, { status: 'loading' })
  const recaptcha = useRef<AskRecaptcha>(async () => undefined)
  useEffect(() => void loadSiteData(), [])

  const check = siteData.status === 'ready' ? siteData.data.websiteConfig.humanCheck : undefined
  return {
    pass: () => passHumanCheck(form, () => recaptcha.current()),
    presence: check?.kind === 'recaptcha' && (
      <Suspense fallback={null}>
        <Recaptcha form={form} hand={recaptcha} siteKey={check.siteKey} />
      </Suspense>
    )
  }
}
