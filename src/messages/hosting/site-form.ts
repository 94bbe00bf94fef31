import type { Language, Translated } from '../language.ts'

/** What a website's form says beside its fields' errors. */
const en = {
  confirm: 'Almost done: please press the button once more to send your message.',
  consentChanged:
    'The text beside the box has changed since you opened this page. Please tick the box if you agree to it, and press the button again.',
  alertsChanged:
    'The text above the button has changed since you opened this page. Please read it, and press the button again.',
  alertsFull:
    'This website can’t take more saved searches at the moment. Please ask the agent instead.',
  homesGone:
    'None of these homes is offered on this website any more, so there is nothing to send.',
  tooMany: (phone: string) =>
    phone === ''
      ? 'You have sent many messages. Please wait a few minutes and send this one again.'
      : `You have sent many messages. Please wait a few minutes and send this one again, or call ${phone}.`,
  away: 'We couldn’t send your message just now. Please press the button again in a minute.',
  /** In place of the texts above, in the form for alerts. */
  alerts: {
    confirm: 'Almost done: please press the button once more to ask for these alerts.',
    tooMany: (phone: string) =>
      phone === ''
        ? 'You have sent this form many times. Please wait a few minutes and send it again.'
        : `You have sent this form many times. Please wait a few minutes and send it again, or call ${phone}.`,
    away: 'We couldn’t save your search just now. Please press the button again in a minute.'
  }
}

const fr: typeof en = {
  confirm: 'C’est presque fait : appuyez encore une fois sur le bouton pour envoyer votre message.',
  consentChanged:
    'Le texte à côté de la case a changé depuis que vous avez ouvert cette page. Cochez la case si vous l’acceptez, et appuyez de nouveau sur le bouton.',
  alertsChanged:
    'Le texte au-dessus du bouton a changé depuis que vous avez ouvert cette page. Veuillez le lire, puis appuyez de nouveau sur le bouton.',
  alertsFull:
    'Ce site Web ne peut pas enregistrer d’autres recherches pour le moment. Veuillez plutôt écrire au courtier.',
  homesGone:
    'Aucune de ces propriétés n’est encore offerte sur ce site Web : il n’y a rien à envoyer.',
  tooMany: (phone) =>
    phone === ''
      ? 'Vous avez envoyé beaucoup de messages. Attendez quelques minutes et envoyez celui-ci de nouveau.'
      : `Vous avez envoyé beaucoup de messages. Attendez quelques minutes et envoyez celui-ci de nouveau, ou appelez au ${phone}.`,
  away: 'Nous n’avons pas pu envoyer votre message. Appuyez de nouveau sur le bouton dans une minute.',
  alerts: {
    confirm:
      'C’est presque fait : appuyez encore une fois sur le bouton pour demander ces alertes.',
    tooMany: (phone) =>
      phone === ''
        ? 'Vous avez envoyé ce formulaire plusieurs fois. Attendez quelques minutes et envoyez-le de nouveau.'
        : `Vous avez envoyé ce formulaire plusieurs fois. Attendez quelques minutes et envoyez-le de nouveau, ou appelez au ${phone}.`,
    away: 'Nous n’avons pas pu enregistrer votre recherche. Appuyez de nouveau sur le bouton dans une minute.'
  }
}

const siteFormMessages: Translated<typeof en> = { en, fr }

/** What a form of this kind says. */
export function siteFormTexts(language: Language, kind: string): Omit<typeof en, 'alerts'> {
  const { alerts, ...texts } = siteFormMessages[language]
  return kind === 'search' ? { ...texts, ...alerts } : texts
}
