import type { Settings } from '../../config/settings.ts'
import { type WrittenMail, writeLetter } from './letter.ts'

export type DnsLive = { kind: 'dns-live'; name: string; base_url: string }

/** The domain points to the website. */
export function dnsLive(mail: DnsLive, settings: Settings): WrittenMail {
  return writeLetter(
    {
      subject: `${mail.base_url} is live`,
      heading: `${mail.base_url} is live`,
      paragraphs: [
        `Hello ${mail.name},`,
        `Your domain ${mail.base_url} now uses our name servers, so visitors who enter it see your website.`
      ],
      button: { label: 'Open your website', url: `https://${mail.base_url}` }
    },
    settings
  )
}
