import { emailClaims } from '../claims/emails.ts'
import type { Translated } from '../language.ts'

const en = {
  heading: emailClaims.en.domainIsLive,
  reachable: (domain: string) =>
    `Your domain ${domain} now shows your website over a secure connection. We opened it to make sure.`,
  openWebsite: 'Open your website'
}

const fr: typeof en = {
  heading: emailClaims.fr.domainIsLive,
  reachable: (domain) =>
    `Votre domaine ${domain} affiche maintenant votre site Web par une connexion sécurisée. Nous l’avons ouvert pour nous en assurer.`,
  openWebsite: 'Ouvrir votre site Web'
}

export const dnsLiveMessages: Translated<typeof en> = { en, fr }
