import type { TranslatedBoth } from '../language.ts'

/** Why the panel refuses what an agent does with the emails of their leads. */
const en = {
  addressBounced: (address: string) =>
    `Emails to ${address} come back. Please call, or correct the address first.`,
  noAddress: 'This person has no email address. Please add one first.',
  noSuchLead: 'There is no such lead.',
  noSuchReplyAddress: 'There is no such reply address.',
  noSuchTemplate: 'There is no such template.',
  tooManyTemplates: (most: number) =>
    `A website can have up to ${most} templates. Please delete one first.`,
  unreadableEmail: 'This email can’t be read.'
}

const fr: typeof en = {
  addressBounced: (address) =>
    `Les courriels envoyés à ${address} reviennent. Téléphonez, ou corrigez d’abord l’adresse.`,
  noAddress: 'Cette personne n’a pas d’adresse de courriel. Ajoutez-en une d’abord.',
  noSuchLead: 'Cette demande n’existe pas.',
  noSuchReplyAddress: 'Cette adresse de réponse n’existe pas.',
  noSuchTemplate: 'Ce modèle n’existe pas.',
  tooManyTemplates: (most) =>
    `Un site Web peut avoir jusqu’à ${most} modèles. Supprimez-en un d’abord.`,
  unreadableEmail: 'Ce courriel est illisible.'
}

export const leadEmailRefusals: TranslatedBoth<typeof en> = { en, fr }
