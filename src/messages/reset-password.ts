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

export const resetPasswordMessages: Translated<typeof en> = { en }
