import type { Translated } from '../language.ts'
import type { LeadKind } from '#rules/leads/lead-kinds.ts'

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

const en = {
  /** The parts that have something, for the subject. */
  parts: {
    fresh: (count: number) => `${count} new`,
    followUps: (count: number) => counted(count, 'follow-up', 'follow-ups'),
    tasks: (count: number) => counted(count, 'task', 'tasks'),
    asks: (count: number) => counted(count, 'consent ends', 'consents end'),
    unverified: (count: number) => `${count} unverified`
  },
  subject: (parts: string) => `Today: ${parts}`,
  heading: (name: string) => `Good morning, ${name}`,
  section: (title: string) => `${title}:`,
  fresh: 'New since your last summary',
  followUps: 'Follow up today',
  tasks: 'Tasks due',
  asks: 'Ask for a yes: after these dates you may no longer send them commercial email',
  unverified: 'Unverified messages: these may be from robots',
  kinds: {
    contact: 'message',
    home: 'about a home',
    homes: 'about several homes',
    showing: 'showing request',
    valuation: 'what their property is worth',
    callback: 'asks for a call',
    search: 'saved a search',
    registration: 'registered for sold homes',
    manual: 'added by you',
    import: 'added by you'
  } satisfies Record<LeadKind, string>,
  since: (day: string) => `since ${day}`,
  until: (day: string) => `until ${day}`,
  more: (count: number) => `and ${count} more`,
  open: 'Open your list',
  off: 'You can turn this email off on the Settings page of your dashboard.',
  offByBrokerage: 'Your brokerage decides whether its team gets this email.'
}

const compte = (count: number, un: string, plusieurs: string) =>
  `${count} ${count < 2 ? un : plusieurs}`

const fr: typeof en = {
  parts: {
    fresh: (count) => compte(count, 'nouvelle demande', 'nouvelles demandes'),
    followUps: (count) => compte(count, 'suivi', 'suivis'),
    tasks: (count) => compte(count, 'tâche', 'tâches'),
    asks: (count) => compte(count, 'consentement à renouveler', 'consentements à renouveler'),
    unverified: (count) => compte(count, 'message non vérifié', 'messages non vérifiés')
  },
  subject: (parts) => `Aujourd’hui : ${parts}`,
  heading: (name) => `Bonjour ${name}`,
  section: (title) => `${title} :`,
  fresh: 'Nouvelles demandes depuis votre dernier résumé',
  followUps: 'Suivis à faire aujourd’hui',
  tasks: 'Tâches à faire',
  asks: 'Demandez un oui : après ces dates, plus aucun courriel commercial n’est permis',
  unverified: 'Messages non vérifiés : ils peuvent venir de robots',
  kinds: {
    contact: 'message',
    home: 'au sujet d’une propriété',
    homes: 'au sujet de plusieurs propriétés',
    showing: 'demande de visite',
    valuation: 'valeur de sa propriété',
    callback: 'demande un appel',
    search: 'recherche enregistrée',
    registration: 'inscription aux propriétés vendues',
    manual: 'ajout de votre part',
    import: 'ajout de votre part'
  },
  since: (day) => `depuis le ${day}`,
  until: (day) => `jusqu’au ${day}`,
  more: (count) => `et ${count} de plus`,
  open: 'Ouvrir votre liste',
  off: 'Vous pouvez désactiver ce courriel à la page Réglages de votre tableau de bord.',
  offByBrokerage: 'C’est votre agence qui décide si son équipe reçoit ce courriel.'
}

export const morningSummaryEmail: Translated<typeof en> = { en, fr }
