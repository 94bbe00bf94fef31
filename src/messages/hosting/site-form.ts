import type { TranslatedBoth } from '../language.ts'

/** What a website's form says beside its fields' errors. */
const en = {
  confirm: 'Almost done: please press the button once more to send your message.',
  tooMany:
    'You have sent many messages. Please wait a few minutes and send this one again, or call.'
}

const fr: typeof en = {
  confirm: 'C’est presque fait : appuyez encore une fois sur le bouton pour envoyer votre message.',
  tooMany:
    'Vous avez envoyé beaucoup de messages. Attendez quelques minutes et envoyez celui-ci de nouveau, ou téléphonez.'
}

export const siteFormMessages: TranslatedBoth<typeof en> = { en, fr }
