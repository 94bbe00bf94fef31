import type { Translated } from '../language.ts'

const en = {
  url: 'Please enter an address that begins with https://.',
  email: 'Please enter an email address, such as name@example.ca, or leave this empty.',
  apiKey: 'Please paste the API key from Follow Up Boss.'
}

const fr: typeof en = {
  url: 'Entrez une adresse qui commence par https://.',
  email: 'Entrez une adresse courriel, par exemple nom@exemple.ca, ou laissez ce champ vide.',
  apiKey: 'Collez la clé API de Follow Up Boss.'
}

export const connectorValidation: Translated<typeof en> = { en, fr }
