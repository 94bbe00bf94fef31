import type { Translated } from '../language.ts'

const en = {
  subject: (day: string, domain: string) => `New price from ${day}: ${domain}`,
  heading: 'The price of your plan is changing',
  newPrice: (domain: string, day: string, price: string) =>
    `When your plan for ${domain} renews on ${day}, its price will be ${price} a month before tax. Nothing changes until then, and you can cancel at any time.`,
  monthlyPriceNow: 'Monthly price now',
  newMonthlyPrice: 'New monthly price'
}

const fr: typeof en = {
  subject: (day, domain) => `Nouveau prix à compter du ${day} : ${domain}`,
  heading: 'Le prix de votre forfait change',
  newPrice: (domain, day, price) =>
    `Lorsque votre forfait pour ${domain} se renouvellera le ${day}, son prix sera de ${price} par mois avant taxes. Rien ne change d’ici là, et vous pouvez résilier en tout temps.`,
  monthlyPriceNow: 'Prix mensuel actuel',
  newMonthlyPrice: 'Nouveau prix mensuel'
}

export const priceChangeMessages: Translated<typeof en> = { en, fr }
