import type { Settings } from '../../config/settings.ts'
import { type WrittenMail, writeLetter } from './letter.ts'

export type TestLead = { kind: 'test-lead'; base_url: string; code: string }

/** A sample visitor's question, with a link that proves that it was read. */
export function testLead({ base_url, code }: TestLead, settings: Settings): WrittenMail {
  return writeLetter(
    {
      subject: `Test lead from ${base_url}`,
      heading: 'A test lead',
      paragraphs: [
        'This is how a visitor’s question from your website reaches you. You requested this test, so there’s no need to reply.'
      ],
      rows: [
        ['Name', 'Jordan Example'],
        ['Email', 'jordan@example.org'],
        ['Phone', '(416) 555-0100'],
        ['Message', 'Is the house with the red door still for sale?']
      ],
      button: {
        label: 'I received this lead',
        url: `${settings.siteUrl}/dashboard/home#lead=${encodeURIComponent(code)}`
      },
      note: 'The link works once and expires after 7 days.'
    },
    settings
  )
}
