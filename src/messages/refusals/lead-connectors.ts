import type { Translated } from '../language.ts'

const en = {
  noConnector: 'There is nowhere to send it yet. Please set the connector up first.'
}

const fr: typeof en = {
  noConnector: 'Il n’y a pas encore de destinataire. Veuillez d’abord configurer le connecteur.'
}

export const leadConnectorRefusals: Translated<typeof en> = { en, fr }
