import { ofInFrench } from '#rules/french-elision.ts'
import type { Translated } from '../language.ts'

const en = {
  subject: (card: string) => `Your ${card} expires soon`,
  heading: 'Your card expires soon',
  replace: (card: string, month: string) =>
    `Your ${card}, which pays for your website, expires at the end of ${month}. Please add a new card and set it as your primary card.`,
  openCards: 'Open your payment methods'
}

const fr: typeof en = {
  subject: (card) => `Votre carte ${card} expire bientôt`,
  heading: 'Votre carte expire bientôt',
  replace: (card, month) =>
    `Votre carte ${card}, qui paie votre site Web, expire à la fin ${ofInFrench(month)}. Veuillez ajouter une nouvelle carte et en faire votre carte principale.`,
  openCards: 'Ouvrir vos modes de paiement'
}

export const cardExpiringMessages: Translated<typeof en> = { en, fr }
