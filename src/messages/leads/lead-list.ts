import type { Translated } from '../language.ts'

const plural = (count: number, one: string, many: string) =>
  `${count > 500 ? '500+' : count} ${count === 1 ? one : many}`

/** The list of leads. */
const en = {
  title: 'Leads',
  /** Completes 'We couldn’t load …'. */
  what: 'your leads',
  newToday: (count: number) => `${plural(count, 'new lead', 'new leads')} today`,
  due: (count: number) => plural(count, 'follow-up due', 'follow-ups due'),
  count: (count: number) => plural(count, 'lead', 'leads'),
  add: 'Add a lead',
  layout: 'Layout',
  list: 'List',
  board: 'Board',
  search: 'Search',
  searchExample: 'Name, email, phone, home…',
  filters: 'Filters',
  filtersSet: (count: number) => `Filters (${count})`,
  clear: 'Clear filters',
  any: 'Any',
  filterNames: {
    stage: 'Stage',
    kind: 'Kind',
    source: 'Source',
    home: 'Home',
    tag: 'Tag',
    follow_up: 'Follow-up',
    unverified: 'Human check',
    assigned_to: 'Assigned to'
  },
  followUps: { due: 'Today or overdue', today: 'Today', overdue: 'Overdue' },
  unverified: 'Unverified',
  sort: 'Sort by',
  sorts: { newest: 'Newest', activity: 'Last activity', follow_up: 'Follow-up date' },
  views: 'Views',
  everyLead: 'All leads',
  ownViews: { followUp: 'Follow up today', new: 'New', unverified: 'Unverified' },
  noneTitle: 'No leads yet',
  noneText:
    'When a visitor sends a form on your website, they appear here. You can also add people you met elsewhere.',
  tryForm: 'Send a test lead',
  seeWebsite: 'Open your website',
  noMatchTitle: 'No leads match',
  noMatchText: 'Try other words or fewer filters.',
  noWebsiteTitle: 'No website yet',
  noWebsiteText: 'Leads come from the forms of your website.',
  makeWebsite: 'Create your website',
  showMore: 'Show more',
  loadingMore: 'Loading…',
  keys: 'Keyboard: J and K or the arrow keys move, X selects, Enter opens.',
  select: (name: string) => `Select ${name}`,
  selectAll: 'Select all shown',
  test: 'Test',
  followUpOn: (day: string) => `Follow up ${day}`,
  overdueSince: (day: string) => `Overdue since ${day}`,
  followUpToday: 'Follow up today',
  answeredAfter: (time: string) => `Answered after ${time}`,
  waiting: (time: string) => `Waiting ${time}`,
  minutes: (count: number) => `${count} min`,
  hours: (count: number) => `${count} h`,
  days: (count: number) => (count === 1 ? '1 day' : `${count} days`)
}

const pluriel = (count: number, un: string, plusieurs: string) =>
  `${count > 500 ? 'plus de 500' : count} ${count < 2 ? un : plusieurs}`

const fr: typeof en = {
  title: 'Clients potentiels',
  what: 'vos clients potentiels',
  newToday: (count) =>
    `${pluriel(count, 'nouveau client potentiel', 'nouveaux clients potentiels')} aujourd’hui`,
  due: (count) => pluriel(count, 'suivi à faire', 'suivis à faire'),
  count: (count) => pluriel(count, 'client potentiel', 'clients potentiels'),
  add: 'Ajouter un client potentiel',
  layout: 'Présentation',
  list: 'Liste',
  board: 'Tableau',
  search: 'Rechercher',
  searchExample: 'Nom, courriel, propriété…',
  filters: 'Filtres',
  filtersSet: (count) => `Filtres (${count})`,
  clear: 'Effacer les filtres',
  any: 'Peu importe',
  filterNames: {
    stage: 'Étape',
    kind: 'Type',
    source: 'Provenance',
    home: 'Propriété',
    tag: 'Étiquette',
    follow_up: 'Suivi',
    unverified: 'Vérification',
    assigned_to: 'Confié à'
  },
  followUps: { due: 'Aujourd’hui ou en retard', today: 'Aujourd’hui', overdue: 'En retard' },
  unverified: 'Non vérifié',
  sort: 'Trier par',
  sorts: { newest: 'Plus récents', activity: 'Dernière activité', follow_up: 'Date de suivi' },
  views: 'Vues',
  everyLead: 'Tous',
  ownViews: { followUp: 'À suivre aujourd’hui', new: 'Nouveaux', unverified: 'Non vérifiés' },
  noneTitle: 'Aucun client potentiel pour l’instant',
  noneText:
    'Quand une personne envoie un formulaire de votre site Web, elle apparaît ici. Vous pouvez aussi ajouter des gens rencontrés ailleurs.',
  tryForm: 'Envoyer une demande d’essai',
  seeWebsite: 'Ouvrir votre site Web',
  noMatchTitle: 'Aucun résultat',
  noMatchText: 'Essayez d’autres mots ou moins de filtres.',
  noWebsiteTitle: 'Pas encore de site Web',
  noWebsiteText: 'Les clients potentiels viennent des formulaires de votre site Web.',
  makeWebsite: 'Créer votre site Web',
  showMore: 'Afficher plus',
  loadingMore: 'Chargement…',
  keys: 'Clavier : J et K ou les flèches pour se déplacer, X pour sélectionner, Entrée pour ouvrir.',
  select: (name) => `Sélectionner ${name}`,
  selectAll: 'Sélectionner tout ce qui est affiché',
  test: 'Essai',
  followUpOn: (day) => `Suivi le ${day}`,
  overdueSince: (day) => `En retard depuis le ${day}`,
  followUpToday: 'À suivre aujourd’hui',
  answeredAfter: (time) => `Réponse après ${time}`,
  waiting: (time) => `En attente depuis ${time}`,
  minutes: (count) => `${count} min`,
  hours: (count) => `${count} h`,
  days: (count) => (count < 2 ? `${count} jour` : `${count} jours`)
}

export const leadListMessages: Translated<typeof en> = { en, fr }
