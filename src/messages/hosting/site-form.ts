import type { TranslatedBoth } from '../language.ts'

/** What a website's form says beside its fields' errors. */
const en = {
  confirm: 'Almost done: please press the button once more to send your message.',
  consentChanged:
    'The consent text has changed since you opened this page. Please read it, tick the box and press the button again.',
  tooMany:
    'You have sent many messages. Please wait a few minutes and send this one again, or call.'
}

const fr: typeof en = {
  confirm: 'C’est presque fait : appuyez encore une fois sur le bouton pour envoyer votre message.',
  consentChanged:
    'Le texte de consentement a changé depuis que vous avez ouvert cette page. Lisez-le, cochez la case et appuyez de nouveau sur le bouton.',
  tooMany:
    'Vous avez envoyé beaucoup de messages. Attendez quelques minutes et envoyez celui-ci de nouveau, ou téléphonez.'
}

export const siteFormMessages: TranslatedBoth<typeof en> = { en, fr }
