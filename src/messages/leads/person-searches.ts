import type { SavedSearchEnd } from '#rules/listings/saved-search.ts'
import type { Translated } from '../language.ts'

type Said = { en: string; fr: string }

/** The saved searches of a person, and what their timeline says about them. */
const en = {
  title: 'Saved searches',
  /** Of a text in both languages. */
  pick: (said: Said) => said.en,
  since: (day: string) => `Since ${day}.`,
  lastSent: (day: string) => `Last email on ${day}.`,
  noneSent: 'No email yet.',
  consent: 'They agreed to emails about new homes in these searches, and to nothing else.',
  remove: 'Stop alerts',
  removeOf: (search: string) => `Stop alerts for ${search}`,
  removing: 'Stopping…',
  removed: 'They won’t get any more emails about this search.',
  story: {
    saved: (search: string) => `Saved a search: ${search}`,
    sent: (homes: number, search: string) =>
      `Alert about ${homes === 1 ? '1 home' : `${homes} homes`}: ${search}`,
    ended: (search: string) => `Alerts stopped: ${search}`
  },
  ends: {
    agent: 'You stopped them.',
    bounced: 'Emails to their address are bouncing.',
    unsubscribed: 'They unsubscribed.'
  } satisfies Record<SavedSearchEnd, string>
}

const fr: typeof en = {
  title: 'Recherches enregistrées',
  pick: (said) => said.fr,
  since: (day) => `Depuis le ${day}.`,
  lastSent: (day) => `Dernier courriel le ${day}.`,
  noneSent: 'Aucun courriel encore.',
  consent:
    'Cette personne a accepté les courriels sur les nouvelles propriétés de ces recherches, et rien d’autre.',
  remove: 'Arrêter les alertes',
  removeOf: (search) => `Arrêter les alertes : ${search}`,
  removing: 'Arrêt en cours…',
  removed: 'Cette personne ne reçoit plus de courriels sur cette recherche.',
  story: {
    saved: (search) => `Recherche enregistrée : ${search}`,
    sent: (homes, search) =>
      `Alerte sur ${homes === 1 ? '1 propriété' : `${homes} propriétés`} : ${search}`,
    ended: (search) => `Alertes arrêtées : ${search}`
  },
  ends: {
    agent: 'Vous les avez arrêtées.',
    bounced: 'Les courriels à son adresse reviennent.',
    unsubscribed: 'La personne s’est désabonnée.'
  }
}

export const personSearchesMessages: Translated<typeof en> = { en, fr }
