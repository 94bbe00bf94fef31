import type { SiteLanguage } from '#rules/websites/site-pages.ts'
import { HOME_CARD_WORDS } from './home-card-words.ts'
import { wordsIn } from './words-in.ts'

const BETWEEN = '\u00a0'

/** A home's price in full, and in the width of a pin. */
export function pinWords(
  language: SiteLanguage,
  { isSold, price }: { isSold: boolean; price: number | null }
): { price: string; label: string } {
  const { askPrice, sold } = HOME_CARD_WORDS[language]
  if (price !== null) return { price: wordsIn(language).cad(price), label: short(language, price) }
  return { price: isSold ? sold : askPrice, label: isSold ? sold : '?' }
}

/** '$950', '$899K', '$1.25M'; '950 $', '899 k$', '1,25 M$'. */
function short(language: SiteLanguage, dollars: number): string {
  const [amount, unit, decimals] =
    dollars >= 999_500
      ? [dollars / 1_000_000, 'M', 2]
      : dollars >= 1000
        ? [dollars / 1000, 'K', 0]
        : [dollars, '', 0]
  const locale = language === 'fr' ? 'fr-CA' : 'en-CA'
  const shown = new Intl.NumberFormat(locale, { maximumFractionDigits: decimals }).format(amount)
  return language === 'fr' ? `${shown}${BETWEEN}${unit.replace('K', 'k')}$` : `$${shown}${unit}`
}
