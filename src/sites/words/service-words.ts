import type { SiteLanguage } from '#rules/websites/site-pages.ts'

/** On the privacy page, for services that are in use. No preview has any. */
export const SERVICE_WORDS: Record<
  SiteLanguage,
  Record<'analytics' | 'maps' | 'privacy' | 'recaptcha' | 'terms' | 'title', string>
> = {
  en: {
    title: 'Services of Google',
    recaptcha:
      'The forms of this website use Google reCAPTCHA, which tells people from programs. It is loaded when you begin to fill in a form. Google then receives your IP address and information about your browser and how you use the page.',
    analytics:
      'If you accept, this website counts visits with Google Analytics, which stores cookies in your browser and receives your IP address and the pages you open, not for advertising. If you decline, nothing is loaded. Your browser remembers your answer, and nothing else. You can change it at any time.',
    maps: 'The search of homes offers Google Maps, which is loaded only if you press its button. Google then receives your IP address and what you look at on the map, and may store cookies.',
    privacy: 'Google’s privacy policy',
    terms: 'Google’s terms'
  },
  fr: {
    title: 'Services de Google',
    recaptcha:
      'Les formulaires de ce site Web utilisent reCAPTCHA de Google, qui distingue les personnes des programmes. Il est chargé lorsque vous commencez à remplir un formulaire. Google reçoit alors votre adresse IP et des renseignements sur votre navigateur et votre utilisation de la page.',
    analytics:
      'Si vous acceptez, ce site Web compte les visites avec Google Analytics, qui conserve des témoins dans votre navigateur et reçoit votre adresse IP et les pages que vous ouvrez, sans but publicitaire. Si vous refusez, rien n’est chargé. Votre navigateur retient votre réponse, et rien d’autre. Vous pouvez la modifier en tout temps.',
    maps: 'La recherche de propriétés propose Google Maps, qui n’est chargé que si vous appuyez sur son bouton. Google reçoit alors votre adresse IP et ce que vous regardez sur la carte, et peut conserver des témoins.',
    privacy: 'Politique de confidentialité de Google',
    terms: 'Conditions de Google'
  }
}

/** The question whether visits may be counted. */
export const CONSENT_WORDS: Record<
  SiteLanguage,
  Record<'accept' | 'decline' | 'label', string> & { text: (name: string) => string }
> = {
  en: {
    label: 'Visit statistics',
    text: (name) =>
      `May ${name} count visits to this website with Google Analytics? It stores cookies in your browser. Nothing is loaded before you answer.`,
    accept: 'Accept',
    decline: 'Decline'
  },
  fr: {
    label: 'Statistiques de visites',
    text: (name) =>
      `Acceptez-vous que ${name} compte les visites de ce site Web avec Google Analytics? Ce service conserve des témoins dans votre navigateur. Rien n’est chargé avant votre réponse.`,
    accept: 'Accepter',
    decline: 'Refuser'
  }
}
