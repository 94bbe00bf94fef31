import type { Translated } from '../language.ts'

/** Why the panel refuses an agent's first order. */
const en = {
  /** The specification's message for a domain that another website uses, when the order is sent. */
  domainExists: 'Domain name already exists.',
  hasWebsite: (domain: string) => `You already have a website: ${domain}.`,
  noOrder: 'There is no order to resume.',
  planGone: 'This plan is no longer offered. Please choose another one.',
  priceChanged: 'The price has changed. Please review your order.',
  trialUsed:
    'A free trial was already used with this card or domain. Please pay to start your plan.'
}

export const orderRefusals: Translated<typeof en> = { en }
