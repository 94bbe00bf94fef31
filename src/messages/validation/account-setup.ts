import type { Translated } from '../language.ts'

/** What the wizard's steps say about their fields. */
const en = {
  addressTooShort: 'At least 10 characters.',
  agentName: 'Agent name is required',
  agentNameTooShort: 'At least 3 characters',
  billingName: 'Billing name is required',
  chooseLanguage: 'Please choose a language from the list.',
  chooseTemplate: 'Please choose a template.',
  companyName: 'Company name is required',
  domain: 'Please enter a valid domain name',
  domainExists: 'Domain already exists',
  draftTooLong: 'The draft is too long.',
  invalidCity: 'Invalid City',
  invalidEmail: 'Please enter a valid email address.',
  invalidFax: 'Please enter a valid fax number.',
  invalidNumber: 'Please enter a valid number. Only numbers accepted.',
  invalidProvince: 'Invalid Province',
  websiteName: 'Website name is required',
  websiteUrl: 'Website url is required'
}

const fr: typeof en = {
  addressTooShort: 'Au moins 10 caractères.',
  agentName: 'Le nom du courtier est requis',
  agentNameTooShort: 'Au moins 3 caractères',
  billingName: 'Le nom pour la facturation est requis',
  chooseLanguage: 'Veuillez choisir une langue dans la liste.',
  chooseTemplate: 'Veuillez choisir un modèle.',
  companyName: 'Le nom de l’agence est requis',
  domain: 'Veuillez entrer un nom de domaine valide',
  domainExists: 'Ce domaine existe déjà',
  draftTooLong: 'Le brouillon est trop long.',
  invalidCity: 'Ville non valide',
  invalidEmail: 'Veuillez entrer une adresse courriel valide.',
  invalidFax: 'Veuillez entrer un numéro de télécopieur valide.',
  invalidNumber: 'Veuillez entrer un numéro valide, en chiffres seulement.',
  invalidProvince: 'Province non valide',
  websiteName: 'Le nom du site Web est requis',
  websiteUrl: 'L’adresse du site Web est requise'
}

export const setupValidation: Translated<typeof en> = { en, fr }
