import type { Translated } from '../language.ts'

const en = {
  refused: {
    subject: (feed: string) => `We can’t access your feed ${feed}`,
    heading: 'We can’t access your feed',
    what: (feed: string, domain: string) =>
      `We can’t read ${feed} for ${domain} any more: it no longer accepts our credentials.`,
    ddf: 'On REALTOR Link®, please check that the data feed is active. If its secret was changed, connect the feed again with the new one.',
    board:
      'Please ask your board whether your access is active. If it gave you a new one, connect the feed again.',
    until: (time: string) =>
      `If we can’t read it by ${time}, its listings will be hidden. Until then, we’ll try again every hour.`,
    trying: 'We try again every hour.'
  },
  held: {
    subject: (feed: string) => `We’re holding an unusual list from ${feed}`,
    heading: 'Your feed sent an unusually short list',
    what: (feed: string, domain: string) =>
      `For more than six hours, ${feed} has been listing far fewer homes for ${domain} than before. So that a fault doesn’t empty your website, it still shows the homes of the last good list.`,
    next: 'If you know that so many homes really were withdrawn, there is nothing to do. Otherwise, please tell your board.',
    until: (time: string) =>
      `At ${time}, the last good list is a day old. We then show what the feed says.`
  },
  hidden: {
    subject: (feed: string) => `Homes from ${feed} are hidden on your website`,
    heading: 'Your feed’s homes are hidden',
    what: (feed: string, domain: string) =>
      `We haven’t had a complete list from ${feed} for 24 hours. Listings that old may not be shown, so ${domain} hides them.`,
    next: 'Your Feeds page shows what the feed answers. We’ll keep trying, and the homes will be back as soon as a good list arrives.'
  },
  back: {
    subject: (feed: string) => `Your feed ${feed} works again`,
    heading: 'Your feed works again',
    what: (feed: string, domain: string) =>
      `We can read ${feed} for ${domain} again. There is nothing for you to do.`
  },
  openFeeds: 'Open your feeds'
}

/** To an agent: a feed gives no access, is held, is hidden, or is back. */
const fr: typeof en = {
  refused: {
    subject: (feed) => `Votre flux ${feed} ne nous donne plus accès`,
    heading: 'Votre flux ne nous donne plus accès',
    what: (feed, domain) =>
      `Nous ne pouvons plus lire le flux ${feed} pour ${domain} : il n’accepte plus notre accès.`,
    ddf: 'Dans REALTOR Link®, vérifiez que le flux de données est actif. Si son secret a été changé, reliez le flux de nouveau avec le nouveau secret.',
    board:
      'Demandez à votre chambre immobilière si votre accès est actif. Si elle vous en a remis un nouveau, reliez le flux de nouveau.',
    until: (time) =>
      `Ses inscriptions seront masquées si nous ne pouvons pas le lire d’ici le ${time}. D’ici là, nous réessayons chaque heure.`,
    trying: 'Nous réessayons chaque heure.'
  },
  held: {
    subject: (feed) => `Nous retenons une liste inhabituelle du flux ${feed}`,
    heading: 'Votre flux a envoyé une liste inhabituellement courte',
    what: (feed, domain) =>
      `Depuis plus de six heures, le flux ${feed} compte beaucoup moins d’inscriptions qu’avant pour ${domain}. Pour qu’une erreur ne vide pas votre site Web, il montre encore celles de la dernière bonne liste.`,
    next: 'Si vous savez que ces inscriptions ont vraiment été retirées, vous n’avez rien à faire. Sinon, avisez votre chambre immobilière.',
    until: (time) =>
      `Le ${time}, la dernière bonne liste aura un jour. Nous montrerons alors ce que dit le flux.`
  },
  hidden: {
    subject: (feed) => `Les inscriptions du flux ${feed} sont masquées sur votre site Web`,
    heading: 'Les inscriptions de votre flux sont masquées',
    what: (feed, domain) =>
      `Nous n’avons reçu aucune liste complète du flux ${feed} depuis 24 heures. Des inscriptions de cet âge ne peuvent pas être montrées : ${domain} les masque.`,
    next: 'Nous continuons d’essayer, et elles reviendront dès qu’une bonne liste arrivera. L’écran de vos flux montre ce que le flux répond.'
  },
  back: {
    subject: (feed) => `Votre flux ${feed} fonctionne de nouveau`,
    heading: 'Votre flux fonctionne de nouveau',
    what: (feed, domain) =>
      `Nous pouvons de nouveau lire le flux ${feed} pour ${domain}. Vous n’avez rien à faire.`
  },
  openFeeds: 'Ouvrir vos flux'
}

export const feedNewsMessages: Translated<typeof en> = { en, fr }
