import type { Translated } from './language.ts'

const en = {
  clearSearch: 'Clear the search to change the order.',
  columns: { order: 'Order', savedAt: 'Saved', savedBy: 'By', status: 'Status' },
  contentType: 'Content type',
  editor: 'Editor',
  found: (count: number, isSearch: boolean) => (isSearch ? `${count} found` : `${count}`),
  moveDown: (title: string) => `Move down: ${title}`,
  moveUp: (title: string) => `Move up: ${title}`,
  moved: (title: string, place: number, total: number) => `“${title}” is now ${place} of ${total}.`,
  newer: '← Newer',
  next: 'Next →',
  older: 'Older →',
  orderHint: 'The site shows these in this order. Moving a published one publishes the new order.',
  page: (page: number, last: number) => `Page ${page} of ${last}`,
  pages: 'Pages',
  previous: '← Previous',
  thisList: 'this list',
  titles: { faq: 'Question', policy: 'Title', post: 'Title', testimonial: 'Name' },
  tryOtherWords: 'Try different words, or fewer.',
  untitled: 'Untitled'
}

const fr: typeof en = {
  clearSearch: 'Effacez la recherche pour changer l’ordre.',
  columns: { order: 'Ordre', savedAt: 'Enregistré', savedBy: 'Par', status: 'État' },
  contentType: 'Type de contenu',
  editor: 'Éditeur',
  found: (count, isSearch) =>
    isSearch ? (count < 2 ? `${count} trouvé` : `${count} trouvés`) : `${count}`,
  moveDown: (title) => `Descendre : ${title}`,
  moveUp: (title) => `Monter : ${title}`,
  moved: (title, place, total) => `« ${title} » occupe maintenant la place ${place} sur ${total}.`,
  newer: '← Plus récents',
  next: 'Suivant →',
  older: 'Plus anciens →',
  orderHint:
    'Le site les affiche dans cet ordre. Déplacer un élément publié met en ligne le nouvel ordre.',
  page: (page, last) => `Page ${page} sur ${last}`,
  pages: 'Pages',
  previous: '← Précédent',
  thisList: 'cette liste',
  titles: { faq: 'Question', policy: 'Titre', post: 'Titre', testimonial: 'Nom' },
  tryOtherWords: 'Essayez d’autres mots, ou moins de mots.',
  untitled: 'Sans titre'
}

export const editorListMessages: Translated<typeof en> = { en, fr }
