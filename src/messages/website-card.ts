import type { Translated } from './language.ts'

const en = {
  title: 'Your website',
  domainStatus: 'Domain status: ',
  active: 'Active',
  inactive: 'Inactive',
  template: (template: string) => `The ${template} template, shown with a sample agent.`,
  domain: 'Domain',
  subdomain: 'Subdomain',
  nameServers: 'Name servers',
  copy: 'Copy',
  copyLabel: (text: string) => `Copy ${text}`,
  copied: 'Copied to clipboard',
  copyFailed: 'Failed to copy',
  ownRecords: 'Not needed: your domain points here by its own records.',
  opensFirst: 'Your website opens first; your domain follows.',
  dnsFound: 'What the DNS check found',
  dnsCheck: 'DNS Check',
  checkingDns: 'Checking DNS…',
  dnsUpdated: 'DNS updated successfully.',
  wrongDetails: ['Wrong domain? Use another one under “Your domain”, or email ', '.'],
  edit: 'Edit your website',
  nameServerGuide: 'How to update your name servers'
}

const fr: typeof en = {
  title: 'Votre site Web',
  domainStatus: 'État du domaine : ',
  active: 'Actif',
  inactive: 'Inactif',
  template: (template) => `Le modèle ${template}, présenté avec un courtier fictif.`,
  domain: 'Domaine',
  subdomain: 'Sous-domaine',
  nameServers: 'Serveurs de noms',
  copy: 'Copier',
  copyLabel: (text) => `Copier ${text}`,
  copied: 'Copié dans le presse-papiers',
  copyFailed: 'La copie a échoué',
  ownRecords: 'Inutile : votre domaine pointe ici par ses propres enregistrements.',
  opensFirst: 'Votre site Web ouvre d’abord; votre domaine suivra.',
  dnsFound: 'Ce que la vérification du DNS a trouvé',
  dnsCheck: 'Vérifier le DNS',
  checkingDns: 'Vérification du DNS…',
  dnsUpdated: 'Le DNS est à jour.',
  wrongDetails: [
    'Ce n’est pas le bon domaine? Utilisez-en un autre sous « Votre domaine », ou écrivez à ',
    '.'
  ],
  edit: 'Modifier votre site Web',
  nameServerGuide: 'Comment changer vos serveurs de noms'
}

export const websiteCardMessages: Translated<typeof en> = { en, fr }
