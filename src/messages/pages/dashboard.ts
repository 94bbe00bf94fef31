import type { Translated } from '../language.ts'

const en = {
  /** The titles of the browser's tab. */
  pages: {
    billing: 'Billing',
    home: 'Dashboard',
    howToSetup: 'User Profile',
    paymentMethods: 'Payment methods',
    receipt: 'Receipt',
    referEarn: 'Refer & Earn',
    resetPassword: 'Reset password',
    settings: 'Settings',
    website: 'Website'
  },
  links: {
    billing: 'Billing',
    cards: 'Cards',
    editor: 'Editor',
    home: 'Home',
    howToSetup: 'How to setup',
    logout: 'Logout',
    paymentMethods: 'Payment methods',
    referEarn: 'Refer & Earn',
    resetPassword: 'Reset password',
    settings: 'Settings',
    website: 'Website'
  },
  paymentDue: 'payment due',
  navigation: 'Dashboard',
  shortcuts: 'Dashboard shortcuts',
  menu: { name: 'Menu', label: 'Dashboard menu', close: 'Close' },
  howToSetup: {
    title: 'How to setup',
    lede: 'Three things to do outside your dashboard. Each guide names every click.'
  }
}

export const dashboardPageMessages: Translated<typeof en> = { en }
