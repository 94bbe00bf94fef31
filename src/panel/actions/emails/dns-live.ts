import { dnsLiveMessages } from '#messages/emails/dns-live.ts'
import { sharedEmailMessages } from '#messages/emails/shared.ts'
import type { Language } from '#messages/language.ts'
import type { EmailContent } from './email-content.ts'

export type DnsLive = { kind: 'dns-live'; name: string; base_url: string; language: Language }

/** The domain points to the website. */
export function dnsLive({ base_url, language, name }: DnsLive): EmailContent {
  const t = dnsLiveMessages[language]
  return {
    subject: t.heading(base_url),
    heading: t.heading(base_url),
    greeting: sharedEmailMessages[language].greeting(name),
    paragraphs: [t.reachable(base_url)],
    button: { label: t.openWebsite, url: new URL(`https://${base_url}`).href }
  }
}
