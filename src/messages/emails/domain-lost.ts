import type { Translated } from '../language.ts'

const en = {
  heading: (domain: string) => `${domain} no longer shows your website`,
  lost: (domain: string) =>
    `We looked at ${domain} twice within a day, and it no longer points to your website. Its DNS may have been changed, or its registration may have expired.`,
  stillOpen: (address: string) => `Your website stays open at ${address}.`,
  next: 'Open your dashboard to see where your domain points now and how to bring it back. We keep checking, and email you once it’s back.',
  openDashboard: 'Open your dashboard'
}

const fr: typeof en = {
  heading: (domain) => `${domain} n’affiche plus votre site Web`,
  lost: (domain) =>
    `Nous avons vérifié ${domain} deux fois en une journée, et il ne pointe plus vers votre site Web. Son DNS a peut-être été modifié, ou son enregistrement est peut-être expiré.`,
  stillOpen: (address) => `Votre site Web reste ouvert à ${address}.`,
  next: 'Ouvrez votre tableau de bord pour voir vers où pointe votre domaine et comment le ramener. Nous continuons de vérifier et vous écrirons dès son retour.',
  openDashboard: 'Ouvrir votre tableau de bord'
}

export const domainLostMessages: Translated<typeof en> = { en, fr }
