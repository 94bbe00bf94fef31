import type { Translated } from '../language.ts'

const en = {
  page: {
    title: 'API',
    description:
      'Every call of the panel API: what it takes, what it answers, and how it may be refused.'
  },
  title: 'The panel API',
  lede: 'Every call between the site and the panel, as it is really answered.',
  parts: 'Parts of the API',
  openApi: 'OpenAPI 3.1',
  caller: {
    anyone: 'Anybody',
    session: 'Anyone with a session',
    optionalSession: 'Anyone; a session is optional'
  },
  parameter: (kind: string, place: string) => `${kind}, in the ${place}`,
  takes: 'Takes',
  answers: 'Answers',
  answersList: 'Answers a list',
  answersOnly: (kind: string) => `Answers ${kind}.`,
  pdf: 'a PDF',
  refusals: {
    shown: (codes: string) => `Is refused with ${codes}`,
    spoken: (path: string) => `: ${path}`
  },
  fields: (count: number) => (count === 1 ? '1 field' : `${count} fields`),
  required: 'required'
}

export const apiDocsMessages: Translated<typeof en> = { en }
