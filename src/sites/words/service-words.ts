import type { SiteLanguage } from '#rules/websites/site-pages.ts'

/** On the privacy page, for services that are in use. No preview has any. */
export const SERVICE_WORDS: Record<
  SiteLanguage,
  Record<'analytics' | 'privacy' | 'recaptcha' | 'terms' | 'title', string>
> = {
  en: {
    title: 'Services of Google',
    recaptcha:
      'The forms of this website use Google reCAPTCHA, which tells people from programs. It is loaded when you begin to fill in a form. Google then receives your IP address and information about your browser and how you use the page.',
    analytics:
      'If you accept, this website counts visits with Google Analytics, which stores cookies in your browser and receives your IP address and the pages you open, not for advertising. If you decline, nothing is loaded. Your browser remembers your answer, and nothing else. You can change it at any time.',
    privacy: 'Google’s privacy policy',
    terms: 'Google’s terms'
  },
  fr: {
    title: 'Services de Google',
    recaptcha:
      'Les formulaires de ce site Web utilisent reCAPTCHA de Google, qui distingue les personnes des programmes. Il est chargé lorsque vous commencez à remplir un formulaire. Google reçoit alors votre adresse IP et des renseignements sur votre navigateur et votre utilisation de la page.',
    analytics:
      'Si vous acceptez, ce site Web compte les visites avec Google Analytics, qui conserve des témoins dans votre navigateur et reçoit votre adresse IP et les pages que vous ouvrez, sans but publicitaire. Si vous refusez, rien n’est chargé. Votre navigateur retient votre réponse, et rien d’autre. Vous pouvez la modifier en tout temps.',
    privacy: 'Politique de confidentialité de Google',
    terms: 'Conditions de Google'
  }
}
