import type { Translated } from './language.ts'

const OFFLINE = ' Your website is offline.'

const en = {
  paused: (since: string) =>
    `Paused since ${since}. Your website is offline, and you aren’t being charged.`,
  pausedAndCancelled: (since: string) =>
    `Paused since ${since}, and cancelled. Your website is offline, and you won’t be charged again. You keep the time you’ve paid for.`,
  cancelled: (isTrial: boolean, until: string | undefined) =>
    `Your ${isTrial ? 'trial' : 'plan'} is cancelled. Your website goes offline${until ? ` on ${until}` : ''}.`,
  ended: (isTrial: boolean, isOffline: boolean) =>
    `Your ${isTrial ? 'trial' : 'plan'} was cancelled and has ended.${isOffline ? OFFLINE : ''}`,
  endedAfterTrial: (isOffline: boolean) =>
    `Your free trial ended, and you cancelled your plan.${isOffline ? OFFLINE : ''}`,
  trialDue: (isOffline: boolean) =>
    `Your free trial has ended, and your first payment is due.${isOffline ? OFFLINE : ''}`,
  planDue: (isOffline: boolean) => `A payment for your plan is due.${isOffline ? OFFLINE : ''}`,
  renew: 'Renew',
  resume: 'Resume',
  keep: 'Keep my plan',
  openBilling: 'Open billing'
}

const fr: typeof en = {
  paused: (since) =>
    `En pause depuis le ${since}. Votre site Web est hors ligne, et nous ne prélevons rien.`,
  pausedAndCancelled: (since) =>
    `En pause depuis le ${since}, et résilié. Votre site Web est hors ligne, et nous ne prélèverons plus rien. Vous gardez le temps déjà payé.`,
  cancelled: (isTrial, until) =>
    `Votre ${isTrial ? 'essai' : 'forfait'} est résilié. Votre site Web sera mis hors ligne${until ? ` le ${until}` : ''}.`,
  ended: (isTrial, isOffline) =>
    `Votre ${isTrial ? 'essai' : 'forfait'} a été résilié et est terminé.${isOffline ? OFFLINE_IN_FRENCH : ''}`,
  endedAfterTrial: (isOffline) =>
    `Votre essai gratuit est terminé, et vous avez résilié votre forfait.${isOffline ? OFFLINE_IN_FRENCH : ''}`,
  trialDue: (isOffline) =>
    `Votre essai gratuit est terminé, et votre premier paiement est dû.${isOffline ? OFFLINE_IN_FRENCH : ''}`,
  planDue: (isOffline) =>
    `Un paiement est dû pour votre forfait.${isOffline ? OFFLINE_IN_FRENCH : ''}`,
  renew: 'Renouveler',
  resume: 'Reprendre',
  keep: 'Garder mon forfait',
  openBilling: 'Ouvrir la facturation'
}

export const planNoticeMessages: Translated<typeof en> = { en, fr }

const OFFLINE_IN_FRENCH = ' Votre site Web est hors ligne.'
