import type { Translated } from '../language.ts'

const leads = (count: number) => (count === 1 ? '1 lead' : `${count} leads`)
const clients = (count: number) =>
  count < 2 ? `${count} client potentiel` : `${count} clients potentiels`

/** What is done with selected leads, and what a change did. */
const en = {
  selected: (count: number) => `${count} selected`,
  clear: 'Clear selection',
  bar: 'Selected leads',
  stage: 'Move to stage',
  assign: 'Assign to',
  choose: 'Choose…',
  nobody: 'Nobody',
  tag: 'Tag',
  addTag: 'Add tag',
  removeTag: 'Remove tag',
  followUp: 'Follow-up date',
  setFollowUp: 'Set date',
  clearFollowUp: 'Clear date',
  changing: 'Saving…',
  undo: 'Undo',
  undoing: 'Undoing…',
  undone: (count: number) => `Undone for ${leads(count)}.`,
  moved: (count: number, stage: string) => `Moved ${leads(count)} to ${stage}.`,
  changed: (count: number) => `Changed ${leads(count)}.`,
  leftSequence: (count: number) =>
    count === 1 ? '1 person left their sequence.' : `${count} people left their sequence.`,
  stayOut: (count: number) =>
    count === 1
      ? '1 person is no longer in their sequence.'
      : `${count} people are no longer in their sequence.`,
  unchanged: (count: number) =>
    count === 1 ? '1 was that way already.' : `${count} were that way already.`,
  missing: (count: number) => (count === 1 ? '1 no longer exists.' : `${count} no longer exist.`),
  nothing: 'Nothing changed.'
}

const fr: typeof en = {
  selected: (count) => (count < 2 ? `${count} sélectionné` : `${count} sélectionnés`),
  clear: 'Annuler la sélection',
  bar: 'Clients potentiels sélectionnés',
  stage: 'Passer à l’étape',
  assign: 'Confier à',
  choose: 'Choisir…',
  nobody: 'Personne',
  tag: 'Étiquette',
  addTag: 'Ajouter l’étiquette',
  removeTag: 'Retirer l’étiquette',
  followUp: 'Date de suivi',
  setFollowUp: 'Fixer la date',
  clearFollowUp: 'Retirer la date',
  changing: 'Enregistrement…',
  undo: 'Annuler',
  undoing: 'Annulation…',
  undone: (count) => `Annulé pour ${clients(count)}.`,
  moved: (count, stage) => `${clients(count)} à l’étape « ${stage} ».`,
  changed: (count) => `Modifié : ${clients(count)}.`,
  leftSequence: (count) =>
    count < 2
      ? `${count} personne a quitté sa séquence.`
      : `${count} personnes ont quitté leur séquence.`,
  stayOut: (count) =>
    count < 2
      ? `${count} personne n’est plus dans sa séquence.`
      : `${count} personnes ne sont plus dans leur séquence.`,
  unchanged: (count) => (count < 2 ? `${count} l’était déjà.` : `${count} l’étaient déjà.`),
  missing: (count) => (count < 2 ? `${count} n’existe plus.` : `${count} n’existent plus.`),
  nothing: 'Rien n’a changé.'
}

export const leadChangeMessages: Translated<typeof en> = { en, fr }
