import type { Translated } from './language.ts'

/** Giving the website another domain, which a TXT record proves to be the agent's. */
const en = {
  open: 'Use another domain',
  title: 'Use another domain',
  intro:
    'Enter a domain that belongs to you, even if another agent has already entered it. A record in its DNS shows that it’s yours. Nothing changes until we find it.',
  field: 'Domain',
  hint: 'For example: annlee.ca',
  next: 'Show the record',
  asking: 'Looking…',
  add: (domain: string) => `Add this record where the DNS of ${domain} is managed:`,
  type: 'Type',
  name: 'Name',
  value: 'Value',
  afterwards: (domain: string) =>
    `It changes nothing at ${domain}. Once we find it, your website gets this domain; until ${domain} points to it, your website is open at its free address.`,
  check: 'Check and use it',
  checking: 'Checking…',
  other: 'Enter another domain',
  cancel: 'Cancel',
  taken: (domain: string) => `Your website now uses ${domain}.`
}

const fr: typeof en = {
  open: 'Utiliser un autre domaine',
  title: 'Utiliser un autre domaine',
  intro:
    'Entrez un domaine qui vous appartient, même si une autre personne l’a déjà entré. Un enregistrement dans son DNS montre qu’il est à vous. Rien ne change avant que nous le trouvions.',
  field: 'Domaine',
  hint: 'Par exemple\u00A0: annlee.ca',
  next: 'Afficher l’enregistrement',
  asking: 'Vérification…',
  add: (domain) => `Ajoutez cet enregistrement là où le DNS de ${domain} est géré\u00A0:`,
  type: 'Type',
  name: 'Nom',
  value: 'Valeur',
  afterwards: (domain) =>
    `Il ne change rien à ${domain}. Dès que nous le trouvons, votre site Web reçoit ce domaine; jusqu’à ce que ${domain} pointe vers lui, votre site Web est ouvert à son adresse gratuite.`,
  check: 'Vérifier et l’utiliser',
  checking: 'Vérification…',
  other: 'Entrer un autre domaine',
  cancel: 'Annuler',
  taken: (domain) => `Votre site Web utilise maintenant ${domain}.`
}

export const domainClaimMessages: Translated<typeof en> = { en, fr }
