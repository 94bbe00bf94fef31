import type { Translated } from './language.ts'

const en = {
  stepOf: (step: number, all: number) => `Step ${step} of ${all}`,
  timeLeft(minutes: number): string {
    if (minutes < 1) return 'less than a minute left'
    return minutes === 1 ? 'about a minute left' : `about ${minutes} minutes left`
  },
  finish: (timeLeft: string) => `Finish your account setup: ${timeLeft}.`
}

export const setupProgressMessages: Translated<typeof en> = { en }
