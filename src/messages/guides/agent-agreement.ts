import type { Translated } from '../language.ts'

const en = {
  title: 'Agent Data Agreement',
  description:
    'A guide to your real-estate board’s agent data agreement: Data License, IDX and VOW.',
  picture: 'A signed sheet on a board in front of a bungalow',
  contents: {
    what: 'Three papers, one purpose',
    'about-us': 'What to write about us',
    'fill-in': 'Fill in the agreements',
    sign: 'Get it signed',
    boards: 'Where your board keeps its forms',
    troubles: 'Troubleshooting'
  }
}

export const agentAgreementMessages: Translated<typeof en> = { en }
