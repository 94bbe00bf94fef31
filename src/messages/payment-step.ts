import { formatDecimalInFrench } from '#rules/money/money-in-french.ts'
import { taxInFrench } from '#rules/money/tax-in-french.ts'
import type { Duration } from '#rules/limits.ts'
import { durationMessages } from './durations.ts'
import type { Translated } from './language.ts'

const en = {
  billing: 'Billing',
  total: 'Total',
  totalBeforeTax: 'Total before tax',
  summary: 'Order summary',
  showSummary: 'Show order summary',
  hideSummary: 'Hide order summary',
  plan(duration: Duration): string {
    const { months, names } = durationMessages.en
    return `${names[duration]}, ${months(duration)}`
  },
  months: durationMessages.en.months,
  pricePerMonth: 'Price per month',
  discount: (code: string) => `Discount (${code})`,
  setupFee: 'Setup fee',
  taxes: 'Taxes',
  taxesUnknown: 'To be calculated...',
  taxesOf: (province: string, percent: number) => `Taxes (${province} ${percent}%)`,
  tax: (name: string, percent: number) => `${name} ${percent}%`,

  pay: (total: string) => `Pay ${total}`,
  payPlusTax: (total: string) => `Pay ${total} plus tax`,
  startTrial: 'Start Free Trial',
  checkingCoupon: 'Checking the promo code…',
  unsure:
    'We didn’t get an answer, and nothing you typed is lost. Press the same button again. If your order went through, we’ll find it and won’t charge you twice.',
  priceWas: 'The total was ',
  priceIsNow: ' and is now ',
  priceAgree: '. You haven’t been charged. To go ahead with the new total, press the button again.',
  payToday: 'If you pay today:',
  payTodayTerms: (start: string, end: string, renewal: string | undefined) =>
    `Your plan starts on ${start} and renews automatically on ${end}${renewal ? ` for ${renewal}` : ''}. You can pause or cancel it before then.`,
  withTrial: 'With the free trial:',
  trialNeedsProvince:
    'You won’t be charged today. Choose your province to see the amount and date of the first charge.'
}

const fr: typeof en = {
  billing: 'Facturation',
  total: 'Total',
  totalBeforeTax: 'Total avant taxes',
  summary: 'Sommaire de la commande',
  showSummary: 'Afficher le sommaire de la commande',
  hideSummary: 'Masquer le sommaire de la commande',
  plan(duration) {
    const { months, names } = durationMessages.fr
    return `${names[duration]}, ${months(duration)}`
  },
  months: (count) => durationMessages.fr.months(count),
  pricePerMonth: 'Prix par mois',
  discount: (code) => `Rabais (${code})`,
  setupFee: 'Frais de mise en service',
  taxes: 'Taxes',
  taxesUnknown: 'À calculer…',
  taxesOf: (province, percent) => `Taxes (${province} ${formatDecimalInFrench(percent)} %)`,
  tax: (name, percent) => `${taxInFrench(name)} ${formatDecimalInFrench(percent)} %`,

  pay: (total) => `Payer ${total}`,
  payPlusTax: (total) => `Payer ${total} plus taxes`,
  startTrial: 'Commencer l’essai gratuit',
  checkingCoupon: 'Vérification du code promotionnel…',
  unsure:
    'Nous n’avons pas reçu de réponse, et rien de ce que vous avez tapé n’est perdu. Appuyez de nouveau sur le même bouton. Si votre commande a été reçue, nous la retrouverons et ne prélèverons rien deux fois.',
  priceWas: 'Le total était de ',
  priceIsNow: ' et est maintenant de ',
  priceAgree:
    '. Rien n’a été prélevé. Pour continuer avec le nouveau total, appuyez de nouveau sur le bouton.',
  payToday: 'Si vous payez aujourd’hui :',
  payTodayTerms: (start, end, renewal) =>
    `Votre forfait commence le ${start} et se renouvelle automatiquement le ${end}${renewal ? ` pour ${renewal}` : ''}. Vous pouvez le mettre en pause ou le résilier d’ici là.`,
  withTrial: 'Avec l’essai gratuit :',
  trialNeedsProvince:
    'Rien ne sera prélevé aujourd’hui. Choisissez votre province pour voir le montant et la date du premier prélèvement.'
}

export const paymentStepMessages: Translated<typeof en> = { en, fr }
