import type { Translated } from '../language.ts'

const en = {
  subject: (product: string) => `Your ${product} password was changed`,
  heading: 'Your password was changed',
  changed: (time: string) =>
    `Your password was changed on ${time}. Every other device was logged out. If this was you, there is nothing to do.`,
  notYou:
    'If it wasn’t you, someone may have access to your account. Choose a new password right away, which logs them out too, and tell us.',
  button: 'Choose a new password'
}

export const passwordChangedMessages: Translated<typeof en> = { en }
