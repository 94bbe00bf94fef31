import type { Translated } from './language.ts'

const en = {
  alreadyUsed: 'You’ve used this link before, and it worked. There’s nothing left to do here.',
  confirming: 'Confirming your email…',
  continue: 'Continue',
  linkLife: 'Each link works for 7 days.',
  logIn: 'Log in',
  linkNotSent: 'We couldn’t send a new link.',
  openLatest: 'Please use the link in our latest email.',
  sendAgain: 'Send it again',
  sendNewLink: 'Send a new link',
  sending: 'Sending…',
  thankYou: 'Thank you. We’ll email this address about your website and your plan.',
  tryAgain: 'Try again',
  unchecked: 'We couldn’t check your link, but it may still work. Please try again.',
  weCanSend: 'We can send you a new one.'
}

export const verifyEmailMessages: Translated<typeof en> = { en }
