import type { Translated } from '../language.ts'

/** What the three forms that write to us say about their fields. */
const en = {
  contactInvalid: 'Invalid contact number',
  contactRequired: 'Contact is required',
  emailInvalid: 'Invalid email',
  emailRequired: 'Email is required.',
  emailRequiredToCall: 'Email is required',
  messageRequired: 'Message is required.',
  messageTooSmall: 'Message is too small.',
  nameRequired: 'Name is required',
  nameTooLong: 'Name should be at max 50 chars.',
  nameTooShort: 'Name should be at least 3 chars.',
  phoneInvalid: 'Invalid contact number.',
  phoneRequired: 'Phone number is required.',
  questionRequired: 'Message is required',
  questionTooShort: 'Message too short'
}

const fr: typeof en = {
  contactInvalid: 'Numéro de téléphone non valide',
  contactRequired: 'Le numéro de téléphone est requis',
  emailInvalid: 'Adresse courriel non valide',
  emailRequired: 'L’adresse courriel est requise.',
  emailRequiredToCall: 'L’adresse courriel est requise',
  messageRequired: 'Le message est requis.',
  messageTooSmall: 'Le message est trop court.',
  nameRequired: 'Le nom est requis',
  nameTooLong: 'Le nom doit compter au plus 50 caractères.',
  nameTooShort: 'Le nom doit compter au moins 3 caractères.',
  phoneInvalid: 'Numéro de téléphone non valide.',
  phoneRequired: 'Le numéro de téléphone est requis.',
  questionRequired: 'Le message est requis',
  questionTooShort: 'Le message est trop court'
}

export const contactValidation: Translated<typeof en> = { en, fr }
