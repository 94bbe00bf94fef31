import type { TranslatedBoth } from '../language.ts'

const en = {
  subject: (domain: string) => `Test lead from ${domain}`,
  heading: 'A test lead',
  explanation:
    'This is how a visitor’s question from your website reaches you. You requested this test, so there’s no need to reply.',
  sampleName: 'Jordan Example',
  message: 'Message',
  sampleMessage: 'Is the house with the red door still for sale?',
  confirm: 'I received this test lead',
  expiry: 'The link works once and expires after 7 days.'
}

const fr: typeof en = {
  subject: (domain) => `Demande d’essai de ${domain}`,
  heading: 'Une demande d’essai',
  explanation:
    'Voici comment la question d’un visiteur de votre site Web vous parvient. Vous avez demandé cet essai : inutile d’y répondre.',
  sampleName: 'Camille Exemple',
  message: 'Message',
  sampleMessage: 'La maison à la porte rouge est-elle toujours à vendre?',
  confirm: 'J’ai reçu cette demande d’essai',
  expiry: 'Le lien fonctionne une seule fois et expire après 7 jours.'
}

export const testLeadMessages: TranslatedBoth<typeof en> = { en, fr }
