import { formatCadInFrench } from '#rules/money/money-in-french.ts'
import { formatBusinessDayInFrench } from '#rules/time/day-in-french.ts'
import { formatCad } from '#rules/money/money.ts'
import type { PlanStep, StepRefusal } from '#rules/plan/plan-control.ts'
import type { StepOutlook } from '#rules/plan/step-outlook.ts'
import { formatBusinessDay } from '#rules/time/time-zone.ts'
import { ofInFrench } from '#rules/french-elision.ts'
import { chargeMessages } from './charges.ts'
import { durationMessages } from './durations.ts'
import type { Translated } from './language.ts'

const FREE = 'You won’t be charged now.'
const { extras, notCharged, paidTimeKept, scheduled } = chargeMessages.en

const en = {
  /** What a step costs, what is charged next, and when the website goes offline. */
  summary(step: PlanStep, outlook: StepOutlook): string {
    const { isCancelled, isPaused, payment, planEnd } = outlook
    const next = outlook.charge && scheduled(outlook.charge)
    switch (step) {
      case 'pause':
        return 'Your website goes offline now, and you won’t be charged until you resume. Every full day of the pause is added to your plan.'
      case 'resume': {
        if (payment) return paymentSummary(payment)
        const day = formatBusinessDay(planEnd, outlook.province)
        const until = isCancelled
          ? `${FREE} Your website comes back now. Your plan is cancelled: it runs until ${day}, your website then goes offline, and you won’t be charged again.`
          : `${FREE} Your website comes back now, and your plan runs until ${day}.`
        return sentences(until, next)
      }
      case 'cancel':
        return cancelSummary(outlook)
      case 'keep':
        return isPaused
          ? `${FREE} Your plan stays paused until you resume it, and renews again after that.`
          : sentences(FREE, 'Your plan continues.', next)
      case 'change-duration':
        return sentences(FREE, next, 'Your website stays online.')
    }
  },

  /** What a step has done, for the email about it. */
  done(step: PlanStep, outlook: StepOutlook, domain: string): string {
    const { isCancelled, isPaused, planEnd, province } = outlook
    const next = outlook.charge && scheduled(outlook.charge)
    const end = formatBusinessDay(planEnd, province)
    switch (step) {
      case 'pause':
        return `You paused the plan for ${domain}. Your website is offline, and you won’t be charged until you resume.`
      case 'resume':
        return sentences(
          `You resumed the plan for ${domain}, and your website is back online. You weren’t charged.`,
          isCancelled
            ? `Your plan is still cancelled: it runs until ${end}, your website then goes offline, and you won’t be charged again.`
            : `Your plan runs until ${end}.`,
          next
        )
      case 'cancel':
        return `You cancelled the plan for ${domain}. ${afterCancelling(outlook)}`
      case 'keep':
        return sentences(
          `You withdrew the cancellation of the plan for ${domain}.`,
          isPaused
            ? 'Your plan is still paused: your website stays offline, and you won’t be charged until you resume.'
            : 'Your plan continues.',
          next
        )
      case 'change-duration':
        return sentences(
          `You changed the duration of the plan for ${domain}. You weren’t charged, and your website stays online.`,
          next
        )
    }
  },

  refusals: {
    'already-cancelled': 'Your plan is already cancelled.',
    'already-paused': 'Your plan is already paused.',
    ended: 'Your plan has ended. Please renew it first.',
    'keep-first': 'Your plan is cancelled. Press Keep my plan before you change it.',
    'not-cancelled': 'Your plan is not cancelled.',
    'not-paused': 'Your plan is not paused.',
    'pay-first': 'A payment is due. Please pay it first, on the billing page.',
    'resume-first': 'Your plan is paused. Please resume it first.',
    trial: 'You can’t pause a free trial, but you can cancel it at any time.'
  } satisfies Record<StepRefusal, string>
}

