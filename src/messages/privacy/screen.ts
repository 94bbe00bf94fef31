import type { Translated } from '../language.ts'

const en = {
  title: 'Privacy',
  lede: 'What we keep about you, and how to close your account.',
  policy: 'What we keep, why and for how long',
  rights: {
    title: 'Your data',
    text: 'Most of what we keep about you is on the pages of this dashboard, where you can change it. For the rest, such as your name or a confirmed email address, write to us: we answer within 30 days.'
  },
  close: {
    title: 'Close your account',
    lede: 'Closing deletes your account for good. It can’t be undone, not even by us.',
    goes: 'What we delete right away',
    stays: 'What we keep',
    after: 'What else happens',
    copyFirst: 'Take a copy with you first.',
    email: 'Type your email address to confirm',
    submit: 'Close my account and delete everything',
    closing: 'Closing…',
    done: 'Your account is closed.'
  }
}

const fr: typeof en = {
  title: 'Confidentialité',
  lede: 'Ce que nous conservons à votre sujet, et comment fermer votre compte.',
  policy: 'Ce que nous conservons, pourquoi et pendant combien de temps',
  rights: {
    title: 'Vos données',
    text: 'La plupart de ce que nous conservons à votre sujet est dans les pages de ce tableau de bord, où vous pouvez le modifier. Pour le reste, comme votre nom ou une adresse courriel confirmée, écrivez-nous : nous répondons dans les 30 jours.'
  },
  close: {
    title: 'Fermer votre compte',
    lede: 'La fermeture supprime votre compte pour de bon. Elle ne peut pas être annulée, même par nous.',
    goes: 'Ce que nous supprimons aussitôt',
    stays: 'Ce que nous conservons',
    after: 'Autres conséquences',
    copyFirst: 'Emportez d’abord une copie.',
    email: 'Saisissez votre adresse courriel pour confirmer',
    submit: 'Fermer mon compte et tout supprimer',
    closing: 'Fermeture…',
    done: 'Votre compte est fermé.'
  }
}

export const privacyMessages: Translated<typeof en> = { en, fr }
