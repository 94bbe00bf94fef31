import type { Translated } from '../language.ts'

/** Why the panel refuses what an agent does with a person. */
const en = {
  noLead: 'There is no such person.',
  noTask: 'There is no such task.',
  notMerged: 'This inquiry isn’t merged into another one.',
  tooManyTasks: (max: number) => `A person can have ${max} open tasks. Please finish one first.`,
  wasErased: 'A person with this address or number was erased at your request.'
}

const fr: typeof en = {
  noLead: 'Cette personne n’existe pas.',
  noTask: 'Cette tâche n’existe pas.',
  notMerged: 'Cette demande n’est pas fusionnée à une autre.',
  tooManyTasks: (max) =>
    `Une personne peut avoir ${max} tâches en cours. Veuillez d’abord en terminer une.`,
  wasErased: 'Une personne ayant cette adresse ou ce numéro a été effacée à votre demande.'
}

export const leadPersonRefusals: Translated<typeof en> = { en, fr }
