import { ofInFrench } from '#rules/french-elision.ts'
import { chargeMessages } from '../charges.ts'
import type { Translated } from '../language.ts'

const en = {
  subject: (domain: string) => `Your website is offline: ${domain}`,
  heading: 'Your website is offline',
  paused: (domain: string) =>
    `You paused the plan for ${domain}. You won’t be charged while it is paused, and you keep the time you have paid for. You can resume it whenever you like.`,
  cancelled: (domain: string, isTrial?: boolean) =>
    `The plan for ${domain}, which you cancelled, has ended. You ${chargeMessages.en.notCharged(isTrial)}. You can renew it at any time.`,
  unpaid: (domain: string, days: number) =>
    `The payment for ${domain} is ${days} days late, so we took your website offline.`,
  toPay: 'To pay, press Pay Now on your billing page.',
  payToReturn:
    'Press Pay Now on your billing page, and your website comes back as soon as you pay.',
  monthsAdd:
    'Another month’s charge is added each month until you pay or cancel. If you no longer need your website, cancel your plan on your billing page, and you owe nothing.',
  contentIsKept: 'We keep everything on your website as it was.'
}

const fr: typeof en = {
  subject: (domain) => `Votre site Web est hors ligne : ${domain}`,
  heading: 'Votre site Web est hors ligne',
  paused: (domain) =>
    `Vous avez mis en pause le forfait ${ofInFrench(domain)}. Rien ne sera prélevé pendant la pause, et vous gardez le temps déjà payé. Vous pouvez reprendre votre forfait quand vous voudrez.`,
  cancelled: (domain, isTrial) =>
    `Le forfait ${ofInFrench(domain)}, que vous avez résilié, est terminé. Nous ${chargeMessages.fr.notCharged(isTrial)}. Vous pouvez le renouveler en tout temps.`,
  unpaid: (domain, days) =>
    `Le paiement pour ${domain} a ${days} jours de retard; nous avons donc mis votre site Web hors ligne.`,
  toPay: 'Pour payer, appuyez sur Payer maintenant dans votre page de facturation.',
  payToReturn:
    'Appuyez sur Payer maintenant dans votre page de facturation, et votre site Web reviendra dès que vous aurez payé.',
  monthsAdd:
    'Un mois s’ajoute chaque mois jusqu’à ce que vous payiez ou résiliiez. Si vous n’avez plus besoin de votre site Web, résiliez votre forfait dans votre page de facturation, et vous ne devrez rien.',
  contentIsKept: 'Nous conservons tel quel tout le contenu de votre site Web.'
}

export const sitePausedMessages: Translated<typeof en> = { en, fr }
