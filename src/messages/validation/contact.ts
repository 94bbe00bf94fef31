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

export const contactValidation: Translated<typeof en> = { en }
