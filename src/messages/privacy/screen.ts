import type { Translated } from '../language.ts'

const en = {
  title: 'Privacy',
  lede: 'What we keep about you, and how to end it.',
  policy: 'What we keep, why and for how long',
  rights: {
    title: 'Your data',
    text: 'You see and change your data on the pages of this dashboard. For anything else, such as a copy in another format, write to us: we answer within 30 days.'
  },
  close: {
    title: 'Close your account',
    lede: 'Closing deletes your account for good. It can’t be undone, by us neither.',
    goes: 'This is deleted at once',
    gone: [
      'Your name, email, phone, password and log-ins',
      'Your website with its texts, pictures, posts, versions and previews; its addresses stop answering',
      'Your leads with their history, your campaigns, sequences and saved filters',
      'Your listings, your feeds and the keys of other services',
      'Your cards, here and at the payment provider'
    ],
    stays: 'This stays',
    kept: [
      'The receipts of your payments, with your name and billing address: six years after the end of the year, as the tax laws require',
      'A scrambled mark of a free trial’s card and domain: two years, so that each has one trial',
      'Backups made before: until they are deleted. No later one has anything of yours.'
    ],
    after: 'What happens besides',
    happens: {
      plan: 'Your plan ends now. Nothing more is charged, and what you paid for the current period isn’t refunded.',
      domain:
        'Your domain stays yours. If it uses our name servers, point it elsewhere at your registrar first: its records, also those of its email, are deleted after 30 days.',
      team: 'The members of your team lose access to your leads. Their own accounts stay.',
      member: 'You leave the team that you work in. Leads that you had are nobody’s then.',
      leads:
        'People who wrote to you aren’t told. What they must keep hearing from you, you have to keep yourself.'
    },
    copyFirst: 'Take a copy with you first.',
    email: 'Type your email address to confirm',
    passwordHint: 'Your password',
    submit: 'Close my account and delete everything',
    closing: 'Closing…',
    done: 'Your account is closed.'
  }
}

const fr: typeof en = {
  title: 'Confidentialité',
  lede: 'Ce que nous conservons à votre sujet, et comment y mettre fin.',
  policy: 'Ce que nous conservons, pourquoi et pendant combien de temps',
  rights: {
    title: 'Vos données',
    text: 'Vous consultez et modifiez vos données dans les pages de ce tableau de bord. Pour le reste, par exemple une copie dans un autre format, écrivez-nous : nous répondons dans les 30 jours.'
  },
  close: {
    title: 'Fermer votre compte',
    lede: 'La fermeture supprime votre compte pour de bon. Personne ne peut l’annuler, nous non plus.',
    goes: 'Ceci est supprimé aussitôt',
    gone: [
      'Votre nom, votre courriel, votre téléphone, votre mot de passe et vos sessions',
      'Votre site Web avec ses textes, photos, articles, versions et aperçus; ses adresses ne répondent plus',
      'Vos demandes avec leur historique, vos campagnes, séquences et filtres enregistrés',
      'Vos inscriptions, vos flux et les clés d’autres services',
      'Vos cartes, ici et chez le fournisseur de paiement'
    ],
    stays: 'Ceci demeure',
    kept: [
      'Les reçus de vos paiements, avec votre nom et votre adresse de facturation : six ans après la fin de l’année, comme les lois fiscales l’exigent',
      'Une marque brouillée de la carte et du domaine d’un essai gratuit : deux ans, pour que chacun n’ait qu’un essai',
      'Les copies de sauvegarde faites avant : jusqu’à leur suppression. Aucune copie ultérieure ne contient quoi que ce soit de vous.'
    ],
    after: 'Ce qui se passe aussi',
    happens: {
      plan: 'Votre forfait prend fin maintenant. Plus rien n’est prélevé, et ce que vous avez payé pour la période en cours n’est pas remboursé.',
      domain:
        'Votre domaine reste à vous. S’il utilise nos serveurs de noms, pointez-le d’abord ailleurs chez votre registraire : ses enregistrements, y compris ceux de ses courriels, sont supprimés après 30 jours.',
      team: 'Les membres de votre équipe perdent l’accès à vos demandes. Leurs propres comptes demeurent.',
      member:
        'Vous quittez l’équipe où vous travaillez. Les demandes que vous aviez ne sont alors à personne.',
      leads:
        'Les personnes qui vous ont écrit ne sont pas avisées. Ce que vous devez encore leur dire, vous devez le conserver vous-même.'
    },
    copyFirst: 'Emportez d’abord une copie.',
    email: 'Saisissez votre adresse courriel pour confirmer',
    passwordHint: 'Votre mot de passe',
    submit: 'Fermer mon compte et tout supprimer',
    closing: 'Fermeture…',
    done: 'Votre compte est fermé.'
  }
}

export const privacyMessages: Translated<typeof en> = { en, fr }
