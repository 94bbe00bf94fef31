import { dnsLiveMessages } from '#messages/emails/dns-live.ts'
import { sharedEmailMessages } from '#messages/emails/shared.ts'
import type { EmailContent } from './email-content.ts'
import { inReadersLanguage } from './reader-language.ts'

export type DnsLive = { kind: 'dns-live'; name: string; base_url: string }

/** The domain points to the website. */
export function dnsLive({ base_url, name }: DnsLive): EmailContent {
  const t = inReadersLanguage(dnsLiveMessages)
  return {
    subject: t.heading(base_url),
    heading: t.heading(base_url),
    greeting: inReadersLanguage(sharedEmailMessages).greeting(name),
    paragraphs: [t.reachable(base_url)],
    button: { label: t.openWebsite, url: `https://${base_url}` }
  }
}
