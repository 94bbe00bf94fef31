import type { Translated } from './language.ts'

/** Apart from the log-in's texts, as every page loads it. */
const en = {
  /** For an agent who chose a plan or a template again; the dashboard changes only the template. */
  hasWebsite:
    'You already have a website. You can switch its template on your dashboard; to change its plan, please contact us.',
  loggedOut: 'User logout successfully',
  notLoggedIn: 'User is not logged in.',
  resetFirst: 'Please reset password.'
}

const fr: typeof en = {
  hasWebsite:
    'Vous avez déjà un site Web. Vous pouvez en changer le modèle dans votre tableau de bord; pour changer de forfait, veuillez nous écrire.',
  loggedOut: 'Votre session est fermée.',
  notLoggedIn: 'Aucune session n’est ouverte.',
  resetFirst: 'Veuillez réinitialiser votre mot de passe.'
}

export const sessionMessages: Translated<typeof en> = { en, fr }
