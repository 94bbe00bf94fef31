import type { FeedState } from '#rules/listings/feeds/feed-state.ts'
import type { HiddenReason } from '#rules/listings/hidden-reason.ts'
import { groupDigits } from '#rules/money/group-digits.ts'
import type { Translated } from '../language.ts'

type Problem =
  | 'credentials'
  | 'forbidden'
  | 'foreign-link'
  | 'private-address'
  | 'request'
  | 'silence'
  | 'too-large'
  | 'too-slow'
  | 'unavailable'
  | 'unreadable'
type Texts = typeof en

/** The feeds that an agent has connected, in the dashboard. */
const en = {
  title: 'Listing feeds',
  back: '← Listings',
  theFeeds: 'your feeds',
  feeds: 'Your feeds',
  none: 'No feed is connected',
  connectHint: 'Connect CREA’s DDF® or your board’s RESO Web API.',
  untilThen: 'Until then, your website shows the listings that you add yourself.',
  provided: (homes: number) =>
    homes === 1
      ? '1 home on your website comes from a feed that we connected for you.'
      : `${groupDigits(homes)} homes on your website come from feeds that we connected for you.`,
  noWebsite: {
    title: 'A feed needs a website to show its homes on',
    text: 'Finish account setup, and connect your feed here.',
    action: 'Continue setup'
  },
  states: {
    failing: 'Not answering',
    held: 'Held',
    hidden: 'Hidden',
    paused: 'Paused',
    reading: 'Reading',
    refused: 'No access',
    shown: 'Shown',
    unsigned: 'Waiting for agreements'
  } satisfies Record<FeedState, string>,
  explanations: {
    failing:
      'The last poll failed. We try again within 15 minutes; the homes of the last list are still shown.',
    held: 'The last list was empty or much shorter than the one before. Your website shows the last good list until it is a day old; then it shows what the feed says.',
    hidden:
      'The last complete list is more than 24 hours old, so none of its homes are shown. They’re back as soon as a good list arrives.',
    paused: 'You paused this feed. We don’t read it, and your website shows none of its homes.',
    reading:
      'We’re reading its first list. This can take a few minutes, or longer for a whole province.',
    refused:
      'The feed no longer accepts our credentials. We try again every hour. If it has a new secret or token, connect it again.',
    shown: 'We check it for changes every 15 minutes.',
    unsigned:
      'We’re reading this feed, but your website shows its homes only once these are recorded as signed:'
  } satisfies Record<FeedState, string>,
  problems: {
    credentials: 'It rejected our credentials.',
    forbidden: 'It denied us access.',
    'foreign-link': 'It sent us to another address, which we don’t follow.',
    'private-address': 'Its address isn’t on the public internet.',
    request: 'It didn’t understand our request.',
    silence: 'It didn’t answer in time.',
    'too-large': 'It sent more than we can read.',
    'too-slow': 'We couldn’t finish reading it within an hour. What’s left is read next time.',
    unavailable: 'It couldn’t be reached.',
    unreadable: 'Its answer wasn’t complete.'
  } satisfies Record<Problem, string>,
  facts: {
    host: 'Address',
    connected: 'Connected',
    poll: 'Last successful check',
    list: 'Last complete list',
    held: 'Held since',
    shown: 'Shown',
    registered: 'For registered visitors',
    hidden: 'Hidden',
    unread: 'Not read yet'
  },
  registered: {
    both: 'Every visitor sees the homes that its IDX agreement permits; sold and pending homes are shown to visitors who register.',
    only: 'Its homes are shown only to visitors who register: no IDX agreement is recorded as signed.'
  },
  never: 'Not yet',
  pool: 'National Shared Pool',
  homes: (count: number) => `${groupDigits(count)} ${count === 1 ? 'home' : 'homes'}`,
  reasons: {
    copy: 'shown from another source',
    deleted: 'deleted',
    'display-off': 'the seller doesn’t want it on the internet',
    draft: 'a draft',
    expired: 'expired',
    lease: 'for rent',
    'off-market': 'off the market',
    stale: 'more than a day old',
    'status-unknown': 'with a status that we don’t know',
    'vow-only': 'only a VOW agreement permits them'
  } satisfies Record<HiddenReason | 'copy', string>,
  hiddenFor: (count: number, reason: string) => `${groupDigits(count)} (${reason})`,
  pause: 'Pause',
  pauseOf: (feed: string) => `Pause ${feed}`,
  resume: 'Resume',
  resumeOf: (feed: string) => `Resume ${feed}`,
  remove: 'Remove',
  removeOf: (feed: string) => `Remove ${feed}`,
  removed: (feed: string) => `${feed} was removed.`,
  removedText:
    'You can undo this until you leave this page. After a day, we delete its access details.',
  putBack: 'Undo',
  puttingBack: 'Undoing…'
}

