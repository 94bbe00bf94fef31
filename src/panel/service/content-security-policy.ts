import type { Settings } from '../config/settings.ts'

type Sources = Record<string, readonly string[]>

/** As published: https://docs.stripe.com/security/guide#content-security-policy, for Stripe.js with cards. */
const STRIPE: Sources = {
  'connect-src': ['https://api.stripe.com'],
  'frame-src': ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  'script-src': ['https://js.stripe.com', 'https://*.js.stripe.com']
}

/** As published: https://developers.google.com/recaptcha/docs/faq#im-using-content-security-policy-csp */
const GOOGLE: Sources = {
  'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/']
}

/** The built page's policy, plus the sources of Stripe and reCAPTCHA if their keys are set. */
export function contentSecurityPolicy(
  built: string,
  { cards, humanCheck }: Pick<Settings, 'cards' | 'humanCheck'>
): string {
  const directives = new Map(
    built
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name, sources])
  )
  const added = [
    ...(cards.kind === 'stripe' ? [STRIPE] : []),
    ...(humanCheck.kind === 'recaptcha' ? [GOOGLE] : [])
  ]
  for (const [name, sources] of added.flatMap(Object.entries)) {
    const own = (directives.get(name) ?? []).filter((source) => source !== "'none'")
    directives.set(name, [...own, ...sources])
  }
  return [...directives].map(([name, sources]) => [name, ...sources].join(' ')).join('; ')
}
