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
    text: 'You typed this to see the designs. Your setup says something else.',
    use: 'Use it',
    keep: 'Keep my setup'
  },
  offlineTitle: 'You’re offline',
  offline: 'You can keep typing; it stays on this device. You’ll need a connection to pay.',
  retry: 'Retry',
  loadFailed: 'Nothing you typed is lost. Please check your connection and try again.',
  orderStatusFailed: 'We couldn’t load your order status',
  paymentFormFailed: 'We couldn’t load the payment form'
}

export const accountSetupMessages: Translated<typeof en> = { en }
