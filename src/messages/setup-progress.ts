import type { Translated } from './language.ts'

const en = {
  stepOf: (step: number, all: number) => `Step ${step} of ${all}`,
  timeLeft(minutes: number): string {
    if (minutes < 1) return 'less than a minute left'
    return minutes === 1 ? 'about a minute left' : `about ${minutes} minutes left`
  },
  /** For screen readers. */
  spoken: (place: string, step: string, left: string) => `${place}: ${step}, ${left}`,
  finish: (timeLeft: string) => `Finish your account setup: ${timeLeft}.`
}

const fr: typeof en = {
  stepOf: (step, all) => `Étape ${step} sur ${all}`,
  timeLeft(minutes) {
    if (minutes < 1) return 'il reste moins d’une minute'
    return minutes === 1 ? 'il reste environ une minute' : `il reste environ ${minutes} minutes`
  },
  spoken: (place, step, left) => `${place} : ${step}, ${left}`,
  finish: (timeLeft) => `Terminez la configuration de votre compte : ${timeLeft}.`
}

export const setupProgressMessages: Translated<typeof en> = { en, fr }
