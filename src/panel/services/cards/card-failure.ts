import { cardFieldMessages } from '#messages/card-field.ts'
import type { Language } from '#messages/language.ts'
import { billingRefusals } from '#messages/refusals/billing.ts'
import { cardProviderMessages } from '#messages/refusals/card-provider.ts'
import { cardRefusals } from '#messages/refusals/cards.ts'

const IN_FRENCH = new Map([
  ...pairsOf(cardProviderMessages),
  ...pairsOf(cardRefusals),
  ...pairsOf(billingRefusals),
  [cardFieldMessages.en.notApproved, cardFieldMessages.fr.notApproved] as const
])

/**
 * Why a charge failed, in its reader's language. It is stored as the card provider says it, in English; an
 * unknown reason is, in French, that the card was declined.
 */
export function cardFailureIn(language: Language, stored: string): string {
  return language === 'en' ? stored : (IN_FRENCH.get(stored) ?? cardRefusals.fr.declined)
}

function pairsOf<Name extends string>(texts: Record<Language, Record<Name, string>>) {
  const names = Object.keys(texts.en) as Name[]
  return names.map((name) => [texts.en[name], texts.fr[name]] as const)
}
