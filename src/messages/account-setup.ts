import type { Translated } from './language.ts'

const en = {
  title: 'Account setup',
  loading: 'Loading your account setup…',
  steps: {
    template: 'Template',
    website: 'Website Details',
    agent: 'Agent',
    brokerage: 'Brokerage',
    plan: 'Plan',
    payment: 'Payment'
  },
  stepDone: 'Done',
  next: 'Next',
  back: 'Back',
  checking: 'Checking…',
  completeFirst: 'Please complete this step first.',
  restored: 'We’ve restored what you entered.',
  restoredFromOther: 'Restored from your other device',
  contact: 'Contact',
  saved: 'Saved on this device',
  savedToAccount: 'Saved to your account',
  notSaved: 'Not saved on this device',
  exit: 'Exit',
  saveAndExit: 'Save and exit',
  setupSaved: 'Your setup is saved. Continue whenever you like.',
  named: {
    title: (typed: readonly string[]) => `Use “${typed.join(', ')}” here?`,
    text: 'Your setup says something else.',
    use: 'Use it',
    keep: 'Keep my setup'
  },
  offlineTitle: 'You’re offline',
  offline: 'You can keep typing. To pay, you’ll need a connection.',
  retry: 'Retry',
  loadFailed: 'Nothing you typed is lost. Please check your connection and try again.',
  orderStatusFailed: 'We couldn’t load your order status',
  paymentIntro: 'With the free trial, nothing is charged today.',
  paymentFormFailed: 'We couldn’t load the payment form'
}

const fr: typeof en = {
  title: 'Configuration du compte',
  loading: 'Chargement de la configuration de votre compte…',
  steps: {
    template: 'Modèle',
    website: 'Site Web',
    agent: 'Courtier',
    brokerage: 'Agence',
    plan: 'Forfait',
    payment: 'Paiement'
  },
  stepDone: 'Terminée',
  next: 'Suivant',
  back: 'Retour',
  checking: 'Vérification…',
  completeFirst: 'Veuillez d’abord terminer cette étape.',
  restored: 'Nous avons rétabli ce que vous aviez saisi.',
  restoredFromOther: 'Rétabli depuis votre autre appareil',
  contact: 'Nous joindre',
  saved: 'Enregistré sur cet appareil',
  savedToAccount: 'Enregistré dans votre compte',
  notSaved: 'Non enregistré sur cet appareil',
  exit: 'Quitter',
  saveAndExit: 'Enregistrer et quitter',
  setupSaved: 'Votre configuration est enregistrée. Continuez quand vous voudrez.',
  named: {
    title: (typed) => `Utiliser « ${typed.join(', ')} » ici?`,
    text: 'Vous avez tapé ceci pour voir les modèles. Votre configuration indique autre chose.',
    use: 'L’utiliser',
    keep: 'Garder ma configuration'
  },
  offlineTitle: 'Vous êtes hors ligne',
  offline: 'Vous pouvez continuer à taper. Il vous faudra une connexion pour payer.',
  retry: 'Réessayer',
  loadFailed:
    'Rien de ce que vous avez tapé n’est perdu. Veuillez vérifier votre connexion et réessayer.',
  orderStatusFailed: 'Nous n’avons pas pu charger l’état de votre commande',
  paymentIntro: 'Rien ne vous sera facturé aujourd’hui si vous commencez par l’essai gratuit.',
  paymentFormFailed: 'Nous n’avons pas pu charger le formulaire de paiement'
}

export const accountSetupMessages: Translated<typeof en> = { en, fr }
