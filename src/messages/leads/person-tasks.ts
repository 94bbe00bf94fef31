import type { Translated } from '../language.ts'

/** The tasks about a person. */
const en = {
  title: 'Tasks',
  none: 'No tasks yet. Add what you promised them.',
  add: 'Add task',
  adding: 'Adding…',
  what: 'What to do',
  example: 'For example: send the floor plan',
  due: 'Due date',
  dueOn: (day: string) => `Due ${day}`,
  dueToday: 'Due today',
  overdue: (day: string) => `Overdue since ${day}`,
  done: 'Done',
  markDone: (task: string) => `Done: ${task}`,
  edit: 'Edit',
  editTask: (task: string) => `Edit: ${task}`,
  editTitle: 'Edit task',
  remove: 'Delete task',
  added: 'Task added.',
  saved: 'Task saved.',
  deleted: 'Task deleted.'
}

const fr: typeof en = {
  title: 'Tâches',
  none: 'Aucune tâche. Ajoutez ce que vous avez promis.',
  add: 'Ajouter une tâche',
  adding: 'Ajout…',
  what: 'Ce qu’il faut faire',
  example: 'Par exemple : rappeler lundi',
  due: 'Échéance',
  dueOn: (day) => `Échéance : ${day}`,
  dueToday: 'À faire aujourd’hui',
  overdue: (day) => `En retard depuis le ${day}`,
  done: 'Terminée',
  markDone: (task) => `Terminée : ${task}`,
  edit: 'Modifier',
  editTask: (task) => `Modifier : ${task}`,
  editTitle: 'Modifier la tâche',
  remove: 'Supprimer la tâche',
  added: 'Tâche ajoutée.',
  saved: 'Tâche enregistrée.',
  deleted: 'Tâche supprimée.'
}

export const personTaskMessages: Translated<typeof en> = { en, fr }
