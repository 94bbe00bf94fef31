import type { HiddenReason } from '#rules/listings/hidden-reason.ts'
import type { Translated } from '../language.ts'

type Texts = typeof en

const hidden: Record<HiddenReason, string> = {
  deleted: 'Hidden: it was deleted.',
  'display-off': 'Hidden: the seller doesn’t want it on the internet.',
  draft: 'Only you see this draft.',
  expired: 'Hidden from visitors: it has expired.',
  lease: 'Hidden: it’s for rent.',
  'off-market': 'Hidden: it’s off the market.',
  stale: 'Hidden: its data is more than a day old.',
  'status-unknown': 'Hidden: we don’t know its status.',
  'vow-only': 'Shown only to visitors who register.'
}

/** The agent's own listings, in the dashboard. */
const en = {
  title: 'Listings',
  lede: 'The homes that you sell. Each one that isn’t a draft or expired is shown on your website.',
  theListings: 'your listings',
  add: 'New listing',
  import: 'Import',
  feeds: 'Board feeds',
  none: 'No listings yet',
  noneHint:
    'Press “New listing”, drop in its photos and save. Until you’re ready to show it, keep it as a draft.',
  noneOfStatus: 'No listing has this status',
  noneOfStatusHint: 'Choose another status, or all of them.',
  noWebsite: {
    title: 'Your listings need a website',
    text: 'Finish account setup, and add your first home here.',
    action: 'Continue setup'
  },
  closed: 'Visitors can’t see your website at the moment, so they can’t see its listings.',
  untitled: 'Untitled',
  noPhoto: 'No photo yet',
  noAddress: 'No address yet',
  ask: 'Ask for the price',
  filter: 'Status',
  all: (count: number) => `All (${count})`,
  counted: (label: string, count: number) => `${label} (${count})`,
  hidden,
  view: 'View on your website',
  viewOf: (title: string) => `View on your website: ${title}`,
  featured: 'Featured',
  featuredHint: 'Featured listings come first on your website, in this order.',
  feature: 'Feature',
  featureOf: (title: string) => `Feature ${title}`,
  unfeature: 'Stop featuring',
  unfeatureOf: (title: string) => `Stop featuring ${title}`,
  tooManyFeatured: (most: number) => `You can feature up to ${most} listings.`,
  moveUp: (title: string) => `Move ${title} up`,
  moveDown: (title: string) => `Move ${title} down`,
  moved: (title: string, place: number, total: number) =>
    `${title} is now in place ${place} of ${total}.`,
  nowFeatured: (title: string) => `${title} is featured.`,
  notFeatured: (title: string) => `${title} is no longer featured.`,
  duplicate: 'Duplicate',
  duplicateOf: (title: string) => `Duplicate ${title}`,
  duplicating: 'Duplicating…',
  duplicated: 'This draft is a copy. The MLS number, open houses and sale weren’t copied.',
  delete: 'Delete',
  deleteOf: (title: string) => `Delete ${title}`,
  deleting: 'Deleting…',
  deleted: (title: string) => `“${title}” was deleted.`,
  putBack: 'Undo',
  puttingBack: 'Undoing…'
}

const fr: Texts = {
  title: 'Propriétés',
  lede: 'Les propriétés que vous vendez. Toutes paraissent sur votre site Web, sauf les brouillons et celles qui sont expirées.',
  theListings: 'vos propriétés',
  add: 'Nouvelle propriété',
  import: 'Importer',
  feeds: 'Flux de votre chambre immobilière',
  none: 'Aucune propriété pour l’instant',
  noneHint:
    'Appuyez sur « Nouvelle propriété », déposez ses photos et enregistrez. Tant que vous n’êtes pas prêt à la montrer, gardez-la comme brouillon.',
  noneOfStatus: 'Aucune propriété n’a cet état',
  noneOfStatusHint: 'Choisissez un autre état, ou tous.',
  noWebsite: {
    title: 'Vos propriétés ont besoin d’un site Web',
    text: 'Terminez la configuration du compte, puis ajoutez votre première propriété ici.',
    action: 'Poursuivre la configuration'
  },
  closed: 'Les visiteurs ne peuvent pas voir votre site Web en ce moment, ni donc ses propriétés.',
  untitled: 'Sans titre',
  noPhoto: 'Aucune photo',
  noAddress: 'Aucune adresse',
  ask: 'Prix sur demande',
  filter: 'État',
  all: (count) => `Toutes (${count})`,
  counted: (label, count) => `${label} (${count})`,
  hidden: {
    deleted: 'Masquée : elle a été supprimée.',
    'display-off': 'Masquée : le vendeur ne la veut pas sur Internet.',
    draft: 'Vous seul voyez ce brouillon.',
    expired: 'Masquée aux visiteurs : elle est expirée.',
    lease: 'Masquée : elle est à louer.',
    'off-market': 'Masquée : elle n’est plus sur le marché.',
    stale: 'Masquée : ses données ont plus d’un jour.',
    'status-unknown': 'Masquée : nous ne connaissons pas son état.',
    'vow-only': 'Montrée seulement aux visiteurs inscrits.'
  },
  view: 'Voir sur votre site Web',
  viewOf: (title) => `Voir sur votre site Web : ${title}`,
  featured: 'En vedette',
  featuredHint: 'Les propriétés en vedette viennent en premier sur votre site Web, dans cet ordre.',
  feature: 'Mettre en vedette',
  featureOf: (title) => `Mettre en vedette ${title}`,
  unfeature: 'Retirer de la vedette',
  unfeatureOf: (title) => `Retirer de la vedette ${title}`,
  tooManyFeatured: (most) => `Vous pouvez mettre en vedette jusqu’à ${most} propriétés.`,
  moveUp: (title) => `Monter ${title}`,
  moveDown: (title) => `Descendre ${title}`,
  moved: (title, place, total) => `${title} est maintenant à la place ${place} de ${total}.`,
  nowFeatured: (title) => `${title} est en vedette.`,
  notFeatured: (title) => `${title} n’est plus en vedette.`,
  duplicate: 'Dupliquer',
  duplicateOf: (title) => `Dupliquer ${title}`,
  duplicating: 'Duplication…',
  duplicated:
    'Ce brouillon est une copie. Le numéro MLS, les visites libres et la vente n’ont pas été copiés.',
  delete: 'Supprimer',
  deleteOf: (title) => `Supprimer ${title}`,
  deleting: 'Suppression…',
  deleted: (title) => `« ${title} » a été supprimée.`,
  putBack: 'Annuler',
  puttingBack: 'Annulation…'
}

export const listingListMessages: Translated<Texts> = { en, fr }