const fr: Texts = {
  title: 'Flux d’inscriptions',
  back: '← Propriétés',
  theFeeds: 'vos flux',
  feeds: 'Vos flux',
  none: 'Aucun flux n’est relié',
  connectHint: 'Reliez le SDD® de l’ACI ou la RESO Web API de votre chambre immobilière.',
  untilThen: 'D’ici là, votre site Web montre les propriétés que vous ajoutez vous-même.',
  provided: (homes) =>
    homes < 2
      ? `${homes} propriété de votre site Web vient d’un flux que nous avons relié pour vous.`
      : `${groupDigits(homes, ' ')} propriétés de votre site Web viennent de flux que nous avons reliés pour vous.`,
  noWebsite: {
    title: 'Un flux a besoin d’un site Web où montrer ses inscriptions',
    text: 'Terminez la configuration du compte, puis reliez votre flux ici.',
    action: 'Poursuivre la configuration'
  },
  states: {
    failing: 'Sans réponse',
    held: 'Retenu',
    hidden: 'Masqué',
    paused: 'Suspendu',
    reading: 'Lecture en cours',
    refused: 'Sans accès',
    shown: 'Montré',
    unsigned: 'En attente d’ententes'
  },
  explanations: {
    failing:
      'La dernière lecture a échoué. Nous réessayons d’ici 15 minutes; les inscriptions de la dernière liste restent montrées.',
    held: 'La dernière liste était vide ou beaucoup plus courte que la précédente. Votre site Web montre la dernière bonne liste jusqu’à ce qu’elle ait un jour, puis ce que dit le flux.',
    hidden:
      'La dernière liste complète a plus de 24 heures : aucune de ses inscriptions n’est montrée. Elles reviendront dès qu’une bonne liste arrivera.',
    paused:
      'Vous avez suspendu ce flux : nous ne le lisons pas et ne montrons aucune de ses inscriptions.',
    reading:
      'Nous lisons sa première liste. Cela peut prendre quelques minutes, et plus longtemps pour toute une province.',
    refused:
      'Le flux n’accepte pas notre accès. Nous réessayons chaque heure. S’il a un nouveau secret ou jeton, reliez-le de nouveau.',
    shown: 'Nous le lisons toutes les 15 minutes.',
    unsigned:
      'Nous lisons ce flux, mais votre site Web n’en montrera les inscriptions qu’une fois ces ententes inscrites comme signées :'
  },
  problems: {
    credentials: 'Il nous a refusé l’accès.',
    forbidden: 'Il nous a refusé l’accès.',
    'foreign-link': 'Il nous a renvoyés à une autre adresse, que nous ne suivons pas.',
    'private-address': 'Son adresse n’est pas sur l’Internet public.',
    request: 'Il n’a pas compris notre demande.',
    silence: 'Il n’a pas répondu à temps.',
    'too-large': 'Il a envoyé plus que ce que nous pouvons lire.',
    'too-slow':
      'Nous n’avons pas pu le lire au complet en une heure. Nous lirons le reste la prochaine fois.',
    unavailable: 'Nous n’avons pas pu le joindre.',
    unreadable: 'Sa réponse n’était pas complète.'
  },
  facts: {
    host: 'Adresse',
    connected: 'Relié',
    poll: 'Dernière lecture réussie',
    list: 'Dernière liste complète',
    held: 'Retenu depuis',
    shown: 'Montrées',
    registered: 'Pour les visiteurs inscrits',
    hidden: 'Masquées',
    unread: 'Pas encore lues'
  },
  registered: {
    both: 'Tous les visiteurs voient les inscriptions que son entente IDX permet; les propriétés vendues ou dont la vente est en attente sont montrées aux visiteurs qui s’inscrivent.',
    only: 'Ses inscriptions ne sont montrées qu’aux visiteurs qui s’inscrivent : aucune entente IDX n’est inscrite comme signée.'
  },
  never: 'Pas encore',
  pool: 'Bassin national (National Shared Pool)',
  homes: (count) => `${groupDigits(count, ' ')} ${count < 2 ? 'inscription' : 'inscriptions'}`,
  reasons: {
    copy: 'montrées à partir d’une autre source',
    deleted: 'supprimées',
    'display-off': 'le vendeur n’en veut pas sur Internet',
    draft: 'brouillons',
    expired: 'expirées',
    lease: 'à louer',
    'off-market': 'hors du marché',
    stale: 'de plus d’un jour',
    'status-unknown': 'd’un état que nous ne connaissons pas',
    'vow-only': 'seule une entente VOW les permet'
  },
  hiddenFor: (count, reason) => `${groupDigits(count, ' ')} (${reason})`,
  pause: 'Suspendre',
  pauseOf: (feed) => `Suspendre le flux ${feed}`,
  resume: 'Reprendre',
  resumeOf: (feed) => `Reprendre le flux ${feed}`,
  remove: 'Retirer',
  removeOf: (feed) => `Retirer le flux ${feed}`,
  removed: (feed) => `Le flux ${feed} a été retiré.`,
  removedText:
    'Vous pouvez annuler tant que vous restez sur cette page. Après un jour, nous supprimons ses renseignements d’accès.',
  putBack: 'Annuler',
  puttingBack: 'Annulation…'
}

export const feedListMessages: Translated<Texts> = { en, fr }
