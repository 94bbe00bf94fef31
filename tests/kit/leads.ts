import { addLeadEvent, insertLead } from '#panel/records/leads/leads.ts'
import { addConsents } from '#panel/records/leads/lead-consents.ts'
import { consentEnds } from '#rules/leads/consent-clock.ts'
import { person } from '#contract/leads/person.ts'
import type { Person } from '#contract/leads/person.ts'
import { type Subscriber, subscribe } from './billing.ts'
import type { TestPanel } from './panel.ts'

type Sent = { name: string; email: string; phone: string; message: string; at: Date }

/** An agent with a website, and leads as its forms store them. */
export async function openLeads(panel: TestPanel, known?: Subscriber) {
  const agent = known ?? (await subscribe(panel))
  const { token, website_id } = agent
  return {
    ...agent,
    /** A lead of the contact form; its id. */
    async lead(sent: Partial<Sent> = {}): Promise<string> {
      const {
        at = panel.now(),
        email = 'jo@visitor.test',
        message = 'Is it still for sale?'
      } = sent
      const { name = 'Jo Visitor', phone = '4165550150' } = sent
      const kind = 'contact' as const
      const { db } = panel.world
      const page = '/homes'
      const lead_id = await insertLead(db, {
        website_id,
        kind,
        name,
        email,
        phone,
        message,
        page,
        language: 'en',
        verified: true,
        received_at: at
      })
      if (lead_id === undefined) throw new Error('a lead without a key is always new')
      const which = { website_id, lead_id }
      await addLeadEvent(db, { ...which, at, kind: 'received', data: { kind, message, page } })
      await addConsents(db, [
        {
          ...which,
          kind: 'inquiry',
          language: 'en',
          given_at: at,
          ends_at: consentEnds('inquiry', at)
        }
      ])
      return lead_id
    },
    async person(lead_id: string): Promise<Person> {
      return (await panel.call(person, { lead_id }, { token })).body.person
    }
  }
}
