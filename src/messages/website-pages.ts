import type { Translated } from './language.ts'

/** The pages of a website and their blocks, in the builder. */
const en = {
  pages: {
    title: 'Pages and menu',
    hint: 'The menu shows the pages in this order.',
    listings: (path: string) =>
      `Once you have listings, the menu also shows the page with all of them and their search, at ${path}. It isn’t in this list.`,
    add: 'Add page',
    addTitle: 'Add a page',
    name: 'Title',
    address: 'Address',
    addressHint: (path: string) => `Visitors open it at ${path}`,
    homeAddress: 'The home page opens at your website’s address.',
    edit: 'Edit',
    moveUp: (title: string) => `Move the page ${title} up`,
    moveDown: (title: string) => `Move the page ${title} down`,
    moved: (title: string, place: number, total: number) => `${title} is now ${place} of ${total}.`,
    untitled: 'Untitled page',
    hidden: 'Hidden from visitors',
    notInMenu: 'Not in the menu',
    settings: 'Page settings',
    pageTitle: 'Title in the menu and in search results',
    description: 'Description for search engines and shared links',
    inMenu: 'Show this page in the menu',
    hide: 'Hide this page from visitors',
    removePage: 'Remove this page',
    removeTitle: (title: string) => `Remove the page ${title}?`,
    removeText: 'Its blocks will be removed too. You can undo this.',
    titleMissing: 'Please give the page a title.',
    addressWrong:
      'Please use at most 60 lowercase letters, digits and hyphens. For example: open-houses',
    addressTaken: 'Another page has this address.',
    full: 'Your website has as many pages as it can have.'
  },
  blocks: {
    choosePage: 'Page',
    title: 'Blocks',
    add: 'Add block',
    addTitle: 'Add a block',
    empty: 'This page is empty. Add its first block.',
    isEmpty: 'Empty',
    emptyHint: 'Visitors don’t see this block until you fill it in.',
    noListings: 'Visitors don’t see this block until your website has listings.',
    noPosts: 'Visitors don’t see this block until you publish a blog post.',
    edit: 'Edit',
    back: 'All blocks',
    duplicate: 'Duplicate',
    hide: 'Hide',
    show: 'Show',
    remove: 'Remove',
    moveUp: (name: string) => `Move ${name} up`,
    moveDown: (name: string) => `Move ${name} down`,
    moved: (name: string, place: number, total: number) => `${name} is now ${place} of ${total}.`,
    full: 'This page has as many blocks as it can have.'
  }
}

const fr: typeof en = {
  pages: {
    title: 'Pages et menu',
    hint: 'Le menu présente les pages dans cet ordre.',
    listings: (path) =>
      `Dès que vous aurez des inscriptions, le menu présentera aussi la page qui les réunit avec leur recherche, à ${path}. Elle n’est pas dans cette liste.`,
    add: 'Ajouter une page',
    addTitle: 'Ajouter une page',
    name: 'Titre',
    address: 'Adresse',
    addressHint: (path) => `Les visiteurs l’ouvrent à ${path}`,
    homeAddress: 'La page d’accueil s’ouvre à l’adresse de votre site Web.',
    edit: 'Modifier',
    moveUp: (title) => `Monter la page ${title}`,
    moveDown: (title) => `Descendre la page ${title}`,
    moved: (title, place, total) => `${title} est maintenant à la place ${place} sur ${total}.`,
    untitled: 'Page sans titre',
    hidden: 'Masquée aux visiteurs',
    notInMenu: 'Absente du menu',
    settings: 'Réglages de la page',
    pageTitle: 'Titre dans le menu et les résultats de recherche',
    description: 'Description pour les moteurs de recherche et les liens partagés',
    inMenu: 'Afficher cette page dans le menu',
    hide: 'Masquer cette page aux visiteurs',
    removePage: 'Retirer cette page',
    removeTitle: (title) => `Retirer la page ${title}?`,
    removeText: 'Ses blocs seront retirés aussi. Vous pourrez annuler.',
    titleMissing: 'Veuillez donner un titre à la page.',
    addressWrong:
      'Veuillez utiliser au plus 60 lettres minuscules, chiffres et traits d’union. Par exemple : visites-libres',
    addressTaken: 'Une autre page a cette adresse.',
    full: 'Votre site Web a atteint son nombre maximal de pages.'
  },
  blocks: {
    choosePage: 'Page',
    title: 'Blocs',
    add: 'Ajouter un bloc',
    addTitle: 'Ajouter un bloc',
    empty: 'Cette page est vide. Ajoutez son premier bloc.',
    isEmpty: 'Vide',
    emptyHint: 'Les visiteurs ne voient pas ce bloc tant que vous ne l’avez pas rempli.',
    noListings:
      'Les visiteurs ne voient pas ce bloc tant que votre site Web n’a pas d’inscriptions.',
    noPosts:
      'Les visiteurs ne voient pas ce bloc tant que vous n’avez pas publié d’article de blogue.',
    edit: 'Modifier',
    back: 'Tous les blocs',
    duplicate: 'Dupliquer',
    hide: 'Masquer',
    show: 'Afficher',
    remove: 'Retirer',
    moveUp: (name) => `Monter ${name}`,
    moveDown: (name) => `Descendre ${name}`,
    moved: (name, place, total) => `${name} est maintenant à la place ${place} sur ${total}.`,
    full: 'Cette page a atteint son nombre maximal de blocs.'
  }
}

export const websitePagesMessages: Translated<typeof en> = { en, fr }
