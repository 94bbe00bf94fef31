import { ofInFrench } from '#rules/french-elision.ts'
import type { MemberRole } from '#rules/leads/rights.ts'
import type { Sharing } from '#rules/leads/share-leads.ts'
import type { AccessKind } from '#rules/leads/team-limits.ts'
import type { Translated } from '../language.ts'

const roles: Record<MemberRole, string> = { agent: 'Agent', assistant: 'Assistant' }
const roleHints: Record<MemberRole, string> = {
  agent: 'Sees and answers only the people assigned to them.',
  assistant:
    'Sees and answers everybody, and can assign people. Files, settings and sending stay with you.'
}
const sharings: Record<Sharing, string> = {
  hand: 'By hand',
  turn: 'In turn',
  area: 'By area'
}
const sharingHints: Record<Sharing, string> = {
  hand: 'New ones wait until you assign them.',
  turn: 'Members get new leads in rotation. A person who writes again stays with the member who has them.',
  area: 'The area of the home, the property or the page decides. A lead that matches nobody’s area stays unassigned, and our email tells you. A person who writes again stays with the member who has them.'
}
const done: Record<AccessKind, (count: number) => string> = {
  opened: () => 'Opened',
  changed: () => 'Changed',
  answered: () => 'Answered',
  assigned: (count) => (count === 1 ? 'Assigned' : `Assigned ${count} people`),
  exported: (count) => (count === 1 ? 'Downloaded' : `Downloaded ${count} people`),
  erased: () => 'Erased a person'
}

/** The Team screen. */
const en = {
  title: 'Team',
  /** Completes 'We couldn’t load …'. */
  what: 'your team',
  lede: 'Who looks after the people who write to you, and what each of them sees.',
  notIncluded: {
    title: 'Your plan has no team',
    text: (plan: string, teamPlan: string | null) =>
      teamPlan === null
        ? `You are on ${plan}. No plan with a team is on offer at the moment.`
        : `With the ${teamPlan} plan, members get their own log-in and new leads are shared out among them. You are on ${plan}, and the dashboard can’t change plans yet. If you’d like a team, please write to us.`,
    action: 'Contact us',
    closed:
      'Your members have no access while your plan doesn’t include a team. Everything they had stays with you.'
  },
  members: 'Members',
  room: (taken: number, size: number) => `${taken} of ${size} places taken`,
  nobody: 'Nobody has joined your team yet.',
  roles,
  roleHints,
  role: 'Role',
  takesLeads: 'Gets new leads',
  takes: 'Gets new leads',
  takesNone: 'Gets no new leads',
  areas: 'Areas',
  areasHint: 'One on each line: a neighbourhood, a city, or the first half of a postal code.',
  noAreas: 'No areas',
  leads: (count: number) => (count === 1 ? '1 lead' : `${count} leads`),
  seen: (when: string) => `Last seen ${when}`,
  neverSeen: 'Not logged in',
  change: 'Change',
  changeMember: (name: string) => `Change ${name}`,
  save: 'Save',
  cancel: 'Cancel',
  saved: 'Saved.',
  remove: 'Remove',
  removeMember: (name: string) => `Remove ${name}`,
  removeTitle: (name: string) => `Remove ${name} from your team?`,
  removeText:
    'Their access ends at once. Notes, templates and everything about their leads stay with you.',
  leadsTo: 'Their leads go to',
  toNobody: 'Nobody',
  removed: (name: string) => `${name} has no access any more.`,
  invite: 'Invite a member',
  email: 'Email',
  sendInvitation: 'Send invitation',
  sending: 'Sending',
  invited: (email: string) => `We’ve sent the invitation to ${email}.`,
  invitations: 'Invitations',
  until: (day: string) => `Open until ${day}`,
  expired: 'Expired',
  sendAgain: 'Send again',
  sendAgainTo: (email: string) => `Send again to ${email}`,
  withdraw: 'Withdraw',
  withdrawFrom: (email: string) => `Withdraw the invitation to ${email}`,
  sharingTitle: 'New leads',
  sharing: 'How they are shared out',
  sharings,
  sharingHints,
  ownerCopies: 'Send me a copy of emails about leads that members have',
  log: 'Who saw what',
  logHint:
    'Pages of people that were opened, and what was changed. Scrolling through the list isn’t logged.',
  logWhat: 'the log',
  logNone: 'Nothing yet.',
  older: 'Show older entries',
  done,
  when: 'When',
  who: 'Who',
  what_: 'What',
  whom: 'Lead',
  formerMember: 'A former member',
  seenBy: 'Seen by',
  seenByNone: 'Nobody has opened this page since your team began.',
  assigned: 'Assigned to',
  assignedTo: (name: string) => `Assigned to ${name}.`,
  assignedToNobody: 'Assigned to nobody.',
  assignTo: (name: string) => `Assign ${name}`,
  assignCard: 'Assign to …',
  noneForYou: 'No leads yet',
  noneForYouText: 'You’ll get an email as soon as one is assigned to you.',
  closedTitle: 'Your access is paused',
  closedText: (brokerage: string) =>
    `The plan of ${brokerage} has no team at the moment. Please ask its owner.`,
  joined: 'Welcome to the team.'
}

