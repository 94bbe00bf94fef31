import { emailClaims } from '../claims/emails.ts'
import type { Translated } from '../language.ts'

const en = {
  first: {
    subject: (domain: string) => `The name servers for ${domain}`,
    heading: 'Set your name servers',
    instruction: (domain: string) =>
      `To point ${domain} to your website, replace its name servers with these. You do this at your registrar, where you registered the domain.`
  },
  changed: {
    subject: (domain: string) => `The name servers for ${domain} have changed`,
    heading: 'Your name servers have changed',
    instruction: (domain: string) =>
      `The name servers for ${domain} have changed. The previous ones no longer work; please replace them at your registrar with these.`
  },
  wait: emailClaims.en.hourlyChecks,
  nameServer: (number: number) => `Name server ${number}`,
  openGuide: 'Follow the step-by-step guide'
}

export const nameServersMessages: Translated<typeof en> = { en }
