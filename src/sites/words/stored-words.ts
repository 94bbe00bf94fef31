import { REGISTERED_DAYS, SIGNED_IN_DAYS } from '#rules/listings/vow.ts'
import { RETENTION } from '#rules/privacy/retention.ts'
import type { SiteLanguage } from '#rules/websites/site-pages.ts'

type Told = { title: string; paragraphs: (name: string) => string[] }

const { registrations, unconfirmedSearches } = RETENTION

/** On the privacy page, beside the agent's own text, for what the website offers. */
export const STORED_WORDS: Record<SiteLanguage, Record<'alerts' | 'registration', Told>> = {
  en: {
    alerts: {
      title: 'Alerts for new homes',
      paragraphs: (name) => [
        'When you ask for alerts, we store your email address, the search, its language, the text that you agreed to, and when you did.',
        `If you don’t confirm your address, this is deleted after ${unconfirmedSearches.days} days. If you do, it is kept until you stop the alerts by the link in each email. ${name} also sees your address and the search as soon as you confirm, and keeps them as they keep a message of yours.`
      ]
    },
    registration: {
      title: 'Registration for sold homes',
      paragraphs: (name) => [
        `When you register for sold homes, we store your name, your email address, your language, the terms of use that you accepted, and when you did. ${name} sees that you registered.`,
        `A registration is valid for ${REGISTERED_DAYS} days. It is deleted ${registrations.days} days after it ends or expires, as real-estate boards may look into a misuse until then.`,
        `The link that we email you stores one cookie in your browser, “homes-account”, which keeps you signed in until you sign out, for ${SIGNED_IN_DAYS} days at most.`
      ]
    }
  },
  fr: {
    alerts: {
      title: 'Alertes de nouvelles propriétés',
      paragraphs: (name) => [
        'Lorsque vous demandez des alertes, nous conservons votre adresse courriel, la recherche, sa langue, le texte que vous avez accepté et le moment où vous l’avez fait.',
        `Si vous ne confirmez pas votre adresse, ces renseignements sont supprimés après ${unconfirmedSearches.days} jours. Sinon, ils sont conservés jusqu’à ce que vous mettiez fin aux alertes par le lien de chaque courriel. Dès que vous confirmez, ${name} voit aussi votre adresse et la recherche, et les conserve comme un message de votre part.`
      ]
    },
    registration: {
      title: 'Inscription aux propriétés vendues',
      paragraphs: (name) => [
        `Lorsque vous vous inscrivez pour voir les propriétés vendues, nous conservons votre nom, votre adresse courriel, votre langue, les conditions d’utilisation que vous avez acceptées et le moment où vous l’avez fait. ${name} voit que vous vous êtes inscrit.`,
        `Une inscription est valide pendant ${REGISTERED_DAYS} jours. Elle est supprimée ${registrations.days} jours après sa fin ou son expiration, car les chambres immobilières peuvent enquêter sur un usage abusif jusque-là.`,
        `Le lien que nous vous envoyons par courriel conserve un seul témoin dans votre navigateur, « homes-account », qui vous garde connecté jusqu’à ce que vous vous déconnectiez, pendant au plus ${SIGNED_IN_DAYS} jours.`
      ]
    }
  }
}
