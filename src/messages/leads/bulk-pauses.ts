import type { Translated } from '../language.ts'

/** Why campaigns and sequences aren't sent at the moment. */
const en = {
  why: {
    plan: 'Nothing is sent while your plan isn’t running. Sending continues by itself once it is.',
    suspended: 'Nothing is sent, because your website was taken offline. Please contact support.',
    address:
      'Nothing is sent, because your brokerage’s postal address on your website is incomplete. Sending continues by itself once it’s complete.'
  },
  openBilling: 'Open billing',
  openWebsite: 'Open your website'
}

const fr: typeof en = {
  why: {
    plan: 'Rien n’est envoyé tant que votre forfait n’est pas actif. L’envoi reprendra de lui-même dès qu’il le sera.',
    suspended:
      'Rien n’est envoyé, car votre site Web a été mis hors ligne. Veuillez communiquer avec le soutien.',
    address:
      'Rien n’est envoyé, car l’adresse postale de votre agence est incomplète sur votre site Web. L’envoi reprendra de lui-même dès qu’elle sera complète.'
  },
  openBilling: 'Ouvrir la facturation',
  openWebsite: 'Ouvrir votre site Web'
}

export const bulkPauseMessages: Translated<typeof en> = { en, fr }
