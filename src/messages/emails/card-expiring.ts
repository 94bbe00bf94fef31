import type { Translated } from '../language.ts'

const en = {
  subject: (card: string) => `Your ${card} expires soon`,
  heading: 'Your card expires soon',
  replace: (card: string, month: string) =>
    `Your ${card}, which pays for your website, expires at the end of ${month}. Please add a new card and set it as your primary card.`,
  openCards: 'Open your payment methods'
}

export const cardExpiringMessages: Translated<typeof en> = { en }
