import type { KEPT_OF_AGENTS } from '#rules/privacy/kept-of-agents.ts'
import type { Translated } from '../language.ts'

/** What the product keeps about agents, and why. */
type KindTexts = Record<keyof typeof KEPT_OF_AGENTS, { what: string; why: string }>

const en: KindTexts = {
  account: {
    what: 'Your name, email, phone and a hash of your password',
    why: 'To let you in, and to reach you about your website.'
  },
  sessions: { what: 'Where you are logged in', why: 'So that you stay logged in on a device.' },
  codes: {
    what: 'One-time links that we email you',
    why: 'To confirm your address, and to let you choose a new password.'
  },
  setupDrafts: {
    what: 'An account setup that you haven’t finished',
    why: 'So that you can go on with it on any device.'
  },
  website: {
    what: 'Your website: its texts, pictures, posts, versions and addresses',
    why: 'To publish it for you.'
  },
  listings: {
    what: 'Your listings, with their photos and documents',
    why: 'To show them on your website.'
  },
  deletedListings: {
    what: 'Listings that you deleted',
    why: 'So that you can restore them.'
  },
  exports: {
    what: 'The ZIP file that you asked for, with your website, listings, leads and account',
    why: 'So that you can download it.'
  },
  forwarding: {
    what: 'The new address of a website that moved elsewhere',
    why: 'To send its visitors there.'
  },
  deletedPosts: { what: 'Blog posts that you deleted', why: 'So that you can restore them.' },
  campaigns: {
    what: 'Your campaigns, sequences, answer templates and saved filters',
    why: 'To send what you wrote, and to offer it again.'
  },
  serviceKeys: {
    what: 'Your keys for other services, your feeds and their agreements',
    why: 'To use these services for you.'
  },
  team: {
    what: 'Who is on your team, and who saw which lead',
    why: 'To let them in, and to show you what was done.'
  },
  invitations: {
    what: 'Email addresses of people invited to a team',
    why: 'To let the person who was invited join.'
  },
  brokers: {
    what: 'Your broker’s name, email and decisions about your website',
    why: 'To show a regulator who approved what.'
  },
  cards: {
    what: 'The brand, last four digits, expiry and billing address of your cards',
    why: 'To charge your plan, and to let you choose a card. The number itself never reaches us.'
  },
  books: {
    what: 'Orders, charges and receipts, with the buyer’s name and address',
    why: 'The tax laws require it.'
  },
  failedOrders: {
    what: 'What you entered for an order that failed',
    why: 'So that you can try again.'
  },
  trials: {
    what: 'The card’s fingerprint and the domain of a free trial',
    why: 'A card and a domain have one trial each.'
  },
  closedTrials: {
    what: 'A one-way hash of them once the account is closed',
    why: 'A card and a domain have one trial each. The hash doesn’t reveal which.'
  },
  paymentEvents: {
    what: 'The payment provider’s notices about payments',
    why: 'To record each payment once.'
  },
  feedPeople: {
    what: 'Names and phone numbers of listing agents and brokerages in feeds',
    why: 'The boards’ rules require us to name them beside their listings.'
  }
}

const fr: KindTexts = {
  account: {
    what: 'Votre nom, votre courriel, votre téléphone et une empreinte de votre mot de passe',
    why: 'Pour vous ouvrir votre compte et vous joindre au sujet de votre site Web.'
  },
  sessions: {
    what: 'Les appareils où vous avez une session',
    why: 'Pour que votre session y reste ouverte.'
  },
  codes: {
    what: 'Les liens à usage unique que nous vous envoyons par courriel',
    why: 'Pour confirmer votre adresse et vous laisser choisir un nouveau mot de passe.'
  },
  setupDrafts: {
    what: 'Une configuration de compte que vous n’avez pas terminée',
    why: 'Pour que vous puissiez la poursuivre sur n’importe quel appareil.'
  },
  website: {
    what: 'Votre site Web : ses textes, photos, articles, versions et adresses',
    why: 'Pour le publier pour vous.'
  },
  listings: {
    what: 'Vos inscriptions, avec leurs photos et leurs documents',
    why: 'Pour les montrer sur votre site Web.'
  },
  exports: {
    what: 'Le fichier ZIP que vous avez demandé, avec votre site Web, vos inscriptions, vos clients potentiels et votre compte',
    why: 'Pour que vous puissiez le télécharger.'
  },
  forwarding: {
    what: 'La nouvelle adresse d’un site Web qui a déménagé ailleurs',
    why: 'Pour y diriger ses visiteurs.'
  },
  deletedListings: {
    what: 'Les inscriptions que vous avez supprimées',
    why: 'Pour que vous puissiez les rétablir.'
  },
  deletedPosts: {
    what: 'Les articles de blogue que vous avez supprimés',
    why: 'Pour que vous puissiez les rétablir.'
  },
  campaigns: {
    what: 'Vos campagnes, séquences, modèles de réponse et filtres enregistrés',
    why: 'Pour envoyer ce que vous avez écrit et vous l’offrir de nouveau.'
  },
  serviceKeys: {
    what: 'Vos clés pour d’autres services, vos flux et leurs ententes',
    why: 'Pour utiliser ces services pour vous.'
  },
  team: {
    what: 'Les membres de votre équipe et les demandes qu’ils ont vues',
    why: 'Pour leur donner accès et vous montrer ce qui a été fait.'
  },
  invitations: {
    what: 'Les adresses courriel des personnes invitées dans une équipe',
    why: 'Pour que la personne invitée puisse se joindre à l’équipe.'
  },
  brokers: {
    what: 'Le nom, le courriel et les décisions de votre dirigeant d’agence au sujet de votre site Web',
    why: 'Pour montrer à un organisme de réglementation qui a approuvé quoi.'
  },
  cards: {
    what: 'La marque, les quatre derniers chiffres, l’expiration et l’adresse de facturation de vos cartes',
    why: 'Pour prélever le prix de votre forfait et vous laisser choisir une carte. Le numéro lui-même ne nous parvient jamais.'
  },
  books: {
    what: 'Les commandes, prélèvements et reçus, avec le nom et l’adresse de l’acheteur',
    why: 'Les lois fiscales l’exigent.'
  },
  failedOrders: {
    what: 'Ce que vous avez saisi pour une commande qui a échoué',
    why: 'Pour que vous puissiez réessayer.'
  },
  trials: {
    what: 'L’empreinte de la carte et le domaine d’un essai gratuit',
    why: 'Une carte et un domaine ont droit à un seul essai.'
  },
  closedTrials: {
    what: 'Une empreinte de ceux-ci une fois le compte fermé',
    why: 'Une carte et un domaine ont droit à un seul essai. L’empreinte ne révèle pas lesquels.'
  },
  paymentEvents: {
    what: 'Les avis du fournisseur de paiement',
    why: 'Pour inscrire chaque paiement une seule fois.'
  },
  feedPeople: {
    what: 'Les noms et numéros de téléphone des courtiers inscripteurs et des agences dans les flux',
    why: 'Les règles des chambres immobilières nous obligent à les nommer à côté de leurs inscriptions.'
  }
}

export const keptOfAgentsClaims: Translated<KindTexts> = { en, fr }
