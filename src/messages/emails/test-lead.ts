import type { Translated } from '../language.ts'

const en = {
  subject: (domain: string) => `Test lead from ${domain}`,
  heading: 'A test lead',
  explanation:
    'This is how a visitor’s question from your website reaches you. You requested this test, so there’s no need to reply.',
  sampleName: 'Jordan Example',
  message: 'Message',
  sampleMessage: 'Is the house with the red door still for sale?',
  confirm: 'I received this test lead',
  expiry: 'The link works once and expires after 7 days.'
}

export const testLeadMessages: Translated<typeof en> = { en }
