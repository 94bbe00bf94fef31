import type { Translated } from '../language.ts'

const en = {
  subject: (subject: string) => `Test: ${subject}`,
  heading: 'A test lead',
  explanation:
    'We filled in the form on your website and sent it, as a visitor would. You requested this test, so there’s no need to reply.',
  sampleName: 'Jordan Example',
  sampleMessage: 'Is the house with the red door still for sale?',
  confirm: 'I received this test lead',
  expiry: 'The link works once and expires after 7 days.'
}

const fr: typeof en = {
  subject: (subject) => `Essai : ${subject}`,
  heading: 'Une demande d’essai',
  explanation:
    'Nous avons rempli et envoyé le formulaire de votre site Web, comme le ferait un visiteur. Vous avez demandé cet essai : inutile d’y répondre.',
  sampleName: 'Camille Exemple',
  sampleMessage: 'La maison à la porte rouge est-elle toujours à vendre?',
  confirm: 'J’ai reçu cette demande d’essai',
  expiry: 'Le lien fonctionne une seule fois et expire après 7 jours.'
}

export const testLeadMessages: Translated<typeof en> = { en, fr }
