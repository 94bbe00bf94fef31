import { consentEnds, type ConsentKind } from '#rules/leads/consent-clock.ts'
import { insertLead } from '#panel/records/leads/leads.ts'
import { inboundEmailRoute } from '#panel/routes/leads-inbound.ts'
import { Hono } from 'hono'
import { Webhook } from 'standardwebhooks'
import type { TestPanel } from './panel.ts'

export const INBOUND = {
  domain: 'in.maplekey.test',
  secret: `whsec_${Buffer.alloc(24, 7).toString('base64')}`
}

let people = 0

type LeadChange = Partial<Parameters<typeof insertLead>[1]>

/** A lead who wrote to this website, with the consent of an inquiry or another one. */
export async function addLead(
  { now, world }: Pick<TestPanel, 'now' | 'world'>,
  website_id: number,
  change: LeadChange = {},
  consent: ConsentKind | 'none' = 'inquiry'
): Promise<string> {
  const received_at = new Date(change.received_at ?? now())
  const lead_id = await insertLead(world.db, {
    website_id,
    kind: 'home',
    name: 'Jordan Example',
    email: `jordan${++people}@example.org`,
    home: '14 Elm Street',
    language: 'en',
    verified: true,
    received_at,
    ...change
  })
  if (lead_id === undefined) throw new Error('the website has this lead already')
  if (consent !== 'none') {
    await world.db
      .insertInto('lead_consents')
      .values({
        website_id,
        lead_id,
        kind: consent,
        language: 'en',
        given_at: received_at,
        ends_at: consentEnds(consent, received_at)
      })
      .execute()
  }
  return lead_id
}

/** Delivers an email to one of our addresses, as the domain's mail server does. */
export async function deliver(
  { world }: Pick<TestPanel, 'world'>,
  recipient: string,
  source: string,
  { secret = INBOUND.secret } = {}
): Promise<Response> {
  const app = new Hono()
  inboundEmailRoute(app, world)
  const body = JSON.stringify({ recipient, email: Buffer.from(source).toString('base64') })
  const at = new Date()
  const id = `msg_${recipient.slice(0, 20)}`
  return app.request('/hooks/inbound-email', {
    method: 'POST',
    body,
    headers: {
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': new Webhook(secret).sign(id, at, body)
    }
  })
}

/** The source of an email. */
export function emailSource(text: string, headers: Record<string, string> = {}): string {
  const all = {
    From: 'Jordan Example <jordan@example.org>',
    To: 'amara@in.maplekey.test',
    Subject: 'Re: Your message',
    'Message-ID': '<1@example.org>',
    'Content-Type': 'text/plain; charset=utf-8',
    ...headers
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  return `${lines.join('\r\n')}\r\n\r\n${text}`
}

/** An email server's report (RFC 3464) about an email to this address. */
export function deliveryReport(recipient: string, { action = 'failed', status = '5.1.1' } = {}) {
  const parts = [
    ['text/plain', `Your message to ${recipient} could not be delivered.`],
    [
      'message/delivery-status',
      [
        'Reporting-MTA: dns; mx.example.org',
        'Arrival-Date: Sat, 21 Nov 2026 10:00:00 -0500',
        '',
        `Final-Recipient: rfc822; ${recipient}`,
        `Action: ${action}`,
        `Status: ${status} (see below)`,
        `Diagnostic-Code: smtp; 550 ${status}`,
        ' and more'
      ].join('\r\n')
    ],
    ['text/rfc822-headers', 'Subject: Message from Jordan Example']
  ]
  const body = parts.map(([type, text]) => `--b\r\nContent-Type: ${type}\r\n\r\n${text}\r\n`)
  return emailSource(`${body.join('')}--b--\r\n`, {
    From: 'Mail Delivery System <mailer-daemon@mx.example.org>',
    Subject: 'Undelivered Mail Returned to Sender',
    'Content-Type': 'multipart/report; report-type=delivery-status; boundary=b'
  })
}
