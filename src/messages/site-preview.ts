import type { Translated } from './language.ts'

const en = {
  title: 'Your website',
  open: 'See your website',
  frame: 'Preview of your website',
  devices: 'Preview size',
  device: { desktop: 'Desktop', phone: 'Phone' },
  /** The subdomain until the website has a name. */
  yourName: 'your-name',
  templateAlt: (template: string) => `The ${template} template`,
  template: (template: string) => `The ${template} template, shown with a sample agent.`
}

const fr: typeof en = {
  title: 'Votre site Web',
  open: 'Voir votre site Web',
  frame: 'Aperçu de votre site Web',
  devices: 'Taille de l’aperçu',
  device: { desktop: 'Ordinateur', phone: 'Téléphone' },
  yourName: 'votre-nom',
  templateAlt: (template) => `Le modèle ${template}`,
  template: (template) => `Le modèle ${template}, présenté avec un courtier fictif.`
}

export const sitePreviewMessages: Translated<typeof en> = { en, fr }
