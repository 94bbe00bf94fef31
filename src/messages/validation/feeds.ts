import { MEDIA_HOSTS_MAX } from '#rules/listings/feeds/media-hosts.ts'
import type { Translated } from '../language.ts'

/** What the forms of feeds and agreements say about their fields. */
const en = {
  address:
    'Please enter the feed’s address, starting with https://. For example: https://api.example.ca/odata/',
  board: 'Please enter the name of your board. For example: TRREB',
  clientId: 'Please enter the client ID.',
  date: 'Please choose a day.',
  link: 'Please enter an address that starts with https://.',
  secret: 'Please enter the secret.',
  signedInFuture: 'Please choose a day that isn’t after today.',
  signedOn: 'Please enter the day on which the last party signed.',
  token: 'Please enter the access token.',
  mediaHosts: `Please enter up to ${MEDIA_HOSTS_MAX} server names, such as photos.example.ca, not IP addresses.`,
  tokenAddress: 'Please enter the address that gives tokens, starting with https://.',
  tooLong: 'Please shorten this text.'
}

const fr: typeof en = {
  address:
    'Entrez l’adresse du flux, commençant par https://. Par exemple : https://api.exemple.ca/odata/',
  board: 'Entrez le nom de votre chambre immobilière. Par exemple : APCIQ',
  clientId: 'Entrez l’identifiant client.',
  date: 'Choisissez un jour.',
  link: 'Entrez une adresse commençant par https://.',
  secret: 'Entrez le secret.',
  signedInFuture: 'Choisissez un jour qui n’est pas après aujourd’hui.',
  signedOn: 'Entrez le jour où la dernière partie a signé.',
  token: 'Entrez le jeton d’accès.',
  mediaHosts: `Entrez jusqu’à ${MEDIA_HOSTS_MAX} noms d’hôtes, par exemple photos.example.ca, sans adresses IP.`,
  tokenAddress: 'Entrez l’adresse qui remet les jetons, commençant par https://.',
  tooLong: 'Raccourcissez ce texte.'
}

export const feedValidation: Translated<typeof en> = { en, fr }
