import type { AnswerOf } from '#contract/endpoint.ts'
import type { billingDetails } from '#contract/billing/add-card.ts'
import type { Language } from '#messages/language.ts'
import { paymentMethodMessages } from '#messages/payment-methods.ts'
import { lastCardBilling } from '../../records/billing/cards.ts'
import { websiteByAgent } from '../../records/websites/websites.ts'
import type { World } from '../../services/world.ts'

/** The billing address last given: with a card, or else with the order of the website. */
export async function readBillingDetails(
  world: World,
  { agent_id, language }: { agent_id: string; language: Language }
): Promise<AnswerOf<typeof billingDetails>['billing']> {
  const ofCard = await lastCardBilling(world.db, agent_id)
  if (ofCard) return ofCard
  const website = await websiteByAgent(world.db, agent_id)
  if (!website) return null
  return {
    billing_name: website.billing_name,
    billing_address_1: withoutCity(website.billing_address, website.billing_city),
    billing_address_2: website.billing_address_2 || paymentMethodMessages[language].noUnit,
    billing_city: website.billing_city,
    billing_state: website.billing_state,
    billing_zip: website.billing_zip
  }
}

/** Addresses of old orders may end in the city, which now has its own field. */
function withoutCity(address: string, city: string): string {
  const ending = `, ${city}`.toLowerCase()
  return address.toLowerCase().endsWith(ending) ? address.slice(0, -ending.length) : address
}
