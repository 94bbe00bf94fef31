import type { Translated } from '../language.ts'

const en = {
  tooLong: 'This text is too long.',
  name: 'Please give this campaign a name. Only you see it.',
  subject: 'Please write a subject.',
  body: 'Please write the message.'
}

const fr: typeof en = {
  tooLong: 'Ce texte est trop long.',
  name: 'Donnez un nom à cette campagne. Vous seul le voyez.',
  subject: 'Écrivez un objet.',
  body: 'Écrivez le message.'
}

export const campaignValidation: Translated<typeof en> = { en, fr }
