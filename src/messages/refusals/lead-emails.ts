import type { PostalPart } from '#rules/people/postal-address.ts'
import type { Translated } from '../language.ts'
import { listOf } from '../list.ts'
import { postalPartNames } from '../postal-address.ts'

/** Why the panel refuses what an agent does with the emails of their leads. */
const en = {
  addressBounced: (address: string) =>
    `Emails to ${address} are bouncing. Please call, or correct the address first.`,
  campaignChanged:
    'This campaign was saved in another tab or on another device. Nothing was overwritten. Please check the newer version first.',
  campaignOver: 'This campaign has been sent already, so it can’t be changed.',
  campaignNotReady: 'This campaign isn’t ready yet. Please check what is marked.',
  noAddress: 'This person has no email address. Please add one first.',
  noPostalAddress: (lacks: readonly PostalPart[]) =>
    `By law, each email needs your full postal address. Please add ${listOf(lacks.map((part) => postalPartNames.en[part]))} to your brokerage’s address on your website first.`,
  noReceivers: 'Nobody in this audience may be written to at the moment.',
  noSuchCampaign: 'There is no such campaign.',
  noSuchLead: 'There is no such lead.',
  noSuchReplyAddress: 'There is no such reply address.',
  noSuchSequence: 'There is no such sequence.',
  noSuchStep: 'There is no such email in this sequence. Please save it first.',
  noSuchTemplate: 'There is no such template.',
  notInFuture: 'Please choose a time in the future.',
  personInSequence: (name: string) => `This person is already in the sequence “${name}”.`,
  personMayNotReceive:
    'This person may not be sent commercial email. Please record their consent first.',
  sequenceChanged:
    'This sequence was saved in another tab or on another device. Nothing was overwritten. Please check the newer version first.',
  sequenceHasSent:
    'This sequence has sent emails, so it can’t be deleted: their unsubscribe links must keep working.',
  sequenceNotReady: 'This sequence isn’t ready yet. Please check what is marked.',
  sequenceIsOff: 'This sequence is off. Please turn it on first.',
  stageEnded: 'This person’s stage is closed or lost. Please change it first.',
  stopped: {
    plan: 'Campaigns are sent while your plan is running. Please open your billing page to continue it.',
    suspended: 'Your website was taken offline, so campaigns can’t be sent. Please contact support.'
  },
  tooFarAhead: 'Please choose a time within a year.',
  tooManyCampaigns: (most: number) =>
    `A website can have up to ${most} campaigns. Please delete a draft first.`,
  tooManySequences: (most: number) => `A website can have up to ${most} sequences.`,
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
  noAddress: 'Cette personne n’a pas d’adresse courriel. Ajoutez-en une d’abord.',
  noPostalAddress: (lacks) =>
    `La loi exige votre adresse postale complète dans chaque courriel. Ajoutez d’abord ${listOf(
      lacks.map((part) => postalPartNames.fr[part]),
      'and',
      'fr'
    )} à l’adresse de votre agence, sur votre site Web.`,
  noReceivers: 'On ne peut écrire à personne de ce public pour le moment.',
  noSuchCampaign: 'Cette campagne n’existe pas.',
  noSuchLead: 'Cette demande n’existe pas.',
  noSuchReplyAddress: 'Cette adresse de réponse n’existe pas.',
  noSuchSequence: 'Cette séquence n’existe pas.',
  noSuchStep: 'Ce courriel ne fait pas partie de la séquence. Enregistrez-la d’abord.',
  noSuchTemplate: 'Ce modèle n’existe pas.',
  notInFuture: 'Choisissez un moment à venir.',
  personInSequence: (name) => `Cette personne est déjà dans la séquence « ${name} ».`,
  personMayNotReceive:
    'Aucun courriel commercial n’est permis pour cette personne. Notez d’abord son consentement.',
  sequenceChanged:
    'Cette séquence a été enregistrée dans un autre onglet ou sur un autre appareil. Rien n’a été remplacé. Vérifiez d’abord la version plus récente.',
  sequenceHasSent:
    'Cette séquence a envoyé des courriels : elle ne peut pas être supprimée, car leurs liens de désabonnement doivent continuer de fonctionner.',
  sequenceNotReady: 'Cette séquence n’est pas encore prête. Vérifiez ce qui est indiqué.',
  sequenceIsOff: 'Cette séquence est désactivée. Activez-la d’abord.',
  stageEnded: 'L’étape de cette personne est conclue ou perdue. Changez-la d’abord.',
  stopped: {
    plan: 'Les campagnes sont envoyées lorsque votre forfait est actif. Ouvrez votre page de facturation pour le reprendre.',
    suspended:
      'Votre site Web a été mis hors ligne : les campagnes ne peuvent pas être envoyées. Veuillez communiquer avec le soutien.'
  },
  tooFarAhead: 'Choisissez un moment d’ici un an.',
  tooManyCampaigns: (most) =>
    `Un site Web peut avoir jusqu’à ${most} campagnes. Supprimez d’abord un brouillon.`,
  tooManySequences: (most) => `Un site Web peut avoir jusqu’à ${most} séquences.`,
  tooManyTemplates: (most) =>
    `Un site Web peut avoir jusqu’à ${most} modèles. Supprimez-en un d’abord.`,
  unreadableEmail: 'Ce courriel est illisible.'
}

export const leadEmailRefusals: Translated<typeof en> = { en, fr }
