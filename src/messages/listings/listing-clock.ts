import type { Translated } from '../language.ts'

/** CREA's Cooperation Policy: three days from the first marketing to the MLS. */
const en = {
  running: (since: string, by: string) =>
    `Marketed since ${since}; list it on the MLS by ${by}, or hide it.`,
  over: (by: string) => `Had to be on the MLS by ${by}.`,
  /** For one that visitors don't see yet. */
  ahead: (by: string) =>
    `Without an MLS number, a home has to be on the MLS within three business days of the first marketing. If you show it today, that’s by ${by}.`
}

const fr: typeof en = {
  running: (since, by) =>
    `Annoncée depuis ${since} : à inscrire au système MLS d’ici le ${by}, ou à masquer.`,
  over: (by) => `Devait être inscrite au système MLS le ${by} au plus tard.`,
  ahead: (by) =>
    `Sans numéro MLS, une propriété doit être inscrite au système MLS dans les trois jours ouvrables après sa première annonce. Si vous la montrez aujourd’hui, c’est d’ici le ${by}.`
}

export const listingClockMessages: Translated<typeof en> = { en, fr }
