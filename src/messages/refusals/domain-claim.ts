import type { Translated } from '../language.ts'

/** Why a website can't have another domain, or not yet. */
const en = {
  isYours: (domain: string) => `Your website already uses ${domain}.`,
  notFound: (host: string) =>
    `We haven’t found the record at ${host} yet. A new record can take an hour to be seen. Nothing was changed.`,
  isLive: (domain: string) =>
    `${domain} shows another agent’s website. Nothing was changed: they have to give it up first. Please write to us if it’s yours.`,
  isBeingPaid: (domain: string) =>
    `Someone is paying for a website at ${domain} right now. Please try again in an hour.`
}

const fr: typeof en = {
  isYours: (domain) => `Votre site Web a déjà ${domain}.`,
  notFound: (host) =>
    `Nous n’avons pas encore trouvé l’enregistrement à ${host}. Un nouvel enregistrement peut prendre une heure à apparaître. Rien n’a été changé.`,
  isLive: (domain) =>
    `${domain} affiche le site Web d’une autre personne. Rien n’a été changé : elle doit d’abord y renoncer. Écrivez-nous si ce domaine est à vous.`,
  isBeingPaid: (domain) =>
    `Quelqu’un paie en ce moment pour un site Web à ${domain}. Veuillez réessayer dans une heure.`
}

export const domainClaimRefusals: Translated<typeof en> = { en, fr }
