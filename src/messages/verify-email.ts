import type { Translated } from './language.ts'

const en = {
  /** For a link that has done its work before. */
  alreadyVerified: 'Your email is already verified.',
  alreadyUsed: 'You’ve used this link before, and it worked. There’s nothing left to do here.',
  confirming: 'Confirming your email…',
  continue: 'Continue',
  linkLife:
    'Each link works for 7 days. If you’ve changed your address since, use the link we sent to the new address.',
  logIn: 'Log in',
  linkNotSent: 'We couldn’t send a new link.',
  notVerified: 'Ops!! either your links is expired or invalid.',
  openLatest: 'Please use the link in our latest email.',
  sendAgain: 'Send it again',
  sendNewLink: 'Send a new link',
  sending: 'Sending…',
  /** The same answer whether there was an old link or not. */
  sent: 'If that link was one of ours, a new one is on its way to the address it was sent to.',
  thankYou: 'Thank you. We’ll email this address about your website and your plan.',
  tryAgain: 'Try again',
  unchecked: 'We couldn’t check your link, but it may still work. Please try again.',
  verified: 'Email successfully verified!',
  weCanSend: 'We can send you a new link.'
}

const fr: typeof en = {
  alreadyVerified: 'Votre adresse courriel est déjà confirmée.',
  alreadyUsed:
    'Vous avez déjà utilisé ce lien, et il a fonctionné. Il n’y a plus rien à faire ici.',
  confirming: 'Confirmation de votre adresse courriel…',
  continue: 'Continuer',
  linkLife:
    'Chaque lien fonctionne pendant 7 jours. Si vous avez changé d’adresse depuis, utilisez le lien que nous avons envoyé à la nouvelle.',
  logIn: 'Se connecter',
  linkNotSent: 'Nous n’avons pas pu envoyer un nouveau lien.',
  notVerified: 'Oups! Votre lien a expiré ou n’est pas valide.',
  openLatest: 'Veuillez utiliser le lien de notre dernier courriel.',
  sendAgain: 'Envoyer de nouveau',
  sendNewLink: 'Envoyer un nouveau lien',
  sending: 'Envoi…',
  sent: 'Si ce lien venait de nous, un nouveau est en route vers l’adresse à laquelle il avait été envoyé.',
  thankYou:
    'Merci. C’est à cette adresse que nous vous écrirons au sujet de votre site Web et de votre forfait.',
  tryAgain: 'Réessayer',
  unchecked:
    'Nous n’avons pas pu vérifier votre lien, mais il fonctionne peut-être encore. Veuillez réessayer.',
  verified: 'Votre adresse courriel est confirmée!',
  weCanSend: 'Nous pouvons vous envoyer un nouveau lien.'
}

export const verifyEmailMessages: Translated<typeof en> = { en, fr }
