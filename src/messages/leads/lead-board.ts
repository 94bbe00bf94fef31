import type { Translated } from '../language.ts'

/** The board by stage. */
const en = {
  /** Completes 'We couldn’t load …'. */
  what: 'your board',
  stage: 'Stage',
  move: (name: string) => `Move ${name} to`,
  moveTo: 'Move to…',
  column: (stage: string, count: string) => `${stage}: ${count}`,
  count: (count: number) => (count > 500 ? '500+' : String(count)),
  none: 'Nobody at this stage.',
  showMore: (stage: string) => `Show more: ${stage}`,
  hint: 'Drag a card to another column, or choose a stage on it.'
}

const fr: typeof en = {
  what: 'votre tableau',
  stage: 'Étape',
  move: (name) => `Déplacer ${name} vers`,
  moveTo: 'Déplacer vers…',
  column: (stage, count) => `${stage} : ${count}`,
  count: (count) => (count > 500 ? 'plus de 500' : String(count)),
  none: 'Personne à cette étape.',
  showMore: (stage) => `Afficher plus : ${stage}`,
  hint: 'Faites glisser une carte vers une autre colonne, ou choisissez une étape sur la carte.'
}

export const leadBoardMessages: Translated<typeof en> = { en, fr }