const fr: typeof en = {
  summary(step, outlook) {
    const { isCancelled, isPaused, payment, planEnd } = outlook
    const next = outlook.charge && chargeMessages.fr.scheduled(outlook.charge)
    switch (step) {
      case 'pause':
        return 'Votre site Web est mis hors ligne dès maintenant, et nous ne prélèverons rien jusqu’à ce que vous repreniez. Chaque journée complète de pause s’ajoute à votre forfait.'
      case 'resume': {
        if (payment) return paymentSummaryInFrench(payment)
        const day = formatBusinessDayInFrench(planEnd, outlook.province)
        const until = isCancelled
          ? `${FREE_IN_FRENCH} Votre site Web revient en ligne. Votre forfait est résilié : il dure jusqu’au ${day}, votre site Web est ensuite mis hors ligne, et nous ne prélèverons plus rien.`
          : `${FREE_IN_FRENCH} Votre site Web revient en ligne, et votre forfait dure jusqu’au ${day}.`
        return sentences(until, next)
      }
      case 'cancel':
        return cancelSummaryInFrench(outlook)
      case 'keep':
        return isPaused
          ? `${FREE_IN_FRENCH} Votre forfait reste en pause jusqu’à ce que vous le repreniez, puis se renouvelle de nouveau.`
          : sentences(FREE_IN_FRENCH, 'Votre forfait continue.', next)
      case 'change-duration':
        return sentences(FREE_IN_FRENCH, next, 'Votre site Web reste en ligne.')
    }
  },

  done(step, outlook, domain) {
    const { isCancelled, isPaused, planEnd, province } = outlook
    const next = outlook.charge && chargeMessages.fr.scheduled(outlook.charge)
    const end = formatBusinessDayInFrench(planEnd, province)
    switch (step) {
      case 'pause':
        return `Vous avez mis en pause le forfait ${ofInFrench(domain)}. Votre site Web est hors ligne, et nous ne prélèverons rien jusqu’à ce que vous repreniez.`
      case 'resume':
        return sentences(
          `Vous avez repris le forfait ${ofInFrench(domain)}, et votre site Web est de nouveau en ligne. Rien n’a été prélevé.`,
          isCancelled
            ? `Votre forfait est toujours résilié : il dure jusqu’au ${end}, votre site Web est ensuite mis hors ligne, et nous ne prélèverons plus rien.`
            : `Votre forfait dure jusqu’au ${end}.`,
          next
        )
      case 'cancel':
        return `Vous avez résilié le forfait ${ofInFrench(domain)}. ${afterCancellingInFrench(outlook)}`
      case 'keep':
        return sentences(
          `Vous avez retiré la résiliation du forfait ${ofInFrench(domain)}.`,
          isPaused
            ? 'Votre forfait est toujours en pause : votre site Web reste hors ligne, et nous ne prélèverons rien jusqu’à ce que vous repreniez.'
            : 'Votre forfait continue.',
          next
        )
      case 'change-duration':
        return sentences(
          `Vous avez changé la durée du forfait ${ofInFrench(domain)}. Rien n’a été prélevé, et votre site Web reste en ligne.`,
          next
        )
    }
  },

  refusals: {
    'already-cancelled': 'Votre forfait est déjà résilié.',
    'already-paused': 'Votre forfait est déjà en pause.',
    ended: 'Votre forfait est terminé. Veuillez d’abord le renouveler.',
    'keep-first': 'Votre forfait est résilié. Pour le modifier, gardez-le d’abord.',
    'not-cancelled': 'Votre forfait n’est pas résilié.',
    'not-paused': 'Votre forfait n’est pas en pause.',
    'pay-first': 'Un paiement est dû. Veuillez d’abord le faire dans la page de facturation.',
    'resume-first': 'Votre forfait est en pause. Veuillez d’abord le reprendre.',
    trial:
      'Vous ne pouvez pas mettre un essai gratuit en pause, mais vous pouvez y mettre fin en tout temps.'
  }
}

export const planChangeMessages: Translated<typeof en> = { en, fr }

function paymentSummary(payment: NonNullable<StepOutlook['payment']>): string {
  const amount = formatCad(payment.amount)
  const months = durationMessages.en.months(payment.months)
  return sentences(
    payment.card === null
      ? `${amount} is due now for ${months}, tax included, but you have no card on file. Please add one.`
      : `We’ll charge ${amount} to your ${payment.card} now. This covers ${months}, tax included.`,
    extras(payment),
    'Your website comes back as soon as the payment goes through.'
  )
}

