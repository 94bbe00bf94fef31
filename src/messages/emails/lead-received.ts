import { ofInFrench } from '#rules/french-elision.ts'
import type { Translated } from '../language.ts'

const en = {
  subjects: {
    contact: (name: string) => `Message from ${name}`,
    home: (name: string) => `${name} asks about a home`,
    homes: (name: string) => `${name} saved some homes`,
    search: (name: string) => `${name} saved a search`,
    registration: (name: string) => `${name} registered for sold homes`,
    showing: (name: string) => `${name} would like a showing`,
    valuation: (name: string) => `${name} asks what a property is worth`,
    callback: (name: string) => `${name} asks for a call`
  },
  heading: 'A visitor to your website wrote to you',
  searchHeading: 'A visitor to your website wants to know about new homes',
  registrationHeading: 'A visitor registered on your website to see your VOW homes',
  reply: 'Your reply to this email goes to the visitor.',
  unverified:
    'This visitor didn’t pass our robot check, perhaps because their browser doesn’t run scripts.',
  heldBy: (member: string) => `${member} has this lead and got the same email.`,
  uncovered:
    'Nobody on your team covers this area, so this lead isn’t assigned. You can assign it in your dashboard.',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  address: 'Property',
  home: 'Home',
  homes: 'Homes',
  search: 'Search',
  price: 'Price',
  preferred_time: 'Good time',
  page: 'Sent from',
  consent: 'Agreed to'
}

const fr: typeof en = {
  subjects: {
    contact: (name) => `Message ${ofInFrench(name)}`,
    home: (name) => `${name} s’intéresse à une propriété`,
    homes: (name) => `${name} a enregistré des propriétés`,
    search: (name) => `${name} a enregistré une recherche`,
    registration: (name) => `Inscription ${ofInFrench(name)} pour voir les propriétés vendues`,
    showing: (name) => `${name} demande une visite`,
    valuation: (name) => `${name} demande la valeur d’une propriété`,
    callback: (name) => `${name} demande un appel`
  },
  heading: 'Un visiteur de votre site Web vous a écrit',
  searchHeading: 'Un visiteur de votre site Web veut connaître les nouvelles propriétés',
  registrationHeading:
    'Un visiteur s’est inscrit sur votre site Web pour voir les propriétés de votre VOW',
  reply: 'Votre réponse à ce courriel est envoyée au visiteur.',
  unverified:
    'Notre vérification contre les robots n’a pas été réussie, par exemple parce que le navigateur n’exécute pas de scripts.',
  heldBy: (member) => `${member} a reçu cette demande et le même courriel.`,
  uncovered:
    'Personne de votre équipe ne couvre ce secteur : la demande n’est confiée à personne. Vous pouvez la confier dans votre tableau de bord.',
  name: 'Nom',
  email: 'Courriel',
  phone: 'Téléphone',
  address: 'Propriété',
  home: 'Propriété',
  homes: 'Propriétés',
  search: 'Recherche',
  price: 'Prix',
  preferred_time: 'Bon moment',
  page: 'Envoyé depuis',
  consent: 'A accepté'
}

export const leadReceivedEmail: Translated<typeof en> = { en, fr }
