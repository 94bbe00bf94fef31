import type { Translated } from '../language.ts'

const en = {
  page: {
    title: 'API',
    description: 'Every call of the panel API, with its parameters, its response and its errors.'
  },
  title: 'The panel API',
  lede: 'Every call between the site and the panel, generated from the contract that both use.',
  parts: 'API sections',
  openApi: 'OpenAPI 3.1',
  caller: {
    anyone: 'Anyone',
    session: 'Requires a session',
    optionalSession: 'Anyone; the session is optional'
  },
  parameter: (kind: string, place: string) => `${kind}, in the ${place}`,
  body: 'body',
  file: 'file',
  takes: 'Request',
  answers: 'Response',
  answersList: 'Response, a list',
  answersOnly: (kind: string) => `Responds with ${kind}.`,
  pdf: 'a PDF',
  refusals: {
    shown: (codes: string) => `Errors: ${codes}`,
    spoken: (path: string) => ` of ${path}`
  },
  fields: (count: number) => (count === 1 ? '1 field' : `${count} fields`),
  required: 'required'
}

const fr: typeof en = {
  page: {
    title: 'API',
    description: 'Chaque appel de l’API du panneau, avec ses paramètres, sa réponse et ses erreurs.'
  },
  title: 'L’API du panneau',
  lede: 'Chaque appel entre le site et le panneau, tiré du contrat que tous deux utilisent.',
  parts: 'Sections de l’API',
  openApi: 'OpenAPI 3.1',
  caller: {
    anyone: 'Tout le monde',
    session: 'Exige une session',
    optionalSession: 'Tout le monde; la session est facultative'
  },
  parameter: (kind, place) => `${kind}, dans ${place}`,
  body: 'corps',
  file: 'fichier',
  takes: 'Requête',
  answers: 'Réponse',
  answersList: 'Réponse, une liste',
  answersOnly: (kind) => `Répond par ${kind}.`,
  pdf: 'un PDF',
  refusals: {
    shown: (codes) => `Erreurs : ${codes}`,
    spoken: (path) => ` de ${path}`
  },
  fields: (count) => (count < 2 ? `${count} champ` : `${count} champs`),
  required: 'requis'
}

export const apiDocsMessages: Translated<typeof en> = { en, fr }
