import {
  GRACE_DAYS,
  REFERRAL_PERCENT_EACH,
  REFERRAL_PERCENT_MAX,
  TRIAL_DAYS
} from '#rules/limits.ts'
import { RETRY_DAYS } from '#rules/plan/dunning.ts'
import { PAYMENT_REMINDER_DAYS } from '#rules/plan/reminder.ts'
import { listOf } from '../list.ts'
import type { Translated } from '../language.ts'

/** The answers of the sample FAQ. */
const en = {
  trial: `Yes. The trial runs for ${TRIAL_DAYS} days with assisted setup. We store your card and charge nothing until the trial ends; ${PAYMENT_REMINDER_DAYS} days before that we email you the amount and the day.`,
  ownDomain:
    'Yes. Your website first opens at a free address of ours. Then you connect your domain, and your dashboard shows what to change at your registrar.',
  domainWait:
    'Usually an hour or two, at most 48 hours. The DNS Check button on your dashboard tells you what it found, and what you still have to change.',
  taxes:
    'The GST, HST, PST, RST or QST of the province in your billing address. Your receipt names each part, so that you can claim your input tax credits.',
  languages:
    'Yes. In every plan your website can be in French or in English, and from the Professional plan on in both, side by side.',
  failedPayment: `We tell you by email and try again ${listOf(RETRY_DAYS.map(String))} days later, for the months that are due by then. Your website stays up for ${GRACE_DAYS} days. Nothing is ever deleted because of an unpaid bill.`,
  cancelling:
    'At any time, and nothing more is charged. Your website stays up to the end of the period you paid for; if a payment is overdue, it goes off at once. We keep it as it was, and you can renew at any time.',
  boardListings:
    'Yes, from CREA’s DDF® or your board’s own feed, once the agreements are signed. Boards take their time to approve them, so start early; our guide walks you through the forms. What only a VOW agreement permits, such as sold prices, is shown to visitors who register on your website.',
  dataKept:
    'In our own database, on the servers that run this service. Card numbers are not in it: they go straight to the payment provider. The privacy policy says what we store, why, and for how long. Ask us if you would like to know where those servers are, or to have a copy of your data.',
  referral: `${REFERRAL_PERCENT_EACH}% off your next payment cycle for every referred website that has finished its trial and has a running plan, up to ${REFERRAL_PERCENT_MAX}%.`
}

const fr: typeof en = {
  trial: `Oui. L’essai dure ${TRIAL_DAYS} jours et comprend de l’aide à la configuration. Nous enregistrons votre carte et ne prélevons rien avant la fin de l’essai; ${PAYMENT_REMINDER_DAYS} jours avant, nous vous indiquons par courriel le montant et la date.`,
  ownDomain:
    'Oui. Votre site Web ouvre d’abord à une adresse gratuite que nous fournissons. Vous reliez ensuite votre domaine : votre tableau de bord vous montre quoi changer chez votre registraire.',
  domainWait:
    'Habituellement une heure ou deux, 48 heures au plus. Le bouton « Vérifier le DNS » de votre tableau de bord vous dit ce qu’il a trouvé et ce qu’il vous reste à changer.',
  taxes:
    'La TPS, la TVH, la TVP, la TVD ou la TVQ de la province de votre adresse de facturation. Votre reçu nomme chacune d’elles, ce qui vous permet de demander vos crédits de taxe sur les intrants.',
  languages:
    'Oui. Avec tous les forfaits, votre site Web peut être en français ou en anglais; à partir du forfait Professional, il peut être dans les deux langues, côte à côte.',
  failedPayment: `Nous vous en avisons par courriel et réessayons ${listOf(RETRY_DAYS.map(String), 'and', 'fr')} jours plus tard, pour les mois alors exigibles. Votre site Web reste en ligne pendant ${GRACE_DAYS} jours. Rien n’est jamais supprimé à cause d’une facture impayée.`,
  cancelling:
    'En tout temps, et plus rien n’est prélevé. Votre site Web reste en ligne jusqu’à la fin de la période payée; si un paiement est en retard, il est mis hors ligne aussitôt. Nous le conservons tel quel, et vous pouvez renouveler en tout temps.',
  boardListings:
    'Oui, à partir du SDD® de l’ACI ou du flux de votre chambre immobilière, dès que les ententes sont signées. Les chambres prennent leur temps pour les approuver : commencez tôt; notre guide vous accompagne dans les formulaires. Ce que seule une entente VOW permet, comme les prix de vente, est montré aux visiteurs qui s’inscrivent sur votre site Web.',
  dataKept:
    'Dans notre propre base de données, sur les serveurs qui font fonctionner ce service. Les numéros de carte n’y sont pas : ils vont directement au fournisseur de paiement. La politique de confidentialité dit ce que nous conservons, pourquoi et pendant combien de temps. Écrivez-nous pour savoir où se trouvent ces serveurs ou pour obtenir une copie de vos données.',
  referral: `${REFERRAL_PERCENT_EACH} % de rabais sur votre prochain cycle de paiement pour chaque site Web que vous avez recommandé, une fois son essai terminé et tant que son forfait est actif, jusqu’à ${REFERRAL_PERCENT_MAX} %.`
}

export const faqClaims: Translated<typeof en> = { en, fr }
