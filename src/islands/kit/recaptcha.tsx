import { useEffect, useLayoutEffect } from 'react'
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
  // Before the library's own farewell, which would take the badge away at once.
  useLayoutEffect(() => letBadgeLinger, [])
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

/** The badge is Google's own element, outside of React; it goes five seconds after its form is left. */
function letBadgeLinger() {
  for (const badge of document.querySelectorAll('.grecaptcha-badge')) {
    badge.classList.remove('grecaptcha-badge')
    setTimeout(() => (badge.parentElement ?? badge).remove(), CAPTCHA_LINGER_MS)
  }
}
