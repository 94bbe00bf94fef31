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

export const planNoticeMessages: Translated<typeof en> = { en }
