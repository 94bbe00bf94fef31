import type { Translated } from '../language.ts'

/** The form that connects a feed of listings. */
const en = {
  open: 'Connect a feed',
  title: 'Connect a feed',
  way: 'Where do the homes come from?',
  ways: {
    ddf: 'CREA’s DDF®',
    token: 'My board (access token)',
    client: 'My board (client ID)'
  },
  ddfHint:
    'On REALTOR Link®, open the Data Distribution Facility and your data feed: its client ID and secret are there.',
  boardHint: 'Your board gives you access to its RESO Web API with the approved agreement.',
  board: 'Board',
  boardExample: 'TRREB',
  root: 'Address of the RESO Web API',
  rootExample: 'https://api.example.ca/odata/',
  token: 'Access token',
  tokenUrl: 'Token URL',
  clientId: 'Client ID',
  secret: 'Secret',
  scope: 'Scope',
  mediaHosts: 'Where its photographs are',
  mediaHostsHint:
    'If they aren’t at the same address: the names in their links, such as photos.example.ca, separated by commas.',
  pool: 'What the data feed contains',
  pools: { all: 'National Shared Pool', own: 'My or my office’s listings' },
  kept: 'Stored encrypted, and never shown again.',
  submit: 'Connect',
  submitting: 'Checking the feed…',
  choose: 'Which data feed?',
  chooseHint: 'This account has several. Choose the one for this website.',
  connected: 'Your feed is connected.'
}

const fr: typeof en = {
  open: 'Relier un flux',
  title: 'Relier un flux',
  way: 'D’où viennent les inscriptions?',
  ways: {
    ddf: 'Du SDD® de l’ACI',
    token: 'De ma chambre immobilière (jeton d’accès)',
    client: 'De ma chambre immobilière (identifiant client)'
  },
  ddfHint:
    'Dans REALTOR Link®, ouvrez le Service de diffusion des données (SDD) et votre flux de données : l’identifiant client et le secret s’y trouvent.',
  boardHint:
    'Votre chambre immobilière vous donne accès à sa RESO Web API avec l’entente approuvée.',
  board: 'Chambre immobilière',
  boardExample: 'APCIQ',
  root: 'Adresse de la RESO Web API',
  rootExample: 'https://api.exemple.ca/odata/',
  token: 'Jeton d’accès',
  tokenUrl: 'Adresse des jetons',
  clientId: 'Identifiant client',
  secret: 'Secret',
  scope: 'Portée (scope)',
  mediaHosts: 'Hôtes de ses photos',
  mediaHostsHint:
    'Si elles ne sont pas à la même adresse : les noms dans leurs liens, par exemple photos.example.ca, séparés par des virgules.',
  pool: 'Ce que contient le flux de données',
  pools: {
    all: 'Bassin national (NSP)',
    own: 'Mes inscriptions ou celles de mon agence'
  },
  kept: 'Conservé chiffré, et plus jamais affiché.',
  submit: 'Relier',
  submitting: 'Vérification du flux…',
  choose: 'Quel flux de données?',
  chooseHint: 'Ce compte en a plusieurs. Choisissez celui de ce site Web.',
  connected: 'Votre flux est relié.'
}

export const connectFeedMessages: Translated<typeof en> = { en, fr }
