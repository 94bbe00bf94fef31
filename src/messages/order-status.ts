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
  nextStep: (domain: string) =>
    `Next, point ${domain} to your website. Your dashboard shows you how.`,
  openWebsite: 'Open your website',
  openDashboard: 'Go to your dashboard'
}

export const orderStatusMessages: Translated<typeof en> = { en }
