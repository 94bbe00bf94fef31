import type { Settings } from '../config/settings.ts'
import { RECAPTCHA_SOURCES } from '../http/recaptcha-sources.ts'

type Sources = Record<string, readonly string[]>

/** As published: https://docs.stripe.com/security/guide#content-security-policy, for Stripe.js with cards. */
const STRIPE: Sources = {
  'connect-src': ['https://api.stripe.com'],
  'frame-src': ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  'script-src': ['https://js.stripe.com', 'https://*.js.stripe.com']
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
    ...(humanCheck.kind === 'recaptcha' ? [RECAPTCHA_SOURCES] : [])
  ]
  for (const [name, sources] of added.flatMap(Object.entries)) {
    const own = (directives.get(name) ?? []).filter((source) => source !== "'none'")
    directives.set(name, [...own, ...sources])
  }
  return [...directives].map(([name, sources]) => [name, ...sources].join(' ')).join('; ')
}
