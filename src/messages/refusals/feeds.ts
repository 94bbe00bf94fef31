import type { Translated } from '../language.ts'

/** Why the panel refuses what an agent does with a feed. */
const en = {
  gone: 'This feed was removed.',
  noAgreement: 'This agreement was removed.',
  knownAgreement: 'You already follow this agreement with this board. Please change that one.',
  tooMany: (most: number) => `A website can have up to ${most} feeds. Please remove one first.`,
  tooManyAgreements: (most: number) =>
    `You can follow up to ${most} agreements. Please remove one first.`,
  signedInFuture: 'Please choose a day that isn’t after today.',
  ddf: {
    credentials:
      'CREA denied us access. Either the client ID or the secret is wrong, or the data feed isn’t active. Please check both on REALTOR Link®.',
    forbidden:
      'CREA refused this account. Please check on REALTOR Link® that its data feed is active.',
    noneActive: 'This account has no active data feed. Please activate it on REALTOR Link® first.',
    notThere: 'This data feed isn’t active any more. Please choose another one.'
  },
  board: {
    credentials:
      'The board denied us access: the token, or the client ID and secret, aren’t accepted.',
    forbidden: 'The board refused this access. Please ask the board whether it is active.'
  },
  unreachable: {
    'private-address': 'This address isn’t on the public internet. Please check it.',
    silence: 'The feed didn’t answer in time. Please try again in a few minutes.',
    'too-large': 'The feed sent more than we can read. Please check the address with your board.',
    'too-slow': 'The feed took too long to answer. Please try again in a few minutes.',
    unavailable: 'We couldn’t reach the feed. Please check the address, or try again later.',
    request: 'There is no RESO Web API at this address. Please check it with your board.',
    unreadable:
      'What answers at this address isn’t a RESO Web API. Please check it with your board.',
    'foreign-link':
      'What answers at this address sends us to another one. Please check it with your board.'
  }
}

const fr: typeof en = {
  gone: 'Ce flux a été retiré.',
  noAgreement: 'Cette entente a été retirée.',
  knownAgreement:
    'Vous suivez déjà cette entente avec cette chambre immobilière. Modifiez plutôt celle-là.',
  tooMany: (most) => `Un site Web peut avoir jusqu’à ${most} flux. Retirez-en un d’abord.`,
  tooManyAgreements: (most) =>
    `Vous pouvez suivre jusqu’à ${most} ententes. Retirez-en une d’abord.`,
  signedInFuture: 'Choisissez un jour qui n’est pas après aujourd’hui.',
  ddf: {
    credentials:
      'L’ACI ne nous a pas donné accès. L’identifiant client ou le secret est erroné, ou le flux de données n’est pas actif. Vérifiez les deux dans REALTOR Link®.',
    forbidden:
      'L’ACI a refusé ce compte. Vérifiez dans REALTOR Link® que son flux de données est actif.',
    noneActive: 'Ce compte n’a aucun flux de données actif. Activez-le d’abord dans REALTOR Link®.',
    notThere: 'Ce flux de données n’est plus actif. Choisissez-en un autre.'
  },
  board: {
    credentials:
      'La chambre immobilière ne nous a pas donné accès : le jeton, ou l’identifiant client et le secret, ne sont pas acceptés.',
    forbidden: 'La chambre immobilière a refusé cet accès. Demandez-lui s’il est actif.'
  },
  unreachable: {
    'private-address': 'Cette adresse n’est pas sur l’Internet public. Vérifiez-la.',
    silence: 'Le flux n’a pas répondu à temps. Réessayez dans quelques minutes.',
    'too-large':
      'Le flux a envoyé plus que ce que nous pouvons lire. Vérifiez l’adresse auprès de votre chambre immobilière.',
    'too-slow': 'Le flux a mis trop de temps à répondre. Réessayez dans quelques minutes.',
    unavailable: 'Nous n’avons pas pu joindre le flux. Vérifiez l’adresse ou réessayez plus tard.',
    request:
      'Il n’y a pas de RESO Web API à cette adresse. Vérifiez-la auprès de votre chambre immobilière.',
    unreadable:
      'Ce qui répond à cette adresse n’est pas une RESO Web API. Vérifiez-la auprès de votre chambre immobilière.',
    'foreign-link':
      'Ce qui répond à cette adresse nous renvoie à une autre. Vérifiez-la auprès de votre chambre immobilière.'
  }
}

export const feedRefusals: Translated<typeof en> = { en, fr }
