import type { WhyReason } from '#rules/listings/feeds/why-shown.ts'
import type { Translated } from '../language.ts'

type Texts = {
  reasons: Record<WhyReason, string>
  since: (time: string) => string
  seen: (feed: string, time: string) => string
  inFeed: (feed: string) => string
  own: string
  permission: (agreement: string, day: string) => string
  noPermission: string
  none: (number: string, days: number) => string
  field: string
  ask: string
  view: string
}

/** Why a home with this MLS number is, or isn't, on a website: for its agent and for a board's officer. */
const en: Texts = {
  reasons: {
    closed: 'Hidden: visitors can’t see the website at the moment.',
    copy: 'Not shown twice: the website shows this home already, from another source.',
    deleted: 'Hidden: the agent deleted it.',
    'display-off': 'Hidden: the seller doesn’t want it on the internet.',
    draft: 'Hidden: it is a draft.',
    expired: 'Hidden: it has expired.',
    gone: 'Not shown: the feed no longer lists it.',
    lease: 'Hidden: it’s for rent, and the website shows homes for sale.',
    'off-market': 'Hidden: it’s off the market.',
    paused: 'Hidden: the agent paused the feed.',
    registered: 'Shown only to visitors who have registered on the website.',
    shown: 'Shown on the website.',
    stale: 'Hidden: the feed’s last complete list is more than 24 hours old.',
    'status-unknown': 'Hidden: we don’t know its status.',
    unsigned: 'Hidden: an agreement that the feed needs isn’t recorded as signed.',
    'vow-only':
      'Hidden: the board permits it only to registered visitors, and its VOW agreement isn’t recorded as signed.'
  },
  since: (time) => `Since ${time}.`,
  seen: (feed, time) => `Last seen in ${feed} on ${time}.`,
  inFeed: (feed) => `In ${feed}.`,
  own: 'Added by the agent, not from a feed.',
  permission: (agreement, day) => `${agreement}, signed on ${day}`,
  noPermission: 'No signed agreement is recorded for this feed.',
  none: (number, days) =>
    `No listing with the number ${number}: none of the website’s feeds has had it in the last ${days} days, and the agent hasn’t added it.`,
  field: 'MLS® number',
  ask: 'Look it up',
  view: 'See it on the website'
}

const fr: Texts = {
  reasons: {
    closed: 'Masquée : les visiteurs ne peuvent pas voir le site Web en ce moment.',
    copy: 'Non montrée deux fois : le site Web la montre déjà, d’une autre source.',
    deleted: 'Masquée : le courtier l’a supprimée.',
    'display-off': 'Masquée : le vendeur ne la veut pas sur Internet.',
    draft: 'Masquée : c’est un brouillon.',
    expired: 'Masquée : elle est expirée.',
    gone: 'Non montrée : le flux ne la compte plus.',
    lease: 'Masquée : elle est à louer, et le site Web montre des propriétés à vendre.',
    'off-market': 'Masquée : elle n’est plus sur le marché.',
    paused: 'Masquée : le courtier a suspendu le flux.',
    registered: 'Montrée seulement aux visiteurs qui se sont inscrits sur le site Web.',
    shown: 'Montrée sur le site Web.',
    stale: 'Masquée : la dernière liste complète du flux a plus de 24 heures.',
    'status-unknown': 'Masquée : nous ne connaissons pas son état.',
    unsigned: 'Masquée : une entente que le flux exige n’est pas inscrite comme signée.',
    'vow-only':
      'Masquée : la chambre immobilière ne la permet qu’aux visiteurs inscrits, et son entente VOW n’est pas inscrite comme signée.'
  },
  since: (time) => `Depuis le ${time}.`,
  seen: (feed, time) => `Vue pour la dernière fois dans le flux ${feed} le ${time}.`,
  inFeed: (feed) => `Dans le flux ${feed}.`,
  own: 'Ajoutée par le courtier, hors de tout flux.',
  permission: (agreement, day) => `${agreement}, signée le ${day}`,
  noPermission: 'Aucune entente signée n’est inscrite pour ce flux.',
  none: (number, days) =>
    `Aucune inscription ne porte le numéro ${number} : aucun flux du site Web ne l’a comptée au cours des ${days} derniers jours, et le courtier ne l’a pas ajoutée.`,
  field: 'Numéro MLS®',
  ask: 'Chercher',
  view: 'La voir sur le site Web'
}

export const whyListingMessages: Translated<Texts> = { en, fr }
