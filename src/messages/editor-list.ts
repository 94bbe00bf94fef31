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

export const editorListMessages: Translated<typeof en> = { en }
