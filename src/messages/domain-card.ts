import type { FindingKind } from '#rules/websites/domain-findings.ts'
import type { Translated } from './language.ts'
import { noSuchDomain } from './no-such-domain.ts'

const en = {
  title: 'Your domain',
  /** Completes 'We couldn’t load …'. */
  loading: 'your domain',
  looking: (domain: string) => `Looking up ${domain}…`,
  details: 'Show details',

  opensFirst: 'Your website opens first; your domain follows.',
  openNow: ['Your website is open now at ', '.'] as readonly [string, string],
  notOpen: 'Visitors can’t reach your website from the internet yet.',
  leaveIt: (domain: string) => `Leave ${domain} as it is for now: nothing needs to change.`,
  shown: (domain: string) => `${domain} shows your website.`,
  lost: (domain: string) => `${domain} no longer points to your website.`,
  held: (domain: string) => `${domain} shows your previous website, because you put it back.`,
  ready: (domain: string) =>
    `There are two ways to bring ${domain} to your website. Choose one; you can change your mind at any time.`,

  recordsWay: 'Point only the website',
  recordsWayText:
    'Set these records where your domain’s DNS is managed, in place of the ones that these names have now. Your email and everything else stay where they are.',
  isSet: 'Set',
  notSet: 'Not set yet',
  notSeen: 'Not seen',

  nameServersWay: 'Hand over the whole domain',
  nameServersWayText:
    'Replace the name servers at your registrar with these. We’ve copied every record we found, so your email and other services go on as before. Your previous website stays until your new one has answered at your domain.',
  guide: 'Show me how',
  copiedOnly:
    'Nobody can list all the names of a domain from outside. If you use one that isn’t listed above, point only the website.',

  whyNot: {
    aliases: (domain: string, names: string) =>
      `${names} would move along, because they are aliases of ${domain}. Give them the address that ${domain} has now, then look here again.`,
    caa: (domain: string) =>
      `${domain} has CAA records that don’t include letsencrypt.org, so a secure connection couldn’t be set up. Add 0 issue "letsencrypt.org" first.`,
    'mail-host': (domain: string) =>
      `Email for ${domain} is delivered to the address of its current website, so moving the website would stop your email. Ask your email provider first for a server name of its own.`,
    dnssec: (domain: string) =>
      `DNSSEC is on for ${domain}. Turn it off at your registrar and wait a day: with it on, new name servers would make your domain unreachable.`,
    records: 'We’re still copying your records. We look again every hour.'
  },

  today: (domain: string) => `What ${domain} has today`,
  noDomain: noSuchDomain.en,
  nothing: 'We found no records: nothing depends on this domain yet.',
  kinds: {
    website: 'Current website',
    email: 'Email',
    spf: 'Email senders (SPF)',
    dkim: 'Email signatures (DKIM)',
    dmarc: 'Email policy (DMARC)',
    caa: 'Authorities (CAA)',
    dnssec: 'DNSSEC',
    other: 'Other names'
  } satisfies Record<FindingKind, string>,
  pageTitle: (title: string) => `“${title}”`,
  fates: {
    website:
      'Stays until your new website has answered at your domain. We keep these addresses, so that you can go back.',
    email: 'Stays with your email provider, whichever way you choose.',
    spf: 'Stays the same, so that your email keeps being accepted.',
    dkim: 'Stays the same, so that your email keeps being accepted.',
    dmarc: 'Stays the same, so that your email keeps being accepted.',
    caa: 'Stays the same. It says who may vouch for secure connections to your domain.',
    dnssec:
      'May stay on if you point only the website. Turn it off before you change name servers.',
    other: 'Stay where they are. We copy them before you change name servers.'
  } satisfies Record<FindingKind, string>,

  putBack: 'Put it back',
  putBackTitle: (domain: string) => `Show your previous website at ${domain}?`,
  putBackText:
    'Visitors will see it again within minutes. Your new website stays open at its free address, and your email is not touched.',
  puttingBack: 'Putting it back…',
  putBackDone: 'Your previous website is back.',
  cancel: 'Cancel',
  before: 'These records were replaced:',
  byHand: 'To go back to your previous website',
  byHandText: (domain: string) =>
    `We can’t change the DNS of ${domain}, so only you can put it back: where it’s managed, set these records in place of the ones that point to us. Your email is not touched.`,
  move: 'Move my domain',
  moving: 'Moving…',
  moveStarted: 'Your domain will move as soon as that’s safe.'
}

