import type { TranslatedBoth } from '../language.ts'

const en = {
  url: 'Please enter an address that begins with https://.',
  apiKey: 'Please paste the API key from Follow Up Boss.'
}

const fr: typeof en = {
  url: 'Entrez une adresse qui commence par https://.',
  apiKey: 'Collez la clé API de Follow Up Boss.'
}

export const connectorValidation: TranslatedBoth<typeof en> = { en, fr }
