/** What a test of a website's form does, in its order; the first one that fails is told. */
export const FORM_CHECK_STEPS = ['page', 'token', 'send', 'store', 'email'] as const
export type FormCheckStep = (typeof FORM_CHECK_STEPS)[number]

const NIGHT_HOURS = 5
/** 1 a.m. in Toronto in winter, by UTC. */
const NIGHT_START_HOUR = 6
/** 7 a.m. there. */
const MORNING_HOUR = 12

/** When a website's form is tested in the night of a day: each at its own minute. */
export function formCheckAt(website_id: number, day: Date): Date {
  const minutes = (website_id * 37) % (NIGHT_HOURS * 60)
  return atHour(day, NIGHT_START_HOUR, minutes)
}

/** When a broken form is told: the morning after the night's test, or at once later in the day. */
export function formProblemTold(now: Date): Date {
  const morning = atHour(now, MORNING_HOUR, 0)
  return morning > now ? morning : now
}

function atHour(day: Date, hour: number, minutes: number): Date {
  return new Date(
    Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), hour, minutes)
  )
}
