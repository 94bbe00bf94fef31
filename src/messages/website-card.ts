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

export const websiteCardMessages: Translated<typeof en> = { en }
