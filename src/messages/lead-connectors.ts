import type { Translated } from './language.ts'

/** Settings › Connectors, and what the home page says about messages that don't arrive. */
const en = {
  title: 'Connectors',
  what: 'your connectors',
  intro:
    'Besides the email to you, we can pass each visitor’s message on to another program. Its key is stored encrypted and never shown again.',
  webhook: 'Webhook',
  webhookHint: 'Starts with https://. We sign each message as Standard Webhooks describes.',
  followUpBoss: 'Follow Up Boss',
  followUpBossHint: 'In Follow Up Boss: Admin › API › Create API Key.',
  urlLabel: 'Webhook address',
  keyLabel: 'Follow Up Boss API key',
  on: 'On',
  off: 'Off: the receiver says this address no longer exists',
  notSet: 'Not set',
  save: 'Save',
  saveIt: (name: string) => `Save: ${name}`,
  saving: 'Saving…',
  saved: 'Saved.',
  test: 'Send a test',
  testIt: (name: string) => `Send a test: ${name}`,
  testing: 'Sending…',
  testDone: 'The test arrived.',
  testFailed: (code: string) => `The test didn’t arrive: ${code}.`,
  rotate: 'New secret',
  remove: 'Remove',
  removeIt: (name: string) => `Remove: ${name}`,
  removed: 'Removed.',
  removeTitle: (name: string) => `Remove ${name}?`,
  removeText: 'We delete its key. Messages still waiting won’t be passed on.',
  secretTitle: 'Your webhook secret',
  secretText: 'Copy it now: we won’t show it again. Your program uses it to check our signature.',
  copy: 'Copy',
  done: 'Done',
  secondLabel: 'Second address',
  secondHint:
    'If emails to your first address bounce, we’ll tell you at this one. If you leave this empty, we’ll write to your account’s address.',
  deliveries: 'Recent deliveries',
  none: 'Nothing has been passed on yet',
  noneText: 'The next message from your website appears here, with its result.',
  columns: {
    name: 'Visitor',
    channel: 'Passed on by',
    state: 'Result',
    when: 'When',
    act: 'Retry'
  },
  channels: { email: 'Email', webhook: 'Webhook', follow_up_boss: 'Follow Up Boss' },
  states: {
    delivered: 'Delivered',
    failed: 'Failed',
    held: 'Looks like advertising: not sent',
    waiting: 'Waiting'
  },
  codes: {
    'private-address': 'not a public address',
    'no-answer': 'no answer',
    certificate: 'its HTTPS can’t be trusted',
    off: 'switched off',
    key: 'its key can’t be read',
    archived: 'the flow is archived in Follow Up Boss (204)'
  } as Record<string, string>,
  retry: 'Retry',
  retryIt: (name: string) => `Retry: ${name}`,
  bounceTitle: (address: string) => `Emails to ${address} are bouncing`,
  bounceText: (code: string) =>
    `The last one was permanently refused (code ${code}). Please check the address on your website.`,
  memberBounceText: (code: string, member: string) =>
    `The last one was permanently refused (code ${code}). Please ask ${member} to check the address in their account.`,
  formTitle: 'The form on your website didn’t work last night'
}

const fr: typeof en = {
  title: 'Connecteurs',
  what: 'vos connecteurs',
  intro:
    'En plus du courriel qui vous est envoyé, nous pouvons transmettre chaque message d’un visiteur à un autre logiciel. Sa clé est conservée chiffrée et n’est plus jamais affichée.',
  webhook: 'Webhook',
  webhookHint: 'Une adresse https:// à vous. Nous signons chaque message selon Standard Webhooks.',
  followUpBoss: 'Follow Up Boss',
  followUpBossHint: 'Dans Follow Up Boss : Admin › API › Create API Key.',
  urlLabel: 'Adresse du webhook',
  keyLabel: 'Clé API de Follow Up Boss',
  on: 'Activé',
  off: 'Désactivé : le destinataire a indiqué que cette adresse n’existe plus',
  notSet: 'Non défini',
  save: 'Enregistrer',
  saveIt: (name) => `Enregistrer : ${name}`,
  saving: 'Enregistrement…',
  saved: 'Enregistré.',
  test: 'Envoyer un essai',
  testIt: (name) => `Envoyer un essai : ${name}`,
  testing: 'Envoi…',
  testDone: 'L’essai est arrivé.',
  testFailed: (code) => `L’essai n’est pas arrivé : ${code}.`,
  rotate: 'Nouveau secret',
  remove: 'Retirer',
  removeIt: (name) => `Retirer : ${name}`,
  removed: 'Retiré.',
  removeTitle: (name) => `Retirer ${name}?`,
  removeText: 'Sa clé sera supprimée, et les messages en attente ne seront pas transmis.',
  secretTitle: 'Le secret de votre webhook',
  secretText:
    'Copiez-le maintenant : il ne sera plus affiché. Votre logiciel vérifie notre signature avec lui.',
  copy: 'Copier',
  done: 'Terminé',
  secondLabel: 'Deuxième adresse',
  secondHint:
    'Si les courriels envoyés à votre première adresse reviennent, nous vous avertissons à cette adresse-ci. Si ce champ est vide, nous écrivons à l’adresse de votre compte.',
  deliveries: 'Dernières transmissions',
  none: 'Rien n’a encore été transmis',
  noneText: 'Le prochain message de votre site Web apparaîtra ici, avec son résultat.',
  columns: {
    name: 'Visiteur',
    channel: 'Transmis par',
    state: 'Résultat',
    when: 'Quand',
    act: 'Réessayer'
  },
  channels: { email: 'Courriel', webhook: 'Webhook', follow_up_boss: 'Follow Up Boss' },
  states: {
    delivered: 'Livré',
    failed: 'Échec',
    held: 'Semble publicitaire : non envoyé',
    waiting: 'En attente'
  },
  codes: {
    'private-address': 'ce n’est pas une adresse publique',
    'no-answer': 'aucune réponse',
    certificate: 'sa connexion HTTPS n’est pas fiable',
    off: 'désactivé',
    key: 'sa clé ne peut pas être lue',
    archived: 'le flux est archivé dans Follow Up Boss (204)'
  },
  retry: 'Réessayer',
  retryIt: (name) => `Réessayer : ${name}`,
  bounceTitle: (address) => `Les courriels envoyés à ${address} reviennent`,
  bounceText: (code) =>
    `Le dernier a été refusé définitivement (code ${code}). Vérifiez l’adresse sur votre site Web.`,
  memberBounceText: (code, member) =>
    `Le dernier a été refusé définitivement (code ${code}). Demandez à ${member} de vérifier l’adresse dans son compte.`,
  formTitle: 'Le formulaire de votre site Web n’a pas fonctionné cette nuit'
}

export const leadConnectorMessages: Translated<typeof en> = { en, fr }
