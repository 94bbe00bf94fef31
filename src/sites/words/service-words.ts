import { thatInFrench } from '#rules/french-elision.ts'
import type { ListingEvent } from '#rules/listings/feeds/listing-event.ts'
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

/** On the privacy page, where CREA is told of its listings. */
export const CREA_WORDS: Record<
  SiteLanguage,
  Record<ListingEvent | 'events' | 'privacy' | 'sent' | 'title', string>
> = {
  en: {
    title: 'Statistics of the Canadian Real Estate Association (CREA)',
    events:
      'Some homes on this website come from CREA, which counts how often they are seen. We tell CREA when somebody:',
    view: 'opens the page of such a home',
    click: 'goes from that page to the home’s page at REALTOR.ca',
    email: 'sends us a message about such a home',
    sent: 'CREA receives the number of the home, the number of this website’s data feed, the language, and a random number in place of you, which is replaced every day. It receives neither your IP address nor anything that you write, and nothing is stored in your browser. If your browser asks for Global Privacy Control, CREA receives nothing.',
    privacy: 'CREA’s privacy policy'
  },
  fr: {
    title: 'Statistiques de l’Association canadienne de l’immobilier (ACI)',
    events:
      'Certaines propriétés de ce site Web proviennent de l’ACI, qui compte combien de fois elles sont vues. Nous l’informons lorsqu’une personne :',
    view: 'ouvre la page d’une telle propriété',
    click: 'passe de cette page à celle de la propriété sur REALTOR.ca',
    email: 'nous envoie un message au sujet d’une telle propriété',
    sent: 'L’ACI reçoit le numéro de la propriété, celui du flux de données de ce site Web, la langue et un numéro aléatoire qui vous remplace et qui change chaque jour. Elle ne reçoit ni votre adresse IP ni rien de ce que vous écrivez, et rien n’est conservé dans votre navigateur. Si votre navigateur demande le « Global Privacy Control », l’ACI ne reçoit rien.',
    privacy: 'Politique de confidentialité de l’ACI'
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
      `Acceptez-vous ${thatInFrench(name)} compte les visites de ce site Web avec Google Analytics? Ce service conserve des témoins dans votre navigateur. Rien n’est chargé avant votre réponse.`,
    accept: 'Accepter',
    decline: 'Refuser'
  }
}
