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

export const apiDocsMessages: Translated<typeof en> = { en }