const fr: typeof en = {
  title: 'Votre domaine',
  loading: 'votre domaine',
  looking: (domain) => `Vérification de ${domain}…`,
  details: 'Afficher les détails',

  opensFirst: 'Votre site Web ouvre d’abord; votre domaine suivra.',
  openNow: ['Votre site Web est ouvert à ', '.'],
  notOpen: 'Les visiteurs ne peuvent pas encore atteindre votre site Web par Internet.',
  leaveIt: (domain) => `Laissez ${domain} tel quel pour le moment : il n’y a rien à changer.`,
  shown: (domain) => `${domain} affiche votre site Web.`,
  lost: (domain) => `${domain} ne pointe plus vers votre site Web.`,
  held: (domain) => `${domain} affiche votre ancien site Web, parce que vous l’avez rétabli.`,
  ready: (domain) =>
    `Il y a deux façons d’amener ${domain} à votre site Web. Choisissez-en une; vous pouvez changer d’avis en tout temps.`,

  recordsWay: 'Diriger seulement le site Web',
  recordsWayText:
    'Entrez ces enregistrements là où le DNS de votre domaine est géré, à la place de ceux que ces noms ont maintenant. Vos courriels et tout le reste demeurent où ils sont.',
  isSet: 'En place',
  notSet: 'Pas encore en place',
  notSeen: 'Non vérifié',

  nameServersWay: 'Confier le domaine entier',
  nameServersWayText:
    'Remplacez les serveurs de noms chez votre registraire par ceux-ci. Nous avons copié chaque enregistrement trouvé : vos courriels et vos autres services continuent comme avant. Votre ancien site Web demeure jusqu’à ce que le nouveau ait répondu à votre domaine.',
  guide: 'Me montrer comment',
  copiedOnly:
    'Personne ne peut dresser de l’extérieur la liste de tous les noms d’un domaine. S’il en manque un que vous utilisez, dirigez seulement le site Web.',

  whyNot: {
    aliases: (domain, names) =>
      `${names} se déplaceraient aussi, parce que ce sont des alias de ${domain}. Donnez-leur l’adresse que ${domain} a maintenant, puis revenez ici.`,
    caa: (domain) =>
      `${domain} a des enregistrements CAA sans letsencrypt.org : une connexion sécurisée ne pourrait pas être établie. Ajoutez d’abord 0 issue "letsencrypt.org".`,
    'mail-host': (domain) =>
      `Les courriels de ${domain} sont livrés à l’adresse de son site Web actuel; déplacer le site les arrêterait. Demandez d’abord à votre fournisseur de courriel un nom de serveur distinct.`,
    dnssec: (domain) =>
      `DNSSEC est activé pour ${domain}. Désactivez-le chez votre registraire et attendez une journée : sinon, de nouveaux serveurs de noms rendraient votre domaine inaccessible.`,
    records: 'Nous copions encore vos enregistrements. Nous vérifions toutes les heures.'
  },

  today: (domain) => `Ce que ${domain} a aujourd’hui`,
  noDomain: noSuchDomain.fr,
  nothing: 'Nous n’avons trouvé aucun enregistrement : rien ne dépend encore de ce domaine.',
  kinds: {
    website: 'Site Web actuel',
    email: 'Courriel',
    spf: 'Expéditeurs de courriel (SPF)',
    dkim: 'Signatures de courriel (DKIM)',
    dmarc: 'Politique de courriel (DMARC)',
    caa: 'Autorités (CAA)',
    dnssec: 'DNSSEC',
    other: 'Autres noms'
  },
  pageTitle: (title) => `« ${title} »`,
  fates: {
    website:
      'Demeure jusqu’à ce que votre nouveau site Web ait répondu à votre domaine. Nous conservons ces adresses pour que vous puissiez revenir en arrière.',
    email: 'Demeure chez votre fournisseur de courriel, quelle que soit la façon choisie.',
    spf: 'Demeure inchangé, pour que vos courriels continuent d’être acceptés.',
    dkim: 'Demeure inchangé, pour que vos courriels continuent d’être acceptés.',
    dmarc: 'Demeure inchangé, pour que vos courriels continuent d’être acceptés.',
    caa: 'Demeure inchangé. Il indique qui peut garantir les connexions sécurisées à votre domaine.',
    dnssec:
      'Peut rester activé si vous dirigez seulement le site Web. Désactivez-le avant de changer les serveurs de noms.',
    other: 'Demeurent où ils sont. Nous les copions avant que vous changiez les serveurs de noms.'
  },

  putBack: 'Rétablir',
  putBackTitle: (domain) => `Afficher votre ancien site Web à ${domain}?`,
  putBackText:
    'Les visiteurs le verront de nouveau en quelques minutes. Votre nouveau site Web reste ouvert à son adresse gratuite, et vos courriels ne sont pas touchés.',
  puttingBack: 'Rétablissement…',
  putBackDone: 'Votre ancien site Web est rétabli.',
  cancel: 'Annuler',
  byHand: 'Pour revenir à votre ancien site Web',
  byHandText: (domain) =>
    `Nous ne pouvons pas modifier le DNS de ${domain}; ce rétablissement se fait donc de votre côté. Là où il est géré, entrez ces enregistrements à la place de ceux qui pointent vers nous. Vos courriels ne sont pas touchés.`,
  before: 'Ces enregistrements ont été remplacés :',
  move: 'Déplacer mon domaine',
  moving: 'Déplacement…',
  moveStarted: 'Votre domaine se déplacera dès que ce sera sûr.'
}

export const domainCardMessages: Translated<typeof en> = { en, fr }
