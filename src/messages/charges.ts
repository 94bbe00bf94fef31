import { formatCadInFrench } from '#rules/money/money-in-french.ts'
import { formatBusinessDayInFrench } from '#rules/time/day-in-french.ts'
import { listOf } from './list.ts'
import { CONFIRM_WITHIN_MINUTES } from '#rules/money/confirmation.ts'
import { formatCad } from '#rules/money/money.ts'
import type { Announced, AnnouncedCharge } from '#rules/plan/announced-charge.ts'
import { formatBusinessDay } from '#rules/time/time-zone.ts'
import { durationMessages } from './durations.ts'
import type { Translated } from './language.ts'

const { months: countMonths } = durationMessages.en

const en = {
  /** What happens next with the agent's money. `payNow` asks the reader to pay. */
  notice(announced: Announced, payNow = 'Please press Pay Now.'): string {
    const { charge, isTrial, processing, province, siteIsUp, siteOffOn, state } = announced
    const amount = formatCad(processing ?? 0)
    const off =
      siteOffOn && `Your website goes offline on ${formatBusinessDay(siteOffOn, province)}.`
    switch (state) {
      case 'scheduled':
        return charge ? en.scheduled(charge) : ''
      case 'retrying':
        return charge ? `${en.retry(charge)} ${unpaidSite(announced)}`.trim() : ''
      case 'unpaid':
        return `We no longer charge your card automatically. ${payNow} ${unpaidSite(announced)}`.trim()
      case 'processing':
        return `A payment of ${amount} is being processed.`
      case 'confirming':
        return `Your bank is asking you to confirm a payment of ${amount}. If you don’t confirm it within ${CONFIRM_WITHIN_MINUTES} minutes, it’s cancelled.`
      case 'paused':
        if (announced.isCancelled) {
          return `Your plan is cancelled, and you won’t be charged again. Your website is offline. ${en.paidTimeKept}`
        }
        return 'We don’t charge you while your plan is paused. Your website is offline, and we keep it as it is.'
      case 'cancelled':
        return [`You ${en.notCharged(isTrial)}.`, off].filter(Boolean).join(' ')
      case 'ended':
        return siteIsUp
          ? `You ${en.notCharged(isTrial)}.`
          : `You ${en.notCharged(isTrial)}. Your website is offline, and we keep it as it is.`
    }
  },
  /** Completes 'You …'; nothing has been charged for a trial yet. */
  notCharged: (isTrial = false): string =>
    isTrial ? 'won’t be charged' : 'won’t be charged again',

  /** A trial's first charge, or a renewal. */
  scheduled(charge: AnnouncedCharge): string {
    const { amount, card, isTrial, months, newPrice } = charge
    const day = formatBusinessDay(charge.on, charge.province)
    if (amount === 0) {
      return isTrial
        ? `Your free trial ends on ${day}. You won’t be charged.`
        : `Your plan renews on ${day} at no cost.`
    }
    const then = isTrial ? 'your free trial ends' : 'your plan renews'
    const main =
      card === null
        ? `On ${day} ${then} and ${formatCad(amount)} is due, but you have no card on file. Please add one.`
        : `On ${day} ${then}, and we’ll charge ${formatCad(amount)} to your ${card}. This covers ${countMonths(months)}, tax included.`
    const renewals = newPrice !== null && renewalsAt(newPrice, months)
    return [main, en.extras(charge), renewals].filter(Boolean).join(' ')
  },

  /** The same charge in short lines, its amount and day first. */
  lines(charge: AnnouncedCharge): string[] {
    const { amount, card, months } = charge
    const day = formatBusinessDay(charge.on, charge.province)
    if (amount === 0) return [`Nothing to pay on ${day}`]
    const lines = [
      `${formatCad(amount)} on ${day}`,
      `For ${countMonths(months)}, tax included.`,
      card === null ? 'You have no card on file. Please add one.' : `Charged to your ${card}.`,
      setupFeeIn(charge),
      discount(charge)
    ]
    return lines.filter(Boolean)
  },

  /** The next retry of a failed payment, and the ones after it. */
  retry(charge: AnnouncedCharge): string {
    const { amount, card, province, retries } = charge
    const day = formatBusinessDay(charge.on, province)
    const next =
      card === null
        ? `${formatCad(amount)} is due, but you have no card on file. Please add one, and we’ll try to charge it on ${day}.`
        : `We’ll try to charge ${formatCad(amount)} to your ${card} on ${day}.`
    const after =
      retries.length > 0
        ? `If that fails, we’ll try again on ${listDays(retries, province)}, and then stop.`
        : 'That’s our last automatic try.'
    return [next, discount(charge), after].filter(Boolean).join(' ')
  },

  /** What else an amount includes: the setup fee and the referral discount. */
  extras(charge: Extras): string {
    return [setupFeeIn(charge), discount(charge)].filter(Boolean).join(' ')
  },

  /** For a plan that is cancelled while it is paused. */
  paidTimeKept:
    'You keep the time you’ve paid for. Resume whenever you like, and your website comes back until that time is used up.'
}

