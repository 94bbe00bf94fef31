import type { Translated } from '../language.ts'

const en = {
  subject: (day: string, domain: string) => `New price from ${day}: ${domain}`,
  heading: 'The price of your plan is changing',
  newPrice: (domain: string, day: string, price: string) =>
    `When your plan for ${domain} renews on ${day}, its price will be ${price} a month before tax. Nothing changes until then, and you can cancel at any time.`,
  monthlyPriceNow: 'Monthly price now',
  newMonthlyPrice: 'New monthly price'
}

export const priceChangeMessages: Translated<typeof en> = { en }
