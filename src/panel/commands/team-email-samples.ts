import type { Language } from '#messages/language.ts'
import type { EmailData } from '../actions/emails/emails.ts'
import { sampleTexts } from './sample-texts.ts'

/** Samples of the emails about a brokerage's team. */
export function teamEmailSamples(language: Language) {
  const typed = sampleTexts[language]
  return {
    'team-invitation': {
      kind: 'team-invitation',
      brokerage: typed.brokerage,
      invited_by: 'Amara Osei',
      role: 'agent',
      token: 'mki_3q2-7wEBAgMEBQYHCAkKCwwNDg8QERITFBUWFxg',
      language
    },
    'member-left': { kind: 'member-left', name: 'Amara Osei', count: 3, language },
    'member-left-one': { kind: 'member-left', name: 'Amara Osei', count: 1, language },
    'member-left-none': { kind: 'member-left', name: 'Amara Osei', count: 0, language },
    'member-removed': {
      kind: 'member-removed',
      name: 'Bea Tran',
      owner: 'Amara Osei',
      brokerage: typed.brokerage,
      language
    },
    'team-invitation-assistant': {
      kind: 'team-invitation',
      brokerage: typed.brokerage,
      invited_by: 'Luc Tremblay',
      role: 'assistant',
      token: 'mki_3q2-7wEBAgMEBQYHCAkKCwwNDg8QERITFBUWFxg',
      language
    }
  } satisfies Record<string, EmailData>
}
