import type { TranslatedBoth } from '../language.ts'

/** Why the panel refuses what an agent does with the emails of their leads. */
const en = {
  addressBounced: (address: string) =>
    `Emails to ${address} come back. Please call, or correct the address first.`,
  campaignChanged:
    'This campaign was saved in another tab or on another device. Nothing was overwritten. Please check the newer version first.',
  campaignOver: 'This campaign has been sent already, so it can’t be changed.',
  campaignNotReady: 'This campaign isn’t ready yet. Please check what is marked.',
  noAddress: 'This person has no email address. Please add one first.',
  noPostalAddress:
    'Each email needs your postal address, by law. Please add your brokerage’s address to your website first.',
  noReceivers: 'Nobody in this audience may be written to at the moment.',
  noSuchCampaign: 'There is no such campaign.',
  noSuchLead: 'There is no such lead.',
  noSuchReplyAddress: 'There is no such reply address.',
  noSuchTemplate: 'There is no such template.',
  notInFuture: 'Please choose a time in the future.',
  tooFarAhead: 'Please choose a time within a year.',
  tooManyCampaigns: (most: number) =>
    `A website can have up to ${most} campaigns. Please delete a draft first.`,
  tooManyTemplates: (most: number) =>
    `A website can have up to ${most} templates. Please delete one first.`,
  unreadableEmail: 'This email can’t be read.'
}

const fr: typeof en = {
  addressBounced: (address) =>
    `Les courriels envoyés à ${address} reviennent. Téléphonez, ou corrigez d’abord l’adresse.`,
  campaignChanged:
    'Cette campagne a été enregistrée dans un autre onglet ou sur un autre appareil. Rien n’a été remplacé. Vérifiez d’abord la version plus récente.',
  campaignOver: 'Cette campagne est déjà envoyée : elle ne peut plus être modifiée.',
  campaignNotReady: 'Cette campagne n’est pas encore prête. Vérifiez ce qui est indiqué.',
  noAddress: 'Cette personne n’a pas d’adresse de courriel. Ajoutez-en une d’abord.',
  noPostalAddress:
    'La loi exige votre adresse postale dans chaque courriel. Ajoutez d’abord l’adresse de votre agence à votre site Web.',
  noReceivers: 'On ne peut écrire à personne de ce public pour le moment.',
  noSuchCampaign: 'Cette campagne n’existe pas.',
  noSuchLead: 'Cette demande n’existe pas.',
  noSuchReplyAddress: 'Cette adresse de réponse n’existe pas.',
  noSuchTemplate: 'Ce modèle n’existe pas.',
  notInFuture: 'Choisissez un moment à venir.',
  tooFarAhead: 'Choisissez un moment d’ici un an.',
  tooManyCampaigns: (most) =>
    `Un site Web peut avoir jusqu’à ${most} campagnes. Supprimez d’abord une ébauche.`,
  tooManyTemplates: (most) =>
    `Un site Web peut avoir jusqu’à ${most} modèles. Supprimez-en un d’abord.`,
  unreadableEmail: 'Ce courriel est illisible.'
}

export const leadEmailRefusals: TranslatedBoth<typeof en> = { en, fr }
