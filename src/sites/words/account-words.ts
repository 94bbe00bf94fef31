import { ofInFrench } from '#rules/french-elision.ts'
import { REGISTERED_DAYS, SIGN_IN_HOURS } from '#rules/listings/vow.ts'
import type { SiteLanguage } from '#rules/websites/site-pages.ts'

/** The account of registered visitors, who see what a board permits in a Virtual Office Website (VOW). */
type AccountWords = {
  /** On the search that everyone sees. */
  link: string
  title: string
  lede: (name: string) => string
  register: {
    title: string
    terms: string
    /** Beside the box. */
    accepts: string
    use: (name: string) => string
    submit: string
    errors: { accepts: string; email: string; name: string }
  }
  signIn: { title: string; note: string; submit: string }
  /** After either form was sent, whatever was known of the address. */
  sent: { title: string; text: string }
  problems: Record<'away' | 'changed' | 'confirm', string> & {
    tooMany: (minutes: number) => string
  }
  visitor: (name: string, email: string, until: string) => string
  signOut: string
  statuses: Record<'for-sale' | 'sold', string>
  none: string
  back: string
  soldOn: (date: string) => string
  pending: string
  notice: string
}

export const ACCOUNT_WORDS: Record<SiteLanguage, AccountWords> = {
  en: {
    link: 'Sold homes, for registered visitors',
    title: 'Sold homes',
    lede: (name) =>
      `Real-estate boards let ${name} show what homes were sold for, and other homes that aren’t public, to visitors who have registered. It’s free.`,
    register: {
      title: 'Register',
      terms: 'Terms of use',
      accepts: 'I accept these terms of use.',
      use: (name) => `${name} uses your name and email to register you, and sees that you did.`,
      submit: 'Email me a link to confirm',
      errors: {
        accepts: 'Please tick the box if you accept the terms.',
        email: 'Please enter an email address, such as ann@example.ca.',
        name: 'Please enter your name.'
      }
    },
    signIn: {
      title: 'Sign in',
      note: `Registered already? There is no password: we’ll email you a link that works once, within ${SIGN_IN_HOURS} hours.`,
      submit: 'Email me a link'
    },
    sent: {
      title: 'Check your email',
      text: `If you registered, or the address is registered already, a link is on its way. Open it and press its button within ${SIGN_IN_HOURS} hours. If nothing arrives, check your spam folder, or write to us.`
    },
    problems: {
      away: 'We couldn’t process this just now. Please press the button again in a minute.',
      changed:
        'The terms have changed since you opened this page. Please read them, and press the button again.',
      confirm: 'Almost done: please press the button once more.',
      tooMany: (minutes) =>
        `Too many links have been requested. Please wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`} and try again.`
    },
    visitor: (name, email, until) => `${name}, ${email}. Registered until ${until}.`,
    signOut: 'Sign out',
    statuses: { 'for-sale': 'Not sold yet', sold: 'Sold' },
    none: 'No home matches this at the moment.',
    back: 'All homes for registered visitors',
    soldOn: (date) => `Sold on ${date}`,
    pending: 'Sale pending',
    notice:
      'For registered visitors’ own, non-commercial use. The information comes from real-estate boards and isn’t guaranteed to be accurate.'
  },
  fr: {
    link: 'Propriétés vendues, pour les visiteurs inscrits',
    title: 'Propriétés vendues',
    lede: (name) =>
      `Les chambres immobilières permettent à ${name} de montrer aux visiteurs inscrits à quel prix des propriétés ont été vendues, ainsi que d’autres propriétés qui ne sont pas publiques. C’est gratuit.`,
    register: {
      title: 'S’inscrire',
      terms: 'Conditions d’utilisation',
      accepts: 'J’accepte ces conditions d’utilisation.',
      use: (name) =>
        `${name} utilise votre nom et votre courriel pour vous inscrire, et voit votre inscription.`,
      submit: 'M’envoyer un lien de confirmation',
      errors: {
        accepts: 'Cochez la case si vous acceptez les conditions.',
        email: 'Entrez une adresse courriel, par exemple ann@example.ca.',
        name: 'Entrez votre nom.'
      }
    },
    signIn: {
      title: 'Ouvrir une session',
      note: `Vous avez déjà une inscription? Il n’y a pas de mot de passe : nous vous enverrons par courriel un lien qui fonctionne une seule fois, dans les ${SIGN_IN_HOURS} heures.`,
      submit: 'M’envoyer un lien'
    },
    sent: {
      title: 'Consultez vos courriels',
      text: `Si vous vous êtes inscrit, ou si l’adresse l’est déjà, un lien est en route. Ouvrez-le et appuyez sur son bouton dans les ${SIGN_IN_HOURS} heures. Si rien n’arrive, cherchez parmi vos pourriels ou écrivez-nous.`
    },
    problems: {
      away: 'Nous n’avons pas pu enregistrer votre demande. Appuyez de nouveau sur le bouton dans une minute.',
      changed:
        'Les conditions ont changé depuis que vous avez ouvert cette page. Lisez-les, puis appuyez de nouveau sur le bouton.',
      confirm: 'C’est presque fait : appuyez encore une fois sur le bouton.',
      tooMany: (minutes) =>
        `Trop de liens ont été demandés. Attendez ${minutes === 1 ? 'une minute' : `${minutes} minutes`} avant de réessayer.`
    },
    visitor: (name, email, until) => `${name}, ${email}. Inscription valable jusqu’au ${until}.`,
    signOut: 'Fermer la session',
    statuses: { 'for-sale': 'Pas encore vendues', sold: 'Vendues' },
    none: 'Aucune propriété ne correspond en ce moment.',
    back: 'Toutes les propriétés pour les visiteurs inscrits',
    soldOn: (date) => `Vendue le ${date}`,
    pending: 'Vente en attente',
    notice:
      'Pour l’usage personnel et non commercial des visiteurs inscrits. L’information vient des chambres immobilières; son exactitude n’est pas garantie.'
  }
}

type Agent = { name: string; brokerage: string }

/**
 * What a visitor accepts by registering, in its paragraphs. A changed text needs a new VOW_TERMS_VERSION; what
 * boards ask for is in docs/decisions/0238.
 */
export const VOW_TERMS: Record<SiteLanguage, (agent: Agent) => string[]> = {
  en: ({ brokerage, name }) => [
    `I have a genuine interest in buying, selling or leasing a home of the kind shown here.`,
    `By registering I ask ${name} of ${brokerage} to provide me with real-estate services through this website, as their consumer. This obliges me neither to pay anything nor to work with them; an agreement to represent me would be a separate one, in writing.`,
    `I use what I see here for myself and for no commercial purpose. I don’t copy, publish, pass on or sell it, except in connection with my own decision about a home, and I don’t collect it by a program.`,
    `The listing information belongs to the real-estate boards and those who supplied it, who hold the copyright in it. I know that it may be incomplete or wrong, and that nobody guarantees it.`,
    `${name}, ${brokerage} and the boards may check how the information is used here. ${name} sees my name, my email address, and when I registered and accepted these terms, and may have to give them to a board that looks into a misuse.`,
    `I give my own name and email address, and don’t let others use my link. My registration lasts ${REGISTERED_DAYS} days; ${name} may end it at any time.`
  ],
  fr: ({ brokerage, name }) => [
    `J’ai un intérêt réel à acheter, à vendre ou à louer une propriété du genre montré ici.`,
    `En m’inscrivant, je demande à ${name}, ${ofInFrench(brokerage)}, de me fournir des services immobiliers par ce site Web, à titre de consommateur. Cela ne m’oblige ni à payer quoi que ce soit ni à travailler avec cette personne; un contrat de courtage serait distinct et fait par écrit.`,
    `J’utilise ce que je vois ici pour moi-même et sans but commercial. Je ne le copie pas, ne le publie pas, ne le transmets pas et ne le vends pas, sauf pour prendre ma propre décision au sujet d’une propriété, et je ne le recueille pas au moyen d’un programme.`,
    `L’information sur les inscriptions appartient aux chambres immobilières et à ceux qui l’ont fournie, qui en détiennent les droits d’auteur. Je sais qu’elle peut être incomplète ou erronée et que personne ne la garantit.`,
    `${name}, ${brokerage} et les chambres immobilières peuvent vérifier l’usage qui est fait de l’information ici. ${name} voit mon nom, mon adresse courriel et le moment où je me suis inscrit et où j’ai accepté ces conditions, et peut devoir les communiquer à une chambre qui enquête sur un usage abusif.`,
    `Je donne mon propre nom et ma propre adresse courriel, et je ne laisse personne utiliser mon lien. Mon inscription dure ${REGISTERED_DAYS} jours; ${name} peut y mettre fin en tout temps.`
  ]
}
