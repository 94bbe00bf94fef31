import { ofInFrench, thatInFrench } from '#rules/french-elision.ts'
import { COMPARED_MAX, KEPT_MAX } from '#rules/listings/chosen-homes.ts'
import { CONFIRM_WITHIN_DAYS, SEARCHES_AN_ADDRESS } from '#rules/listings/saved-search.ts'
import type { SiteLanguage } from '#rules/websites/site-pages.ts'

type Asker = Record<'address' | 'brokerage' | 'contact' | 'name', string>

/** Alerts of a search, the homes that a visitor keeps, and the comparison of some of them. */
type SavedWords = {
  alerts: {
    title: string
    /** The yes to these emails: who asks, their postal address, and how to withdraw it. */
    consent: (asker: Asker) => string
    submit: string
    /** After the form was sent, whatever was known of the address. */
    sent: { title: string; text: string }
    /** What happens with the address that is entered. */
    use: (name: string) => string
  }
  /** Homes in the address that visitors don't see any more. */
  gone: (count: number) => string
  tooMany: (most: number) => string
  saved: {
    title: string
    none: string
    how: string
    noScript: string
    search: string
    compare: string
    compareHint: string
    email: { title: string; note: (name: string) => string; submit: string }
  }
  compare: {
    title: string
    none: string
    home: string
    price: string
    place: string
    status: string
    listedBy: string
    forSale: string
  }
}

export const SAVED_WORDS: Record<SiteLanguage, SavedWords> = {
  en: {
    alerts: {
      title: 'Get alerts for new homes',
      consent: ({ address, brokerage, contact, name }) =>
        `By pressing the button, I agree to receive emails from ${name} of ${brokerage}, ${address}, about new homes and lower prices for this search, once a day at most. I can stop this at any time, by the link in each email or at ${contact}.`,
      submit: 'Email me new homes',
      sent: {
        title: 'Check your email',
        text: `A link is on its way to your address, unless it already has these alerts, ${SEARCHES_AN_ADDRESS} saved searches, or several awaiting confirmation. Press the link within ${CONFIRM_WITHIN_DAYS} days to turn the alerts on; nothing else is sent before.`
      },
      use: (name) =>
        `${name} uses your email address to send you these homes, and sees your search.`
    },
    gone: (count) =>
      count === 1
        ? 'One of these homes is no longer offered here.'
        : `${count} of these homes are no longer offered here.`,
    tooMany: (most) => `Only the first ${most} homes are shown.`,
    saved: {
      title: 'Saved homes',
      none: 'You haven’t saved any homes yet.',
      how: `Press the heart on a home to keep it here. Your list stays in this browser alone, and has room for ${KEPT_MAX} homes.`,
      noScript:
        'Hearts need JavaScript, which is off in your browser. You can still bookmark a home’s page.',
      search: 'Look for homes',
      compare: 'Compare',
      compareHint: `Tick up to ${COMPARED_MAX} homes to see them side by side.`,
      email: {
        title: 'Email me these homes',
        note: (name) =>
          `We email you this list. ${name} gets it too and can answer your questions.`,
        submit: 'Email me these'
      }
    },
    compare: {
      title: 'Compare homes',
      none: 'Choose at least one home to compare.',
      home: 'Home',
      price: 'Price',
      place: 'Address',
      status: 'Status',
      listedBy: 'Brokerage',
      forSale: 'For sale'
    }
  },
  fr: {
    alerts: {
      title: 'Recevez les nouvelles propriétés',
      consent: ({ address, brokerage, contact, name }) =>
        `En appuyant sur le bouton, j’accepte ${thatInFrench(name)}, ${ofInFrench(brokerage)}, ${address}, m’envoie par courriel les nouvelles propriétés et les baisses de prix de cette recherche, au plus une fois par jour. Je peux y mettre fin en tout temps, par le lien de chaque courriel ou à ${contact}.`,
      submit: 'M’envoyer les nouveautés',
      sent: {
        title: 'Consultez vos courriels',
        text: `Un lien est en route vers votre adresse, sauf si elle a déjà ces alertes, ${SEARCHES_AN_ADDRESS} recherches enregistrées ou plusieurs recherches à confirmer. Appuyez sur le lien d’ici ${CONFIRM_WITHIN_DAYS} jours pour activer les alertes; rien d’autre n’est envoyé avant.`
      },
      use: (name) =>
        `${name} utilise votre adresse courriel pour vous envoyer ces propriétés et voit votre recherche.`
    },
    gone: (count) =>
      count === 1
        ? 'Une de ces propriétés n’est plus offerte ici.'
        : `${count} de ces propriétés ne sont plus offertes ici.`,
    tooMany: (most) => `Seules les ${most} premières propriétés sont affichées.`,
    saved: {
      title: 'Propriétés enregistrées',
      none: 'Vous n’avez encore enregistré aucune propriété.',
      how: `Appuyez sur le cœur d’une propriété pour l’enregistrer ici. Votre liste reste dans ce navigateur seulement et peut compter ${KEPT_MAX} propriétés.`,
      noScript:
        'Les cœurs exigent JavaScript, qui est désactivé dans votre navigateur. Vous pouvez quand même ajouter la page d’une propriété à vos signets.',
      search: 'Chercher une propriété',
      compare: 'Comparer',
      compareHint: `Cochez jusqu’à ${COMPARED_MAX} propriétés pour les voir côte à côte.`,
      email: {
        title: 'M’envoyer ces propriétés',
        note: (name) =>
          `Nous vous envoyons cette liste par courriel. ${name} la reçoit aussi et peut répondre à vos questions.`,
        submit: 'Me les envoyer'
      }
    },
    compare: {
      title: 'Comparer des propriétés',
      none: 'Choisissez au moins une propriété à comparer.',
      home: 'Propriété',
      price: 'Prix',
      place: 'Adresse',
      status: 'Statut',
      listedBy: 'Agence',
      forSale: 'À vendre'
    }
  }
}