function cancelSummary(outlook: StepOutlook): string {
  const { isOff, isPaused, isTrial, owed, planEnd, province, siteOffOn } = outlook
  const uncharged = notCharged(isTrial)
  if (owed > 0) {
    const amount = formatCad(owed)
    return isOff
      ? `You no longer owe the ${amount}, you ${uncharged}, and your website stays offline.`
      : `Your website goes offline now. You no longer owe the ${amount}, and you ${uncharged}.`
  }
  if (isPaused) return `You ${uncharged}, and your website stays offline. ${paidTimeKept}`
  if (isOff) return `You ${uncharged}, and your website stays offline.`
  return `You ${uncharged}, and your website goes offline on ${formatBusinessDay(siteOffOn ?? planEnd, province)}.`
}

function afterCancelling(outlook: StepOutlook): string {
  const { isOff, isPaused, isTrial, owed, planEnd, province, siteOffOn } = outlook
  const uncharged = notCharged(isTrial)
  if (owed > 0) {
    return `Your website is offline. You no longer owe the ${formatCad(owed)} that was due, and you ${uncharged}.`
  }
  if (isPaused) return `You ${uncharged}, and your website stays offline. ${paidTimeKept}`
  if (isOff) return `You ${uncharged}, and your website stays offline.`
  const end = isTrial ? 'the end of your free trial' : 'the end of the time you’ve paid for'
  return `You ${uncharged}. Your website stays online until ${formatBusinessDay(siteOffOn ?? planEnd, province)}, ${end}, and then goes offline. Until then you can keep your plan on your billing page.`
}

function sentences(...parts: (string | null)[]): string {
  return parts.filter(Boolean).join(' ')
}

const FREE_IN_FRENCH = 'Rien ne sera prélevé maintenant.'

function paymentSummaryInFrench(payment: NonNullable<StepOutlook['payment']>): string {
  const amount = formatCadInFrench(payment.amount)
  const months = durationMessages.fr.months(payment.months)
  return sentences(
    payment.card === null
      ? `Vous devez maintenant ${amount} pour ${months}, taxes comprises, mais vous n’avez aucune carte au dossier. Veuillez en ajouter une.`
      : `Nous prélèverons maintenant ${amount} sur votre carte ${payment.card}. Ce montant couvre ${months}, taxes comprises.`,
    chargeMessages.fr.extras(payment),
    'Votre site Web revient dès que le paiement est accepté.'
  )
}

function cancelSummaryInFrench(outlook: StepOutlook): string {
  const { isOff, isPaused, isTrial, owed, planEnd, province, siteOffOn } = outlook
  const uncharged = `Nous ${chargeMessages.fr.notCharged(isTrial)}`
  if (owed > 0) {
    const forgiven = `Vous ne devez plus les ${formatCadInFrench(owed)}.`
    return isOff
      ? `${forgiven} ${uncharged}, et votre site Web reste hors ligne.`
      : `Votre site Web est mis hors ligne dès maintenant. ${forgiven} ${uncharged}.`
  }
  if (isPaused) {
    return `${uncharged}, et votre site Web reste hors ligne. ${chargeMessages.fr.paidTimeKept}`
  }
  if (isOff) return `${uncharged}, et votre site Web reste hors ligne.`
  return `${uncharged}, et votre site Web sera mis hors ligne le ${formatBusinessDayInFrench(siteOffOn ?? planEnd, province)}.`
}

function afterCancellingInFrench(outlook: StepOutlook): string {
  const { isOff, isPaused, isTrial, owed, planEnd, province, siteOffOn } = outlook
  const uncharged = `Nous ${chargeMessages.fr.notCharged(isTrial)}`
  if (owed > 0) {
    return `Votre site Web est hors ligne. Vous ne devez plus les ${formatCadInFrench(owed)} qui étaient à payer. ${uncharged}.`
  }
  if (isPaused) {
    return `${uncharged}, et votre site Web reste hors ligne. ${chargeMessages.fr.paidTimeKept}`
  }
  if (isOff) return `${uncharged}, et votre site Web reste hors ligne.`
  const end = isTrial ? 'à la fin de votre essai gratuit' : 'à la fin de la période payée'
  return `${uncharged}. Votre site Web reste en ligne jusqu’au ${formatBusinessDayInFrench(siteOffOn ?? planEnd, province)}, ${end}, puis il sera mis hors ligne. D’ici là, vous pouvez garder votre forfait dans votre page de facturation.`
}
