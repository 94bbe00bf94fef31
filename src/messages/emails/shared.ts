import type { Translated } from '../language.ts'

const en = {
  /** The `lang` of the HTML. */
  lang: 'en-CA',
  greeting: (name: string) => `Hello ${name},`,
  orOpen: 'Or open this address:',
  /** Below every email to a visitor. */
  choices: 'Your privacy choices',
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
const fr: typeof en = {
  lang: 'fr-CA',
  greeting: (name) => `Bonjour ${name},`,
  choices: 'Vos choix de confidentialité',
  orOpen: 'Ou ouvrez cette adresse :',
  payNow: 'Veuillez appuyer sur Payer maintenant dans votre page de facturation.',
  changeOrCancel:
    'D’ici là, vous pouvez changer la durée ou résilier dans votre page de facturation.',
  openBilling: 'Ouvrir votre page de facturation',
  openDashboard: 'Ouvrir votre tableau de bord',
  website: 'Site Web',
  plan: 'Forfait',
  date: 'Date',
  firstCharge: 'Premier prélèvement',
  name: 'Nom',
  email: 'Courriel',
  phone: 'Téléphone'
}

export const sharedEmailMessages: Translated<typeof en> = { en, fr }
