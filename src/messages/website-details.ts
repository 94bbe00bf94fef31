import type { PostalPart } from '#rules/people/postal-address.ts'
import type { Translated } from './language.ts'
import { listOf } from './list.ts'
import { postalPartNames } from './postal-address.ts'

/** The design, the details and the history of a website, in the builder. */
const en = {
  design: {
    template: 'Template',
    templateHint: 'Your words and pictures stay when you switch.',
    palette: 'Colours',
    typeface: 'Typeface'
  },
  details: {
    you: 'You',
    brokerage: 'Brokerage',
    addressLacks: (parts: readonly PostalPart[]) =>
      `By law, news and offers by email need a full postal address. Please add ${listOf(parts.map((part) => postalPartNames.en[part]))} to the address.`,
    place: 'Where you work',
    languages: 'Languages',
    language: 'Main language',
    secondLanguage: 'Second language',
    noSecond: 'None',
    secondHint:
      'Visitors can switch. We translate the texts that you haven’t changed yet; the others are shown in the main language until you translate them.',
    city: 'City',
    province: 'Province',
    noProvince: 'Choose a province',
    spoken: 'Languages you speak',
    spokenHint: 'Separate them with commas. For example: English, French, Mandarin'
  },
  history: {
    title: 'History',
    what: 'the history',
    view: 'View',
    viewVersion: (moment: string) => `View the version of ${moment}`,
    restore: 'Restore',
    restoreVersion: (moment: string) => `Restore the version of ${moment}`,
    restoring: 'Restoring…',
    newest: 'Newest',
    live: 'Published',
    wasLive: (moment: string) => `Published on ${moment}`,
    hint: 'Restoring keeps every other version.'
  }
}

const fr: typeof en = {
  design: {
    template: 'Modèle',
    templateHint: 'Vos textes et vos images restent quand vous changez de modèle.',
    palette: 'Couleurs',
    typeface: 'Police'
  },
  details: {
    you: 'Vous',
    brokerage: 'Agence',
    addressLacks: (parts) =>
      `La loi exige une adresse postale complète dans les courriels de nouvelles et d’offres. Ajoutez ${listOf(
        parts.map((part) => postalPartNames.fr[part]),
        'and',
        'fr'
      )} à l’adresse.`,
    place: 'Où vous travaillez',
    languages: 'Langues',
    language: 'Langue principale',
    secondLanguage: 'Deuxième langue',
    noSecond: 'Aucune',
    secondHint:
      'Les visiteurs peuvent changer de langue. Nous traduisons les textes que vous n’avez pas encore modifiés; les autres s’affichent dans la langue principale jusqu’à ce que vous les traduisiez.',
    city: 'Ville',
    province: 'Province',
    noProvince: 'Choisissez une province',
    spoken: 'Langues que vous parlez',
    spokenHint: 'Séparez-les par des virgules. Par exemple : français, anglais, mandarin'
  },
  history: {
    title: 'Historique',
    what: 'l’historique',
    view: 'Voir',
    viewVersion: (moment) => `Voir la version du ${moment}`,
    restore: 'Restaurer',
    restoreVersion: (moment) => `Restaurer la version du ${moment}`,
    restoring: 'Restauration…',
    newest: 'La plus récente',
    live: 'Publiée',
    wasLive: (moment) => `Publiée le ${moment}`,
    hint: 'La restauration conserve toutes les autres versions.'
  }
}

export const websiteDetailsMessages: Translated<typeof en> = { en, fr }