const rolesInFrench: typeof roles = { agent: 'Courtier', assistant: 'Adjoint' }
const roleHintsInFrench: typeof roleHints = {
  agent: 'Voit seulement les personnes qui lui sont confiées, et leur répond.',
  assistant:
    'Voit tout le monde, répond et confie les demandes. Les fichiers, les réglages et les envois restent chez vous.'
}
const sharingsInFrench: typeof sharings = {
  hand: 'À la main',
  turn: 'À tour de rôle',
  area: 'Selon le secteur'
}
const sharingHintsInFrench: typeof sharingHints = {
  hand: 'Les nouvelles attendent que vous les confiiez.',
  turn: 'Les demandes sont attribuées aux membres à tour de rôle. Une personne qui écrit de nouveau reste avec le membre qui s’en occupe.',
  area: 'Le secteur de la propriété ou de la page décide. Une demande qui ne correspond à personne n’est confiée à personne, et le courriel que vous recevez le dit. Une personne qui écrit de nouveau reste avec le membre qui s’en occupe.'
}
const doneInFrench: typeof done = {
  opened: () => 'A ouvert',
  changed: () => 'A modifié',
  answered: () => 'A répondu',
  assigned: (count) => (count === 1 ? 'A confié' : `A confié ${count} personnes`),
  exported: (count) => (count === 1 ? 'A téléchargé' : `A téléchargé ${count} personnes`),
  erased: () => 'A effacé une personne'
}

const fr: typeof en = {
  title: 'Équipe',
  what: 'votre équipe',
  lede: 'Qui s’occupe des personnes qui vous écrivent, et ce que chacun voit.',
  notIncluded: {
    title: 'Votre forfait ne comprend pas d’équipe',
    text: (plan, teamPlan) =>
      teamPlan === null
        ? `Vous avez le forfait ${plan}. Aucun forfait avec équipe n’est offert en ce moment.`
        : `Avec le forfait ${teamPlan}, chaque membre a son propre accès, et les nouvelles demandes sont réparties entre les membres. Vous avez le forfait ${plan}, et le tableau de bord ne permet pas encore de changer de forfait. Si vous souhaitez une équipe, écrivez-nous.`,
    action: 'Nous joindre',
    closed:
      'Vos membres n’ont pas accès tant que votre forfait n’est pas actif avec une équipe. Tout ce qu’ils avaient reste chez vous.'
  },
  members: 'Membres',
  room: (taken, size) =>
    taken < 2 ? `${taken} place sur ${size} est prise` : `${taken} places sur ${size} sont prises`,
  nobody: 'Personne ne s’est encore joint à votre équipe.',
  roles: rolesInFrench,
  roleHints: roleHintsInFrench,
  role: 'Rôle',
  takesLeads: 'Reçoit de nouvelles demandes',
  takes: 'Reçoit de nouvelles demandes',
  takesNone: 'Ne reçoit pas de nouvelles demandes',
  areas: 'Secteurs',
  areasHint: 'Un par ligne : un quartier, une ville ou la première moitié d’un code postal.',
  noAreas: 'Aucun secteur',
  leads: (count) => (count < 2 ? `${count} demande` : `${count} demandes`),
  seen: (when) => `Dernière activité : ${when}`,
  neverSeen: 'Aucune session ouverte',
  change: 'Modifier',
  changeMember: (name) => `Modifier ${name}`,
  save: 'Enregistrer',
  cancel: 'Annuler',
  saved: 'Enregistré.',
  remove: 'Retirer',
  removeMember: (name) => `Retirer ${name}`,
  removeTitle: (name) => `Retirer ${name} de votre équipe?`,
  removeText:
    'Son accès prend fin tout de suite. Les notes, les modèles et tout ce qui concerne ses demandes restent chez vous.',
  leadsTo: 'Ses demandes vont à',
  toNobody: 'Personne',
  removed: (name) => `${name} n’a plus accès.`,
  invite: 'Inviter un membre',
  email: 'Courriel',
  sendInvitation: 'Envoyer l’invitation',
  sending: 'Envoi',
  invited: (email) => `Nous avons envoyé l’invitation à ${email}.`,
  invitations: 'Invitations',
  until: (day) => `Valable jusqu’au ${day}`,
  expired: 'Expirée',
  sendAgain: 'Envoyer de nouveau',
  sendAgainTo: (email) => `Envoyer de nouveau l’invitation à ${email}`,
  withdraw: 'Annuler l’invitation',
  withdrawFrom: (email) => `Annuler l’invitation à ${email}`,
  sharingTitle: 'Nouvelles demandes',
  sharing: 'Répartition',
  sharings: sharingsInFrench,
  sharingHints: sharingHintsInFrench,
  ownerCopies: 'M’envoyer une copie des courriels sur les demandes des membres',
  log: 'Qui a vu quoi',
  logHint:
    'Les pages de personnes qui ont été ouvertes et ce qui a été modifié. Le simple défilement de la liste n’y figure pas.',
  logWhat: 'le journal',
  logNone: 'Rien pour le moment.',
  older: 'Afficher les entrées précédentes',
  done: doneInFrench,
  when: 'Quand',
  who: 'Qui',
  what_: 'Quoi',
  whom: 'Demande',
  formerMember: 'Ancien membre',
  seenBy: 'Vu par',
  seenByNone: 'Personne n’a ouvert cette page depuis les débuts de votre équipe.',
  assigned: 'Confié à',
  assignedTo: (name) => `Confié à ${name}.`,
  assignedToNobody: 'Confié à personne.',
  assignTo: (name) => `Confier ${name}`,
  assignCard: 'Confier à …',
  noneForYou: 'Aucune demande pour le moment',
  noneForYouText: 'Vous recevrez un courriel dès qu’une demande vous sera confiée.',
  closedTitle: 'Votre accès est suspendu',
  closedText: (brokerage) =>
    `Le forfait ${ofInFrench(brokerage)} ne comprend pas d’équipe en ce moment. Adressez-vous à son propriétaire.`,
  joined: 'Bienvenue dans l’équipe.'
}

export const teamMessages: Translated<typeof en> = { en, fr }
