import type { Translated } from '../language.ts'

/** Filters of the list that the agent saves under a name. */
const en = {
  save: 'Save this view',
  saveTitle: 'Save this view',
  renameTitle: 'Rename this view',
  deleteTitle: (name: string) => `Delete the view ${name}?`,
  deleteText: 'This deletes only the view. Its leads stay in your list.',
  name: 'Name',
  rename: 'Rename view',
  delete: 'Delete view',
  deleting: 'Deleting…',
  saving: 'Saving…',
  submit: 'Save'
}

const fr: typeof en = {
  save: 'Enregistrer cette vue',
  saveTitle: 'Enregistrer cette vue',
  renameTitle: 'Renommer cette vue',
  deleteTitle: (name) => `Supprimer la vue ${name}?`,
  deleteText: 'Seule la vue est supprimée. Les personnes restent dans votre liste.',
  name: 'Nom',
  rename: 'Renommer la vue',
  delete: 'Supprimer la vue',
  deleting: 'Suppression…',
  saving: 'Enregistrement…',
  submit: 'Enregistrer'
}

export const leadViewMessages: Translated<typeof en> = { en, fr }
