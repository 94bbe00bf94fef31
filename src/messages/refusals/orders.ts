import type { CouponMismatch } from '#rules/money/coupon.ts'
import { listOf } from '../list.ts'
import type { Translated } from '../language.ts'

/** Why the panel refuses an agent's first order. */
const en = {
  /** Names the plans and durations that a code is for. */
  couponMismatch(code: string, { durations, plans }: CouponMismatch): string {
    const names = plans.length > 0 && `the ${listOf(plans)} plan${plans.length > 1 ? 's' : ''}`
    const lasts =
      durations.length > 0 &&
      `${listOf(durations.map(String), 'or')} month${durations.at(-1) === 1 ? '' : 's'}`
    if (!names) return `${code} is only valid for plans of ${lasts}.`
    return `${code} is only valid for ${names}${lasts ? `, for ${lasts}` : ''}.`
  },
  /** The specification's message for a domain that another website uses, when the order is sent. */
  domainExists: 'Domain name already exists.',
  hasWebsite: (domain: string) => `You already have a website: ${domain}.`,
  noOrder: 'There is no order to resume.',
  planGone: 'This plan is no longer offered. Please choose another one.',
  priceChanged: 'The price has changed. Please review your order.',
  trialUsed:
    'A free trial was already used with this card or domain. Please pay to start your plan.'
}

const fr: typeof en = {
  couponMismatch(code, { durations, plans }) {
    const names =
      plans.length > 0 &&
      `${plans.length > 1 ? 'les forfaits' : 'le forfait'} ${listOf(plans, 'and', 'fr')}`
    const lasts = durations.length > 0 && `${listOf(durations.map(String), 'or', 'fr')} mois`
    if (!names) return `${code} n’est valide que pour les forfaits de ${lasts}.`
    return `${code} n’est valide que pour ${names}${lasts ? `, pour ${lasts}` : ''}.`
  },
  domainExists: 'Ce nom de domaine existe déjà.',
  hasWebsite: (domain) => `Vous avez déjà un site Web : ${domain}.`,
  noOrder: 'Il n’y a aucune commande à reprendre.',
  planGone: 'Ce forfait n’est plus offert. Veuillez en choisir un autre.',
  priceChanged: 'Le prix a changé. Veuillez vérifier votre commande.',
  trialUsed:
    'Un essai gratuit a déjà été utilisé avec cette carte ou ce domaine. Veuillez payer pour commencer votre forfait.'
}

export const orderRefusals: Translated<typeof en> = { en, fr }
