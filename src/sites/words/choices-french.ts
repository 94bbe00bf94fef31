import { ofInFrench } from '#rules/french-elision.ts'
import {
  ANSWER_DAYS,
  CHOICES_LINK_HOURS,
  REQUEST_MESSAGE_MAX
} from '#rules/privacy/privacy-requests.ts'
import type { ChoicesWords } from './choices-words-type.ts'

export const CHOICES_FRENCH: ChoicesWords = {
  title: 'Vos choix de confidentialité',
  lede: (name) =>
    `Voyez ce que vous avez accepté sur le site Web ${ofInFrench(name)}, retirez-le, ou demandez une copie, une rectification ou une suppression de vos données.`,
  link: {
    title: 'Vos choix de confidentialité',
    text: 'Voir et retirer ce que vous avez accepté, ou demander vos données'
  },
  door: {
    title: 'Ouvrir vos choix',
    text: `Il n’y a pas de mot de passe : nous vous envoyons par courriel un lien qui fonctionne pendant ${CHOICES_LINK_HOURS} heures.`,
    submit: 'M’envoyer un lien',
    error: 'Entrez une adresse courriel, par exemple ann@example.ca.',
    sent: {
      title: 'Vérifiez vos courriels',
      text: 'Un lien est en route vers cette adresse, sauf si des courriels en sont revenus. Si rien n’arrive, vérifiez vos pourriels ou écrivez-nous.'
    }
  },
  statistics: {
    title: 'Statistiques de visite',
    text: 'Votre choix de faire compter vos visites n’est retenu que dans ce navigateur.',
    elsewhere: 'Le choix de votre navigateur sur les statistiques de visite'
  },
  problems: {
    away: 'Nous n’avons pas pu recevoir ceci à l’instant. Appuyez de nouveau sur le bouton dans une minute.',
    confirm: 'C’est presque fait : appuyez encore une fois sur le bouton.',
    tooMany: (minutes) =>
      `Trop de liens ont été demandés. Attendez ${minutes === 1 ? 'une minute' : `${minutes} minutes`} avant de réessayer.`
  },
  held: (email, until) =>
    `Ce que ce site Web conserve au sujet de ${email}. Cette page fonctionne jusqu’au ${until}.`,
  ended: {
    title: 'Ce lien ne fonctionne plus',
    text: `Les liens vers les choix de confidentialité fonctionnent pendant ${CHOICES_LINK_HOURS} heures et prennent fin quand vos données sont effacées.`,
    again: 'Demander un nouveau lien'
  },
  done: {
    all: 'Tout est retiré, dès maintenant.',
    emails: 'Vous ne recevrez plus de nouvelles ni d’offres.',
    given: 'Merci : vous acceptez de nouveau les courriels.',
    registration: 'Votre inscription est retirée et votre session est fermée.',
    request: 'Votre demande est envoyée.',
    search: 'Vous ne recevrez plus de courriels au sujet de cette recherche.'
  },
  emails: {
    title: 'Nouvelles et offres par courriel',
    none: 'Vous n’avez pas accepté de nouvelles ni d’offres ici.',
    kinds: {
      express: (on) => `Vous avez accepté le ${on}.`,
      inquiry: (on) =>
        `Vous avez écrit le ${on}. La loi permet des courriels pendant les six mois qui suivent.`,
      client: (on) =>
        `Vous êtes client depuis le ${on}. La loi permet des courriels pendant les deux ans qui suivent.`
    },
    until: (on) => `Prend fin le ${on}.`,
    page: (path) => `Sur ce site Web : ${path}`,
    how: (how) => `Selon la note du courtier : ${how}`,
    text: 'Ce que vous avez accepté',
    withdrawn: (on) => `Retiré le ${on}.`,
    withdraw: 'Arrêter les nouvelles et les offres',
    again: 'Vous pouvez les accepter et retirer cet accord ici en tout temps.',
    agree: 'Accepter les courriels',
    error: 'Cochez la case si vous acceptez.'
  },
  searches: {
    title: 'Courriels sur les nouvelles propriétés',
    none: 'Vous n’avez aucune recherche enregistrée ici.',
    asked: (on) => `Enregistrée le ${on}.`,
    unconfirmed: 'Elle n’est pas confirmée, donc rien n’est envoyé.',
    text: 'Ce que vous avez accepté',
    stop: (search) => `Arrêter les courriels : ${search}`,
    again: 'Vous pouvez enregistrer une recherche dans la page des propriétés.'
  },
  registration: {
    title: 'Inscription aux propriétés vendues',
    none: 'Vous n’avez pas d’inscription ici.',
    registered: (on, until) => `Inscription du ${on}, jusqu’au ${until}.`,
    over: 'Elle a pris fin.',
    terms: (on) => `Les conditions acceptées le ${on}`,
    withdraw: 'Retirer l’inscription',
    again: 'Pour vous inscrire, acceptez les conditions dans la page des propriétés vendues.'
  },
  all: {
    title: 'Tout à la fois',
    text: 'Ceci arrête les nouvelles, les offres et les courriels sur les propriétés, et retire votre inscription.',
    submit: 'Tout retirer'
  },
  copy: {
    title: 'Une copie de vos données',
    text: 'Dans leur état actuel.',
    files: { csv: 'Tableau (CSV)', json: 'Tout, pour programmes (JSON)' }
  },
  requests: {
    title: 'Vos données',
    text: (name) => `${name} a ${ANSWER_DAYS} jours pour répondre par courriel.`,
    kinds: {
      access: {
        title: 'Une copie',
        text: 'Tout ce qui est conservé à votre sujet ici, en fichiers.',
        submit: 'Demander une copie'
      },
      correction: {
        title: 'Une rectification',
        text: `Dites ce qui est faux et ce que cela devrait être, en ${REQUEST_MESSAGE_MAX} caractères au plus.`,
        submit: 'Demander une rectification'
      },
      deletion: {
        title: 'Une suppression',
        text: 'Vos messages, les notes à votre sujet, vos recherches enregistrées, vos inscriptions et vos consentements. Ce qu’une loi oblige le courtier à conserver peut demeurer.',
        submit: 'Demander une suppression'
      }
    },
    message: 'Ce qui devrait être rectifié',
    messageError: `Dites ce qui devrait être rectifié, en ${REQUEST_MESSAGE_MAX} caractères au plus.`,
    asked: {
      access: (on) => `Vous avez demandé une copie le ${on}.`,
      correction: (on) => `Vous avez demandé une rectification le ${on}.`,
      deletion: (on) => `Vous avez demandé une suppression le ${on}.`
    },
    due: (on) => `La réponse est attendue d’ici le ${on}.`,
    answered: {
      sent: (on) => `La copie a été envoyée le ${on}.`,
      corrected: (on) => `La rectification a été faite le ${on}.`,
      erased: (on) => `La suppression a été faite le ${on}.`,
      declined: (on) => `La demande a été refusée le ${on}, avec la raison par courriel.`
    }
  }
}
