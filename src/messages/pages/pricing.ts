import { pricingClaims } from '../claims/pricing.ts'
import { productClaims } from '../claims/product.ts'
import type { Translated } from '../language.ts'

const claims = pricingClaims.en

const en = {
  page: {
    title: 'Pricing',
    description: claims.description
  },
  title: 'Plans & Pricing',
  lede: claims.lede,
  points: [productClaims.en.trial, productClaims.en.cancelAnytime],
  payment: {
    legend: 'Billing period',
    yearly: 'Yearly',
    monthly: 'Monthly',
    saved: (percent: number) => `Save up to ${percent}%`
  },
  plan: {
    perMonth: { before: '', after: ' per month' },
    billedYearly: (price: string) => `${price} billed yearly`,
    billedMonthly: 'Billed monthly',
    setupFee: (fee: string) => `Setup fee ${fee}, once`,
    noSetupFee: 'No setup fee'
  },
  none: {
    before: 'We’re still working on our plans. ',
    link: 'Ask us',
    after: ' and we’ll tell you what’s available.'
  },
  firstPayment: {
    title: 'Your first payment, to the cent',
    lede: claims.firstPayment,
    plan: 'Plan',
    province: 'Province or territory',
    chooseOne: 'Choose one',
    unscripted: claims.taxesNamed
  },
  query: {
    title: 'Have any Query',
    text: 'Which plan fits, what your board asks for, whether your domain can move: just ask, and we’ll answer by email.'
  },
  product: claims.product
}

const french = pricingClaims.fr

const fr: typeof en = {
  page: { title: 'Tarifs', description: french.description },
  title: 'Forfaits et tarifs',
  lede: french.lede,
  points: [productClaims.fr.trial, productClaims.fr.cancelAnytime],
  payment: {
    legend: 'Période de facturation',
    yearly: 'Annuelle',
    monthly: 'Mensuelle',
    saved: (percent) => `Économisez jusqu’à ${percent} %`
  },
  plan: {
    perMonth: { before: '', after: ' par mois' },
    billedYearly: (price) => `${price} par an`,
    billedMonthly: 'Facturation mensuelle',
    setupFee: (fee) => `Frais de mise en service de ${fee}, une seule fois`,
    noSetupFee: 'Aucuns frais de mise en service'
  },
  none: {
    before: 'Nous préparons encore nos forfaits. ',
    link: 'Écrivez-nous',
    after: ', et nous vous dirons ce qui est offert.'
  },
  firstPayment: {
    title: 'Votre premier paiement, au cent près',
    lede: french.firstPayment,
    plan: 'Forfait',
    province: 'Province ou territoire',
    chooseOne: 'Choisissez',
    unscripted: french.taxesNamed
  },
  query: {
    title: 'Vous avez une question?',
    text: 'Quel forfait vous convient, ce que demande votre chambre immobilière, si votre domaine peut être déplacé : posez la question, et nous vous répondrons par courriel.'
  },
  product: french.product
}

export const pricingMessages: Translated<typeof en> = { en, fr }
