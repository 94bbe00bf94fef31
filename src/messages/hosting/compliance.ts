import type { Translated } from '../language.ts'

/** The page on which a board's compliance officer asks about a website's listings. */
const en = {
  title: (host: string) => `Why is this home (not) on ${host}?`,
  text: (day: string) =>
    `Enter an MLS® number to see which feed it was last seen in, which agreement permits it, and what hides it. This link works until ${day}.`,
  unknown: {
    title: 'This link has ended',
    text: 'Please ask the agent for a new one.'
  }
}

const fr: typeof en = {
  title: (host) => `Pourquoi cette propriété est-elle (ou non) sur ${host}?`,
  text: (day) =>
    `Entrez un numéro MLS® pour voir dans quel flux l’inscription a été vue pour la dernière fois, quelle entente la permet et ce qui la masque. Ce lien fonctionne jusqu’au ${day}.`,
  unknown: {
    title: 'Ce lien a pris fin',
    text: 'Demandez-en un nouveau au courtier.'
  }
}

export const compliancePageMessages: Translated<typeof en> = { en, fr }
