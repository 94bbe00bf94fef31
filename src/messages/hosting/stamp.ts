import { ofInFrench } from '#rules/french-elision.ts'
import type { Translated } from '../language.ts'

/** What the broker of record sees: a version, its findings, and a form to decide. */
const en = {
  title: (agent: string) => `Website of ${agent}`,
  ended: {
    title: 'This link has ended',
    text: 'It has expired, or the agent ended it. Please ask them for a new one.'
  },
  intro: (name: string, day: string) =>
    `For ${name}: as broker of record, please review this version of the website. It won’t change while you review it. This link works until ${day}.`,
  version: 'Version',
  brokerage: 'Brokerage',
  agent: 'Agent',
  address: 'Website',
  pages: 'Pages',
  open: (page: string) => `Open “${page}”`,
  hidden: 'Visitors don’t see this page.',
  findings: 'What our check of the advertising rules found',
  noFindings: 'Our check found nothing. This isn’t legal advice.',
  notRead:
    'We haven’t read this province’s own rules: we checked only what applies everywhere in Canada.',
  words: (words: string) => `It’s about “${words}”.`,
  inDetails: 'Details on every page',
  /** Before what was found on a page. */
  label: (page: string) => `${page}:`,
  read: (day: string) => `read on ${day}`,
  pastDate: (day: string) => `should have been read again by ${day}`,
  decide: 'Your decision',
  remark: (page: string) => `Remarks about “${page}” (optional)`,
  remarkAll: 'Remarks about the whole website (optional)',
  decisions: { approved: 'I approve this version', changes: 'I request changes' },
  name: 'Your name',
  email: 'Your email',
  send: 'Send',
  kept: 'We keep your name, email, decision and remarks with the time and the version, and show them to the agent.',
  missing: {
    decision: 'Please approve this version or request changes.',
    name: 'Please enter your name.',
    email: 'Please enter a valid email address.',
    remark: 'Please shorten this remark to 2,000 characters.'
  },
  record: {
    title: { approved: 'This version is approved', changes: 'Changes requested' },
    by: 'Decided by',
    at: 'Decided on',
    remarks: 'Remarks',
    noRemarks: 'None',
    print: 'To keep this record, print this page.'
  }
}

const fr: typeof en = {
  title: (agent) => `Site Web ${ofInFrench(agent)}`,
  ended: {
    title: 'Ce lien n’est plus valide',
    text: 'Il a expiré ou le courtier y a mis fin. Demandez-lui-en un nouveau.'
  },
  intro: (name, day) =>
    `Pour ${name} : à titre de dirigeant d’agence, veuillez examiner cette version du site Web. Elle ne changera pas entre-temps. Le lien fonctionne jusqu’au ${day}.`,
  version: 'Version',
  brokerage: 'Agence',
  agent: 'Courtier',
  address: 'Site Web',
  pages: 'Pages',
  open: (page) => `Ouvrir « ${page} »`,
  hidden: 'Les visiteurs ne voient pas cette page.',
  findings: 'Ce que notre vérification des règles de publicité a trouvé',
  noFindings: 'Notre vérification n’a rien trouvé. Ce n’est pas un avis juridique.',
  notRead:
    'Nous n’avons pas lu les règles de cette province : nous avons vérifié seulement ce qui s’applique partout au Canada.',
  words: (words) => `Il s’agit de « ${words} ».`,
  inDetails: 'Coordonnées, sur chaque page',
  label: (page) => `${page} :`,
  read: (day) => `lue le ${day}`,
  pastDate: (day) => `aurait dû être relue avant le ${day}`,
  decide: 'Votre décision',
  remark: (page) => `Remarques sur « ${page} » (facultatif)`,
  remarkAll: 'Remarques sur tout le site Web (facultatif)',
  decisions: { approved: 'J’approuve cette version', changes: 'Je demande des modifications' },
  name: 'Votre nom',
  email: 'Votre courriel',
  send: 'Envoyer',
  kept: 'Nous conservons votre nom, votre courriel, votre décision et vos remarques avec l’heure et la version, et nous les montrons au courtier.',
  missing: {
    decision: 'Approuvez cette version ou demandez des modifications.',
    name: 'Entrez votre nom.',
    email: 'Entrez une adresse courriel valide.',
    remark: 'Raccourcissez cette remarque à 2 000 caractères.'
  },
  record: {
    title: { approved: 'Cette version est approuvée', changes: 'Modifications demandées' },
    by: 'Décidé par',
    at: 'Décidé le',
    remarks: 'Remarques',
    noRemarks: 'Aucune',
    print: 'Pour conserver ce dossier, imprimez cette page.'
  }
}

export const stampPageMessages: Translated<typeof en> = { en, fr }