const fr: typeof en = {
  notice(announced, payNow = 'Veuillez appuyer sur Payer maintenant.') {
    const { charge, isTrial, processing, province, siteIsUp, siteOffOn, state } = announced
    const amount = formatCadInFrench(processing ?? 0)
    const off =
      siteOffOn &&
      `Votre site Web sera mis hors ligne le ${formatBusinessDayInFrench(siteOffOn, province)}.`
    switch (state) {
      case 'scheduled':
        return charge ? fr.scheduled(charge) : ''
      case 'retrying':
        return charge ? `${fr.retry(charge)} ${unpaidSiteInFrench(announced)}`.trim() : ''
      case 'unpaid':
        return `Nous ne faisons plus de prélèvement automatique sur votre carte. ${payNow} ${unpaidSiteInFrench(announced)}`.trim()
      case 'processing':
        return `Un paiement de ${amount} est en cours de traitement.`
      case 'confirming':
        return `Votre banque vous demande de confirmer un paiement de ${amount}. Si vous ne le confirmez pas dans les ${CONFIRM_WITHIN_MINUTES} minutes, il sera annulé.`
      case 'paused':
        if (announced.isCancelled) {
          return `Votre forfait est résilié, et nous ne prélèverons plus rien. Votre site Web est hors ligne. ${fr.paidTimeKept}`
        }
        return 'Nous ne prélevons rien pendant que votre forfait est en pause. Votre site Web est hors ligne, et nous le conservons tel quel.'
      case 'cancelled':
        return [`Nous ${fr.notCharged(isTrial)}.`, off].filter(Boolean).join(' ')
      case 'ended':
        return siteIsUp
          ? `Nous ${fr.notCharged(isTrial)}.`
          : `Nous ${fr.notCharged(isTrial)}. Votre site Web est hors ligne, et nous le conservons tel quel.`
    }
  },
  notCharged: (isTrial = false) => (isTrial ? 'ne prélèverons rien' : 'ne prélèverons plus rien'),
  scheduled(charge) {
    const { amount, card, isTrial, months, newPrice } = charge
    const day = formatBusinessDayInFrench(charge.on, charge.province)
    if (amount === 0) {
      return isTrial
        ? `Votre essai gratuit se termine le ${day}. Nous ne prélèverons rien.`
        : `Votre forfait se renouvelle le ${day}, sans frais.`
    }
    const cad = formatCadInFrench(amount)
    const then = isTrial ? 'votre essai gratuit se termine' : 'votre forfait se renouvelle'
    const main =
      card === null
        ? `Le ${day}, ${then}, et un montant de ${cad} sera à payer, mais vous n’avez aucune carte au dossier. Veuillez en ajouter une.`
        : `Le ${day}, ${then}, et nous prélèverons ${cad} sur votre carte ${card}. Ce montant couvre ${durationMessages.fr.months(months)}, taxes comprises.`
    const renewals = newPrice !== null && renewalsInFrench(newPrice, months)
    return [main, fr.extras(charge), renewals].filter(Boolean).join(' ')
  },
  lines(charge) {
    const { amount, card, months } = charge
    const day = formatBusinessDayInFrench(charge.on, charge.province)
    if (amount === 0) return [`Rien à payer le ${day}`]
    const lines = [
      `${formatCadInFrench(amount)} le ${day}`,
      `Pour ${durationMessages.fr.months(months)}, taxes comprises.`,
      card === null
        ? 'Vous n’avez aucune carte au dossier. Veuillez en ajouter une.'
        : `Montant prélevé sur votre carte ${card}.`,
      setupFeeInFrench(charge),
      discountInFrench(charge)
    ]
    return lines.filter(Boolean)
  },
  retry(charge) {
    const { amount, card, province, retries } = charge
    const day = formatBusinessDayInFrench(charge.on, province)
    const cad = formatCadInFrench(amount)
    const next =
      card === null
        ? `Vous devez ${cad}, mais vous n’avez aucune carte au dossier. Veuillez en ajouter une : nous tenterons le prélèvement le ${day}.`
        : `Nous tenterons de prélever ${cad} sur votre carte ${card} le ${day}.`
    const after =
      retries.length > 0
        ? `En cas d’échec, nous réessaierons le ${listDaysInFrench(retries, province)}, puis nous arrêterons.`
        : 'Ce sera notre dernière tentative automatique.'
    return [next, discountInFrench(charge), after].filter(Boolean).join(' ')
  },
  extras: (charge) =>
    [setupFeeInFrench(charge), discountInFrench(charge)].filter(Boolean).join(' '),
  paidTimeKept:
    'Vous gardez le temps déjà payé. Reprenez votre forfait quand vous voudrez : votre site Web reviendra jusqu’à ce que ce temps soit écoulé.'
}

