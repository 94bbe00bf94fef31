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

export const sitePreviewMessages: Translated<typeof en> = { en }
