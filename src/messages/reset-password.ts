import type { Translated } from './language.ts'

const en = {
  continueRegistration: 'Continue Registration',
  done: 'Password reset successfully.',
  goToDashboard: 'Go to your dashboard',
  otherDevices: 'Resetting your password logs out every other device.',
  passwordHint: 'At least 6 characters',
  saving: 'Saving…',
  title: 'Reset password',
  useNewOne: 'Use your new password the next time you log in.'
}

const fr: typeof en = {
  continueRegistration: 'Poursuivre l’inscription',
  done: 'Le mot de passe a été réinitialisé.',
  goToDashboard: 'Aller à votre tableau de bord',
  otherDevices:
    'La réinitialisation de votre mot de passe ferme la session sur tous vos autres appareils.',
  passwordHint: 'Au moins 6 caractères',
  saving: 'Enregistrement…',
  title: 'Réinitialiser le mot de passe',
  useNewOne: 'Utilisez votre nouveau mot de passe à votre prochaine connexion.'
}

export const resetPasswordMessages: Translated<typeof en> = { en, fr }
