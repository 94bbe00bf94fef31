import type { Translated } from '../language.ts'

/** The form that connects a feed of listings. */
const en = {
  open: 'Connect a feed',
  title: 'Connect a feed',
  way: 'Where do the homes come from?',
  ways: {
    ddf: 'CREA’s DDF®',
    token: 'My board’s RESO Web API, with an access token',
    client: 'My board’s RESO Web API, with a client ID and secret'
  },
  ddfHint:
    'On REALTOR Link®, open the Data Distribution Facility and your data feed: its client ID and secret are there.',
  boardHint: 'Your board gives you these with the approved agreement.',
  board: 'Board',
  boardExample: 'TRREB',
  root: 'Address of the RESO Web API',
  rootExample: 'https://api.example.ca/odata/',
  token: 'Access token',
  tokenUrl: 'Token URL',
  clientId: 'Client ID',
  secret: 'Secret',
  scope: 'Scope',
  pool: 'What the data feed contains',
  pools: { all: 'Homes of the National Shared Pool', own: 'Only my own or my office’s listings' },
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
    ddf: 'Du DDF® de l’ACI',
    token: 'De la RESO Web API de ma chambre immobilière, avec un jeton d’accès',
    client: 'De la RESO Web API de ma chambre immobilière, avec un identifiant client et un secret'
  },
  ddfHint:
    'Dans REALTOR Link®, ouvrez le Data Distribution Facility et votre flux de données : l’identifiant client et le secret s’y trouvent.',
  boardHint: 'Votre chambre immobilière vous les remet avec l’entente approuvée.',
  board: 'Chambre immobilière',
  boardExample: 'APCIQ',
  root: 'Adresse de la RESO Web API',
  rootExample: 'https://api.exemple.ca/odata/',
  token: 'Jeton d’accès',
  tokenUrl: 'Adresse des jetons',
  clientId: 'Identifiant client',
  secret: 'Secret',
  scope: 'Portée (scope)',
  pool: 'Ce que contient le flux de données',
  pools: {
    all: 'Des inscriptions du bassin national (National Shared Pool)',
    own: 'Seulement mes inscriptions ou celles de mon agence'
  },
  kept: 'Conservé chiffré, et plus jamais affiché.',
  submit: 'Relier',
  submitting: 'Vérification du flux…',
  choose: 'Quel flux de données?',
  chooseHint: 'Ce compte en a plusieurs. Choisissez celui de ce site Web.',
  connected: 'Votre flux est relié.'
}

export const connectFeedMessages: Translated<typeof en> = { en, fr }
