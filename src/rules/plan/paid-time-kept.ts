/** Of a plan that is cancelled while it is paused. */
export const PAID_TIME_KEPT =
  'You keep the time you have paid for: resume whenever you like, and your website is back until that time is used up.'
