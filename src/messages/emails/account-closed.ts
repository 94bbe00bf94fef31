import { TAX_YEARS, ZONE_KEPT_DAYS } from '#rules/privacy/closing-periods.ts'
import type { Translated } from '../language.ts'

const en = {
  subject: (product: string) => `Your ${product} account is closed`,
  heading: 'Your account is closed',
  gone: 'Your account, your website and everything in them have been deleted, as you asked. You won’t be charged again.',
  goneAlone:
    'Your account and everything in it have been deleted, as you asked. You won’t be charged again.',
  stays: `We keep the receipts of your payments, with your name and billing address, for ${TAX_YEARS} years after the end of the year, as the tax laws require. Backups made before today still hold the rest until they are deleted.`,
  domain: `Your domain is still yours. If it uses our name servers, point it elsewhere at your registrar within ${ZONE_KEPT_DAYS} days: its records, including those of its email, are deleted then.`,
  notYou: 'This is the last email from us. If it wasn’t you who closed the account, please reply.'
}

const fr: typeof en = {
  subject: (product) => `Votre compte ${product} est fermé`,
  heading: 'Votre compte est fermé',
  gone: 'Votre compte, votre site Web et tout leur contenu ont été supprimés, comme vous l’avez demandé. Plus rien ne vous sera prélevé.',
  goneAlone:
    'Votre compte et tout son contenu ont été supprimés, comme vous l’avez demandé. Plus rien ne vous sera prélevé.',
  stays: `Nous conservons les reçus de vos paiements, avec votre nom et votre adresse de facturation, pendant ${TAX_YEARS} ans après la fin de l’année, comme les lois fiscales l’exigent. Les copies de sauvegarde faites avant aujourd’hui contiennent encore le reste jusqu’à leur suppression.`,
  domain: `Votre domaine est toujours à vous. S’il utilise nos serveurs de noms, pointez-le ailleurs chez votre registraire d’ici ${ZONE_KEPT_DAYS} jours : ses enregistrements, y compris ceux de ses courriels, sont alors supprimés.`,
  notYou:
    'C’est le dernier courriel que nous vous envoyons. Si ce n’est pas vous qui avez fermé le compte, veuillez y répondre.'
}

export const accountClosedMessages: Translated<typeof en> = { en, fr }
