import { useEffect, useLayoutEffect, useState } from 'react'
import { GoogleReCaptchaProvider, useGoogleReCaptcha } from 'react-google-recaptcha-v3'
import type { HumanForm } from '#contract/general.ts'
import { CAPTCHA_LINGER_MS } from '#rules/limits.ts'
import type { RecaptchaHand } from './recaptcha-client.ts'

const SCRIPT_ID = 'google-recaptcha-v3'

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
  const [tries, setTries] = useState(0)

  // The library puts the script in and never hears that it did not come.
  useEffect(() => {
    const script = document.getElementById(SCRIPT_ID)
    const fail = () => {
      script?.remove()
      hand.fail(() => setTries((count) => count + 1))
    }
    script?.addEventListener('error', fail)
    return () => script?.removeEventListener('error', fail)
  }, [hand, tries])

  // Before the library's own farewell, which would take the badge away at once.
  useLayoutEffect(() => letBadgeLinger, [])
  return (
    <GoogleReCaptchaProvider
      key={tries}
      reCaptchaKey={siteKey}
      scriptProps={{ async: true, defer: true, id: SCRIPT_ID }}
    >
      <Hand form={form} hand={hand} />
    </GoogleReCaptchaProvider>
  )
}

function Hand({ form, hand }: { form: HumanForm; hand: RecaptchaHand }) {
  const { executeRecaptcha } = useGoogleReCaptcha()
  useEffect(() => {
    if (!executeRecaptcha) return
    hand.give(() =>
      executeRecaptcha(form)
        .then((token) => token ?? '')
        .catch(() => undefined)
    )
  }, [executeRecaptcha, form, hand])
  return null
}

/** The badge is Google's own element, outside of React, in a box of its own; it goes five seconds after its form is left. */
function letBadgeLinger() {
  for (const badge of document.querySelectorAll('.grecaptcha-badge')) {
    badge.classList.remove('grecaptcha-badge')
    setTimeout(() => (badge.parentElement ?? badge).remove(), CAPTCHA_LINGER_MS)
  }
}
