import { useEffect } from 'react'
import { GoogleReCaptchaProvider, useGoogleReCaptcha } from 'react-google-recaptcha-v3'
import type { HumanForm } from '#contract/general.ts'
import { CAPTCHA_LINGER_MS } from '#rules/limits.ts'
import type { RecaptchaHand } from './recaptcha-hand.ts'

/** Google's script, loaded only where the panel has its key, and asked only when the form is sent: a token lives two minutes. */
export function Recaptcha({
  form,
  hand,
  siteKey
}: {
  form: HumanForm
  hand: RecaptchaHand
  siteKey: string
}) {
  // The badge is Google's own element, outside of React; it goes five seconds after its form is left.
  useEffect(() => () => void setTimeout(removeBadge, CAPTCHA_LINGER_MS), [])
  return (
    <GoogleReCaptchaProvider reCaptchaKey={siteKey} scriptProps={{ async: true, defer: true }}>
      <Hand form={form} hand={hand} />
    </GoogleReCaptchaProvider>
  )
}

function Hand({ form, hand }: { form: HumanForm; hand: RecaptchaHand }) {
  const { executeRecaptcha } = useGoogleReCaptcha()
  useEffect(() => {
    if (executeRecaptcha) hand.give(() => executeRecaptcha(form).catch(() => undefined))
  }, [executeRecaptcha, form, hand])
  return null
}

function removeBadge() {
  for (const badge of document.querySelectorAll('.grecaptcha-badge')) {
    ;(badge.parentElement ?? badge).remove()
  }
}
