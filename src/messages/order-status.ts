import type { Translated } from './language.ts'

const en = {
  inProcess: 'Your account creation is in process.',
  created: 'Account created successfully.',
  sending:
    'This takes a few seconds. Please stay on this page. If you do leave, your order won’t be placed twice.',
  slow: 'This is taking longer than usual. We have your order and are working on it; this page updates as soon as it’s done.',
  trialStarted: (plan: string) => `Your free trial of the ${plan} plan has started.`,
  notCharged: 'You weren’t charged today.',
  paid: (price: string, plan: string, start: string) =>
    `You paid ${price} for the ${plan} plan, which starts on ${start}. We’ll email you the receipt.`,
  paidElsewhere: (plan: string, start: string) =>
    `You paid for the ${plan} plan, which starts on ${start}. We’ll email you the receipt.`,
  addToCalendar: 'Add the first charge to my calendar',
  /** The name of its file. */
  calendarFile: 'first-charge',
  nextStep: (domain: string) =>
    `Next, point ${domain} to your website. Your dashboard shows you how.`,
  openWebsite: 'Open your website',
  openDashboard: 'Go to your dashboard'
}

const fr: typeof en = {
  inProcess: 'La création de votre compte est en cours.',
  created: 'Votre compte a été créé.',
  sending:
    'Cela prend quelques secondes. Veuillez rester sur cette page. Si vous la quittez, votre commande ne sera pas passée deux fois.',
  slow: 'C’est plus long que d’habitude. Nous avons reçu votre commande et la traitons; cette page se mettra à jour dès que ce sera terminé.',
  trialStarted: (plan) => `Votre essai gratuit du forfait ${plan} a commencé.`,
  notCharged: 'Rien n’a été prélevé aujourd’hui.',
  paid: (price, plan, start) =>
    `Vous avez payé ${price} pour le forfait ${plan}, qui commence le ${start}. Nous vous enverrons le reçu par courriel.`,
  paidElsewhere: (plan, start) =>
    `Vous avez payé le forfait ${plan}, qui commence le ${start}. Nous vous enverrons le reçu par courriel.`,
  addToCalendar: 'Ajouter le premier prélèvement à mon calendrier',
  calendarFile: 'premier-prelevement',
  nextStep: (domain) =>
    `Prochaine étape : faire pointer ${domain} vers votre site Web. Votre tableau de bord vous montre comment.`,
  openWebsite: 'Ouvrir votre site Web',
  openDashboard: 'Aller à votre tableau de bord'
}

export const orderStatusMessages: Translated<typeof en> = { en, fr }
