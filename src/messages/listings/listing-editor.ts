import { listOf } from '../list.ts'
import type { Translated } from '../language.ts'

/** The page that writes one listing. */
const en = {
  theListing: 'this listing',
  back: 'Listings',
  add: 'New listing',
  untitled: 'Untitled listing',
  sections: {
    status: 'Status and price',
    address: 'Address',
    facts: 'Facts',
    description: 'Description',
    openHouses: 'Open houses',
    rooms: 'Rooms',
    links: 'Links and documents',
    sold: 'Sale'
  },
  rows: {
    openHouses: {
      add: 'Add an open house',
      name: (number: number) => `Open house ${number}`
    },
    Rooms: { add: 'Add a room', name: (number: number) => `Room ${number}` },
    documents: { add: 'Add a document', name: (number: number) => `Document ${number}` },
    remove: 'Remove',
    removeOf: (name: string) => `Remove ${name.toLowerCase()}`
  },
  save: 'Save',
  savingLabels: { uploading: 'Uploading photos…', saving: 'Saving…' },
  discard: 'Discard changes',
  discardTitle: 'Discard what isn’t saved?',
  discardText: 'The listing goes back to how it was last saved.',
  states: {
    new: '',
    unsaved: 'Not saved yet.',
    uploading: 'Saving as soon as every photo is uploaded…',
    saving: 'Saving…',
    saved: 'Saved.',
    savedHidden: 'Saved. Visitors don’t see it.',
    savedClosed: 'Saved. Visitors will see it once your website is published.',
    kept: 'Saved in this browser only: we can’t reach the server. Please try again.',
    notKept: 'Not saved: we can’t reach the server. Please try again.',
    conflict: 'Not saved: please choose a version above.',
    refused: 'Not saved: please check what is marked above.'
  },
  view: 'View it',
  newer: {
    label: 'Two versions of this listing',
    whileAway:
      'This listing was saved somewhere else, and this browser has changes that weren’t saved. Nothing was overwritten.',
    differ: (fields: readonly string[]) => `They differ in: ${listOf(fields)}.`,
    keepMine: 'Save what I typed',
    takeNewer: 'Use the saved version',
    saving: 'Saving…'
  },
  restored: 'Your unsaved changes have been restored.',
  deletedElsewhere:
    'This listing was deleted on another device or in another tab. What you typed is now a new listing: save it to keep it.'
}

const fr: typeof en = {
  theListing: 'cette propriété',
  back: 'Propriétés',
  add: 'Nouvelle propriété',
  untitled: 'Propriété sans titre',
  sections: {
    status: 'État et prix',
    address: 'Adresse',
    facts: 'Caractéristiques',
    description: 'Description',
    openHouses: 'Visites libres',
    rooms: 'Pièces',
    links: 'Liens et documents',
    sold: 'Vente'
  },
  rows: {
    openHouses: {
      add: 'Ajouter une visite libre',
      name: (number) => `Visite libre ${number}`
    },
    Rooms: { add: 'Ajouter une pièce', name: (number) => `Pièce ${number}` },
    documents: { add: 'Ajouter un document', name: (number) => `Document ${number}` },
    remove: 'Retirer',
    removeOf: (name) => `Retirer ${name.toLowerCase()}`
  },
  save: 'Enregistrer',
  savingLabels: { uploading: 'Téléversement des photos…', saving: 'Enregistrement…' },
  discard: 'Abandonner les modifications',
  discardTitle: 'Abandonner ce qui n’est pas enregistré?',
  discardText: 'La propriété redevient telle qu’elle a été enregistrée la dernière fois.',
  states: {
    new: '',
    unsaved: 'Pas encore enregistrée.',
    uploading: 'Enregistrement dès que chaque photo est téléversée…',
    saving: 'Enregistrement…',
    saved: 'Enregistrée.',
    savedHidden: 'Enregistrée. Les visiteurs ne la voient pas.',
    savedClosed: 'Enregistrée. Les visiteurs la verront dès que votre site Web sera publié.',
    kept: 'Enregistrée dans ce navigateur seulement : le serveur est injoignable. Veuillez réessayer.',
    notKept: 'Non enregistrée : le serveur est injoignable. Veuillez réessayer.',
    conflict: 'Non enregistrée : veuillez choisir une version ci-dessus.',
    refused: 'Non enregistrée : veuillez vérifier ce qui est marqué ci-dessus.'
  },
  view: 'La voir',
  newer: {
    label: 'Deux versions de cette propriété',
    whileAway:
      'Cette propriété a été enregistrée ailleurs, et ce navigateur contient des modifications non enregistrées. Rien n’a été remplacé.',
    differ: (fields) => `Elles diffèrent par : ${listOf(fields, 'and', 'fr')}.`,
    keepMine: 'Enregistrer ce que j’ai saisi',
    takeNewer: 'Utiliser la version enregistrée',
    saving: 'Enregistrement…'
  },
  restored: 'Vos modifications non enregistrées ont été rétablies.',
  deletedElsewhere:
    'Cette propriété a été supprimée sur un autre appareil ou dans un autre onglet. Ce que vous avez saisi est maintenant une nouvelle propriété : enregistrez-la pour la garder.'
}

export const listingEditorMessages: Translated<typeof en> = { en, fr }
