import type { Translated } from '../language.ts'

const en = {
  noConnector: 'There is nowhere to send it yet. Please set the connector up first.',
  privateAddress: 'This address isn’t on the public internet. Please check it.'
}

const fr: typeof en = {
  noConnector: 'Il n’y a pas encore de destinataire. Veuillez d’abord configurer le connecteur.',
  privateAddress: 'Cette adresse n’est pas sur l’Internet public. Veuillez la vérifier.'
}

export const leadConnectorRefusals: Translated<typeof en> = { en, fr }
