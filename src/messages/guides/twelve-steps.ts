import { guideClaims } from '../claims/guides.ts'
import type { Translated } from '../language.ts'

/** The whole way from nothing to a website with the agent's own domain; each step says where it is done. */
const en = {
  title: 'The whole setup in twelve steps',
  lede: 'From an empty plot to a house with its lights on, in one afternoon or over a week.',
  steps: {
    register: {
      title: 'Stake out your plot',
      text: 'Register with your name, email, phone number and a password. Then open the email we send you and follow its link, so we know the address is yours.',
      link: 'Register'
    },
    template: {
      title: 'Choose a template',
      text: 'Setup starts with the templates. Look at each one in full, then press the one you like and continue. You can switch to another one at any time, later on your dashboard too.',
      link: 'See the designs'
    },
    address: {
      title: 'Name your address',
      text: 'Give your website a name and enter your domain, for example yourname.ca. We’ll tell you right away whether you can use it. Add your logo if you have one.',
      link: undefined
    },
    introduction: {
      title: 'Introduce yourself',
      text: 'Your name as it appears on your licence, a ten-digit phone number, your email, your designation and a photo. A bright portrait, shoulders up, works best.',
      link: undefined
    },
    brokerage: {
      title: 'Add your brokerage',
      text: 'Its legal name, phone, fax, email, address and logo. Most provinces require it to be clearly readable on every page; your website takes care of that.',
      link: undefined
    },
    plan: {
      title: 'Pick a plan',
      text: 'Pay yearly, half-yearly or monthly. The longer the period, the less you pay per month. If you have a coupon code, press Apply and watch the price.',
      link: 'Compare the plans'
    },
    payment: {
      title: 'Pay, or start the free trial',
      text: 'Choose your province and we’ll work out the taxes. Enter your card. A trial charges nothing for 30 days; either way, the summary shows the full amount before you press the button.',
      link: undefined
    },
    domain: {
      title: 'Connect your domain',
      text: 'Once your website is open, your dashboard shows two ways to bring your domain to it, and what happens to your email. It takes ten minutes, and the guide tells you what to click.',
      link: 'Setup Name Servers'
    },
    dnsCheck: {
      title: 'Press DNS Check',
      text: guideClaims.en.domainActive,
      link: 'Open the dashboard'
    },
    googleKeys: {
      title: 'Add your Google keys',
      text: guideClaims.en.secretKeys,
      link: 'Setup Google Keys'
    },
    listings: {
      title: 'Sign your board’s agreements',
      text: guideClaims.en.signNow,
      link: 'Agent Data Agreement'
    },
    open: {
      title: 'Open the door',
      text: 'Send yourself a message through the contact form, look at every page on your phone, and put the address on your cards, signs and flyers. Refer a colleague and save on your next bill.',
      link: 'Refer & Earn'
    }
  }
}

const fr: typeof en = {
  title: 'Toute la configuration en douze étapes',
  lede: 'D’un terrain vide à une maison aux lumières allumées, en un après-midi ou au fil d’une semaine.',
  steps: {
    register: {
      title: 'Délimitez votre terrain',
      text: 'Créez un compte avec votre nom, votre adresse courriel, votre numéro de téléphone et un mot de passe. Ouvrez ensuite le courriel que nous vous envoyons et suivez son lien, pour que nous sachions que l’adresse est la vôtre.',
      link: 'Créer un compte'
    },
    template: {
      title: 'Choisissez un modèle',
      text: 'La configuration commence par les modèles. Regardez chacun d’eux en entier, puis appuyez sur celui qui vous plaît et continuez. Vous pourrez en changer en tout temps, plus tard aussi, dans votre tableau de bord.',
      link: 'Voir les modèles'
    },
    address: {
      title: 'Nommez votre adresse',
      text: 'Donnez un nom à votre site Web et entrez votre domaine, par exemple votrenom.ca. Nous vous disons tout de suite si vous pouvez l’utiliser. Ajoutez votre logo si vous en avez un.',
      link: undefined
    },
    introduction: {
      title: 'Présentez-vous',
      text: 'Votre nom tel qu’il figure sur votre permis, un numéro de téléphone de dix chiffres, votre adresse courriel, votre titre et une photo. Un portrait lumineux, à partir des épaules, convient le mieux.',
      link: undefined
    },
    brokerage: {
      title: 'Ajoutez votre agence',
      text: 'Sa dénomination légale, son téléphone, son télécopieur, son adresse courriel, son adresse et son logo. La plupart des provinces exigent qu’elle soit bien lisible sur chaque page; votre site Web s’en charge.',
      link: undefined
    },
    plan: {
      title: 'Choisissez un forfait',
      text: 'Payez à l’année, au semestre ou au mois. Plus la période est longue, moins vous payez par mois. Si vous avez un code promotionnel, appuyez sur Appliquer et regardez le prix.',
      link: 'Comparer les forfaits'
    },
    payment: {
      title: 'Payez, ou commencez l’essai gratuit',
      text: 'Choisissez votre province, et nous calculons les taxes. Entrez votre carte. Un essai ne prélève rien pendant 30 jours; dans tous les cas, le sommaire montre le montant total avant que vous appuyiez sur le bouton.',
      link: undefined
    },
    domain: {
      title: 'Reliez votre domaine',
      text: 'Dès que votre site Web est ouvert, votre tableau de bord vous montre deux façons d’y amener votre domaine, et ce que deviennent vos courriels. Cela prend dix minutes, et le guide vous dit où cliquer.',
      link: 'Configurer les serveurs de noms'
    },
    dnsCheck: {
      title: 'Appuyez sur « Vérifier le DNS »',
      text: guideClaims.fr.domainActive,
      link: 'Ouvrir le tableau de bord'
    },
    googleKeys: {
      title: 'Ajoutez vos clés Google',
      text: guideClaims.fr.secretKeys,
      link: 'Configurer les clés Google'
    },
    listings: {
      title: 'Signez les ententes de votre chambre immobilière',
      text: guideClaims.fr.signNow,
      link: 'Entente sur les données'
    },
    open: {
      title: 'Ouvrez la porte',
      text: 'Envoyez-vous un message par le formulaire de contact, regardez chaque page sur votre téléphone, et mettez l’adresse sur vos cartes, vos pancartes et vos dépliants. Recommandez-nous à un collègue et économisez sur votre prochaine facture.',
      link: 'Parrainage'
    }
  }
}

export const twelveStepsMessages: Translated<typeof en> = { en, fr }
