import { groupDigits } from '#rules/money/group-digits.ts'
import type { Translated } from '../language.ts'

const en = {
  title: 'Report',
  lede: 'What your website brings you, month by month.',
  what: 'your report',
  number: (count: number) => groupDigits(count),
  earlier: 'Previous month',
  later: 'Next month',
  thisMonth: 'Open this month’s report',
  months: 'Months',
  download: 'Download CSV',
  days: (from: string, to: string) => (from === to ? from : `${from} – ${to}`),
  soFar: (days: string) => `${days}, so far.`,
  whole: (days: string) => `${days}.`,
  compared: (days: string) => `Compared with ${days}.`,
  firstMonth: 'This is your website’s first month, so there is nothing to compare it with.',
  countedFrom: (day: string) => `Visits have been counted since ${day}.`,
  neverCounted: 'No visits counted yet.',
  figures: {
    visits: 'Visits',
    views: 'Pages viewed',
    leads: 'Leads',
    median: 'Half were answered within',
    within: 'Answered within an hour'
  },
  notCounted: 'Not counted yet',
  noAnswer: 'No answer yet',
  nothingToAnswer: 'Nothing to answer',
  of: (part: number, all: number) => `${groupDigits(part)} of ${groupDigits(all)}`,
  before: (text: string) => `Before: ${text}`,
  more: (by: string) => `${by} more`,
  fewer: (by: string) => `${by} fewer`,
  same: 'no change',
  charts: {
    title: 'Day by day',
    visits: 'Visits by day',
    leads: 'Leads by day',
    most: (count: number, day: string) => `busiest day: ${day}, ${groupDigits(count)}`,
    none: 'none',
    of: (chart: string, most: string) => `${chart}: ${most}`,
    table: 'Show each day’s numbers',
    day: 'Day'
  },
  lists: {
    sources: 'Where they came from',
    campaigns: 'Advertisements',
    pages: 'Pages',
    kinds: 'What they asked for',
    homes: 'Homes asked about most'
  },
  columns: {
    source: 'Source',
    campaign: 'Campaign',
    page: 'Page',
    kind: 'Form',
    home: 'Home',
    visits: 'Visits',
    views: 'Views',
    leads: 'Leads'
  },
  directly: 'Opened directly, or not known',
  rest: 'All others',
  noPage: 'Not sent from a page',
  otherSources: 'Other sources',
  empty: {
    title: 'Nothing yet',
    sources: 'The places people come to your website from will appear here.',
    campaigns: 'Add a landing page in the builder and use its link in your advertisement.',
    pages: 'The pages that people open will appear here.',
    kinds: 'What people ask for through your forms will appear here.',
    homes: 'Homes that people ask about will appear here.'
  },
  method:
    'A visit begins when someone opens your website from elsewhere; one person who comes twice makes two visits. Your own visits count; search engines and test leads don’t. No cookies are used, and nothing about visitors is stored.',
  email: 'This report is emailed to you on the first of each month.',
  emailOff: 'The email with this report is turned off.',
  openSettings: 'Change this in settings',
  csv: {
    file: (month: string) => `report-${month}.csv`,
    list: 'List',
    name: 'Name',
    count: 'Figure',
    before: 'Before',
    totals: 'Totals',
    minutes: (of: string) => `${of} (minutes)`
  }
}

const fr: typeof en = {
  title: 'Rapport',
  lede: 'Ce que votre site Web vous apporte, mois par mois.',
  what: 'votre rapport',
  number: (count) => groupDigits(count, '\u00A0'),
  earlier: 'Mois précédent',
  later: 'Mois suivant',
  thisMonth: 'Ouvrir le rapport de ce mois-ci',
  months: 'Mois',
  download: 'Télécharger en CSV',
  days: (from, to) => (from === to ? from : `du ${from} au ${to}`),
  soFar: (days) => `${capital(days)}, jusqu’ici.`,
  whole: (days) => `${capital(days)}.`,
  compared: (days) => `Comparé à la période ${days}.`,
  firstMonth: 'C’est le premier mois de votre site Web : il n’y a encore rien à comparer.',
  countedFrom: (day) => `Les visites sont comptées depuis le ${day}.`,
  neverCounted: 'Aucune visite n’a encore été comptée.',
  figures: {
    visits: 'Visites',
    views: 'Pages vues',
    leads: 'Demandes',
    median: 'La moitié a eu sa réponse en',
    within: 'Réponse en moins d’une heure'
  },
  notCounted: 'Pas encore comptées',
  noAnswer: 'Aucune réponse pour l’instant',
  nothingToAnswer: 'Rien à répondre',
  of: (part, all) => `${groupDigits(part, '\u00A0')} sur ${groupDigits(all, '\u00A0')}`,
  before: (text) => `Avant : ${text}`,
  more: (by) => `${by} de plus`,
  fewer: (by) => `${by} de moins`,
  same: 'inchangé',
  charts: {
    title: 'Jour par jour',
    visits: 'Visites par jour',
    leads: 'Demandes par jour',
    most: (count, day) => `maximum le ${day} : ${groupDigits(count, '\u00A0')}`,
    none: 'aucune',
    of: (chart, most) => `${chart} : ${most}`,
    table: 'Afficher les chiffres de chaque jour',
    day: 'Jour'
  },
  lists: {
    sources: 'D’où ils viennent',
    campaigns: 'Publicités',
    pages: 'Pages',
    kinds: 'Ce qu’ils ont demandé',
    homes: 'Propriétés les plus demandées'
  },
  columns: {
    source: 'Source',
    campaign: 'Campagne',
    page: 'Page',
    kind: 'Formulaire',
    home: 'Propriété',
    visits: 'Visites',
    views: 'Vues',
    leads: 'Demandes'
  },
  directly: 'Ouvert directement, ou source inconnue',
  rest: 'Toutes les autres',
  noPage: 'Pas envoyées depuis une page',
  otherSources: 'Autres sources',
  empty: {
    title: 'Rien pour l’instant',
    sources: 'Les liens vers votre site Web que les gens suivent apparaîtront ici.',
    campaigns:
      'Ajoutez une page de destination dans l’éditeur de site et utilisez son lien dans votre publicité.',
    pages: 'Les pages que les gens ouvrent apparaîtront ici.',
    kinds: 'Ce que les gens demandent par vos formulaires apparaîtra ici.',
    homes: 'Les propriétés qui intéressent les gens apparaîtront ici.'
  },
  method:
    'Une visite commence quand quelqu’un ouvre votre site Web depuis ailleurs; une personne qui vient deux fois fait deux visites. Vos propres visites sont comptées, mais pas les moteurs de recherche ni les demandes d’essai. Aucun témoin n’est utilisé et rien n’est conservé au sujet des visiteurs.',
  email: 'Ce rapport vous est envoyé par courriel le premier de chaque mois.',
  emailOff: 'Le courriel de ce rapport est désactivé.',
  openSettings: 'Modifier dans les réglages',
  csv: {
    file: (month) => `rapport-${month}.csv`,
    list: 'Liste',
    name: 'Nom',
    count: 'Nombre',
    before: 'Avant',
    totals: 'Totaux',
    minutes: (of) => `${of} (minutes)`
  }
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

export const leadReportMessages: Translated<typeof en> = { en, fr }