export const chargeMessages: Translated<typeof en> = { en, fr }

type Extras = Pick<AnnouncedCharge, 'referralPercent' | 'setupFee'>

/** What every charge after this one comes to, at a price per month. */
function renewalsAt(price: number, months: number): string {
  const each = months === 1 ? 'month' : countMonths(months)
  return `From then on, your plan renews every ${each} for ${formatCad(price * months)}, before tax and any discounts.`
}

function setupFeeIn({ setupFee }: Extras): string {
  return setupFee > 0 ? `The amount includes the setup fee, ${formatCad(setupFee)} before tax.` : ''
}

function discount({ referralPercent }: Extras): string {
  return referralPercent > 0
    ? `Your referral discount, ${referralPercent}% today, is already taken off.`
    : ''
}

function unpaidSite({ province, siteIsUp, siteOffOn }: Announced): string {
  if (!siteIsUp) return 'Your website is offline, and comes back as soon as you pay.'
  if (!siteOffOn) return ''
  return `Your website stays online until ${formatBusinessDay(siteOffOn, province)}. If you haven’t paid by then, it goes offline.`
}

/** 'November 26, 2026 and November 28, 2026'. */
function listDays(moments: readonly string[], province: string | undefined): string {
  return listOf(moments.map((moment) => formatBusinessDay(moment, province)))
}

function renewalsInFrench(price: number, months: number): string {
  const each = months === 1 ? 'chaque mois' : `tous les ${durationMessages.fr.months(months)}`
  return `Par la suite, votre forfait se renouvellera ${each} pour ${formatCadInFrench(price * months)}, avant taxes et rabais.`
}

function setupFeeInFrench({ setupFee }: Extras): string {
  return setupFee > 0
    ? `Le montant comprend les frais de mise en service, ${formatCadInFrench(setupFee)} avant taxes.`
    : ''
}

function discountInFrench({ referralPercent }: Extras): string {
  return referralPercent > 0
    ? `Votre rabais de parrainage, ${referralPercent} % aujourd’hui, est déjà déduit.`
    : ''
}

function unpaidSiteInFrench({ province, siteIsUp, siteOffOn }: Announced): string {
  if (!siteIsUp) return 'Votre site Web est hors ligne, et reviendra dès que vous aurez payé.'
  if (!siteOffOn) return ''
  return `Votre site Web reste en ligne jusqu’au ${formatBusinessDayInFrench(siteOffOn, province)}. Si vous n’avez pas payé d’ici là, il sera mis hors ligne.`
}

/** « 26 novembre 2026 et le 28 novembre 2026 ». */
function listDaysInFrench(moments: readonly string[], province: string | undefined): string {
  const [first = '', ...others] = moments.map((moment) =>
    formatBusinessDayInFrench(moment, province)
  )
  return listOf([first, ...others.map((day) => `le ${day}`)], 'and', 'fr')
}
