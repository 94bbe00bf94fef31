import type { TranslatedBoth } from '../language.ts'

const en = {
  subject: (name: string) => `Message from ${name}`,
  valuationSubject: (name: string) => `${name} asks what a property is worth`,
  heading: 'A visitor of your website wrote to you',
  reply: 'Your reply to this email goes to the visitor.',
  unchecked: 'This message came from a browser without scripts, so we couldn’t check for robots.',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  address: 'Property',
  page: 'Sent from',
  consent: 'Consent'
}

const fr: typeof en = {
  subject: (name) => `Message de ${name}`,
  valuationSubject: (name) => `${name} demande la valeur d’une propriété`,
  heading: 'Un visiteur de votre site Web vous a écrit',
  reply: 'Votre réponse à ce courriel est envoyée au visiteur.',
  unchecked:
    'Ce message vient d’un navigateur sans scripts : nous n’avons pas pu vérifier s’il vient d’un robot.',
  name: 'Nom',
  email: 'Courriel',
  phone: 'Téléphone',
  address: 'Propriété',
  page: 'Envoyé depuis',
  consent: 'Consentement'
}

export const siteMessageEmail: TranslatedBoth<typeof en> = { en, fr }
