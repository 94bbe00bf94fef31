import type { MessageFormKind } from '#rules/websites/site-form.ts'
import type { SampleDay } from './sample-person.ts'

/** The demo agent's sequence, for people who ask about a home. */
export const SAMPLE_SEQUENCE = {
  at: [21, '08:00'] as SampleDay,
  name: 'Sample: after a question about a home',
  /** Whom the agent added by hand. */
  added: [
    { email: 'tomasz.wojcik@example.com', at: [5, '10:15'] as SampleDay },
    { email: 'dmitri.volkov@example.com', at: [14, '09:30'] as SampleDay }
  ],
  language: 'en' as const,
  kinds: ['home', 'showing'] as MessageFormKind[],
  steps: [
    {
      day: 0,
      subject: 'Thanks for your message',
      body: '<p>Hello {first_name},</p><p>Thank you for asking about {home}. I read every message myself and will write to you shortly.</p><p>{agent}</p>'
    },
    {
      day: 3,
      subject: 'Would you like to see it?',
      body: '<p>Hello {first_name},</p><p>If you’d still like to see {home}, tell me which evening suits you. Fifteen minutes are enough for a first look.</p><p>{agent}</p>'
    },
    {
      day: 10,
      subject: 'Homes like the one you asked about',
      body: '<p>Hello {first_name},</p><p>Tell me what matters most to you, and I’ll send you homes that fit before they’re in everyone’s inbox.</p><p>{agent}</p>'
    }
  ]
}
