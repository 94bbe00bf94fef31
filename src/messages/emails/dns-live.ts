import { emailClaims } from '../claims/emails.ts'
import type { Translated } from '../language.ts'

const en = {
  heading: emailClaims.en.domainIsLive,
  reachable: (domain: string) =>
    `Your domain ${domain} now uses our name servers, so visitors who enter it see your website.`,
  openWebsite: 'Open your website'
}

export const dnsLiveMessages: Translated<typeof en> = { en }
