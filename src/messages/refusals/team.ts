import type { LeadVerb } from '#rules/leads/rights.ts'
import type { Translated } from '../language.ts'

const mayNot: Record<LeadVerb, string> = {
  see: 'You can’t see these people.',
  work: 'You can’t change these people.',
  assign: 'Please ask your brokerage to assign this person to somebody else.',
  import: 'Please ask your brokerage to import contacts.',
  share: 'Please ask your brokerage to change what the whole team uses.',
  write: 'Please ask your brokerage to write to many people at once.',
  send: 'Only the owner of the brokerage can write to many people at once.',
  export: 'Only the owner of the brokerage can download people’s details.',
  erase: 'Only the owner of the brokerage can erase a person.',
  settings: 'Only the owner of the brokerage can see and change settings.',
  team: 'Only the owner of the brokerage can see and change the team.'
}

const mayNotInFrench: typeof mayNot = {
  see: 'Vous n’avez pas accès à ces demandes.',
  work: 'Vous ne pouvez pas modifier ces demandes.',
  assign: 'Demandez à votre agence de confier une demande à quelqu’un d’autre.',
  import: 'Demandez à votre agence d’importer des contacts.',
  share: 'Demandez à votre agence de modifier ce que toute l’équipe utilise.',
  write: 'Demandez à votre agence d’écrire à plusieurs personnes à la fois.',
  send: 'Seul le propriétaire de l’agence peut écrire à plusieurs personnes à la fois.',
  export: 'Seul le propriétaire de l’agence peut télécharger les coordonnées des personnes.',
  erase: 'Seul le propriétaire de l’agence peut effacer une personne.',
  settings: 'Seul le propriétaire de l’agence peut voir et modifier les réglages.',
  team: 'Seul le propriétaire de l’agence peut voir et modifier l’équipe.'
}

/** Why the panel refuses a member, or a change of a team. */
const en = {
  mayNot,
  teamClosed: 'Your brokerage’s plan has no team at the moment. Please ask its owner.',
  noTeam: (plan: string) => `The ${plan} plan has no team.`,
  full: (size: number) =>
    `Your plan has room for ${size} members, and everybody you invited counts. Please remove a member or an invitation first.`,
  isOwner: 'This is your own address.',
  isMember: 'This person is a member of your team already.',
  noMember: 'This member has left the team.',
  noInvitation: 'This link is not complete. Please open it from the email again.',
  expired: 'This invitation has expired. Please ask your brokerage for a new one.',
  used: 'This invitation was accepted already. Please log in.',
  nameNeeded: 'Name is a required field',
  hasWebsite:
    'This address belongs to an account with its own website, which can’t join a team. Please ask for an invitation to another address.',
  otherTeam: 'This account is in another team. It has to leave that one first.',
  memberOrders:
    'You are a member of a team. To set up your own website, ask your brokerage to remove you first.'
}

const fr: typeof en = {
  mayNot: mayNotInFrench,
  teamClosed:
    'Le forfait de votre agence ne comprend pas d’équipe en ce moment. Adressez-vous à son propriétaire.',
  noTeam: (plan) => `Le forfait ${plan} ne comprend pas d’équipe.`,
  full: (size) =>
    `Votre forfait permet ${size} membres, personnes invitées comprises. Retirez d’abord un membre ou une invitation.`,
  isOwner: 'C’est votre propre adresse.',
  isMember: 'Cette personne est déjà membre de votre équipe.',
  noMember: 'Ce membre a quitté l’équipe.',
  noInvitation: 'Ce lien est incomplet. Ouvrez-le de nouveau depuis le courriel.',
  expired: 'Cette invitation a expiré. Demandez-en une nouvelle à votre agence.',
  used: 'Cette invitation a déjà été acceptée. Ouvrez une session.',
  nameNeeded: 'Le nom est obligatoire',
  hasWebsite:
    'Cette adresse appartient à un compte qui a son propre site Web et ne peut pas se joindre à une équipe. Demandez une invitation à une autre adresse.',
  otherTeam: 'Ce compte fait partie d’une autre équipe. Il doit d’abord la quitter.',
  memberOrders:
    'Vous êtes membre d’une équipe. Pour créer votre propre site Web, demandez d’abord à votre agence de vous retirer.'
}

export const teamRefusals: Translated<typeof en> = { en, fr }
