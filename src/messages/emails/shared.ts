import type { Translated } from '../language.ts'

const en = {
  /** The `lang` of the HTML. */
  lang: 'en-CA',
  greeting: (name: string) => `Hello ${name},`,
  orOpen: 'Or open this address:',
  payNow: 'Please press Pay Now on your billing page.',
  changeOrCancel: 'Until then you can change the duration, or cancel, on your billing page.',
  openBilling: 'Open your billing page',
  openDashboard: 'Open your dashboard',
  website: 'Website',
  plan: 'Plan',
  date: 'Date',
  firstCharge: 'First charge',
  name: 'Name',
  email: 'Email',
  phone: 'Phone'
}

/** Texts that several emails have in common. */
export const sharedEmailMessages: Translated<typeof en> = { en }
