import type { Translated } from './language.ts'

const en = {
  /** For a link that has done its work before. */
  alreadyVerified: 'Your email is already verified.',
  alreadyUsed: 'You’ve used this link before, and it worked. There’s nothing left to do here.',
  confirming: 'Confirming your email…',
  continue: 'Continue',
  linkLife:
    'Each link works for 7 days. If you’ve changed your address since, use the link we sent to the new address.',
  logIn: 'Log in',
  linkNotSent: 'We couldn’t send a new link.',
  notVerified: 'Ops!! either your links is expired or invalid.',
  openLatest: 'Please use the link in our latest email.',
  sendAgain: 'Send it again',
  sendNewLink: 'Send a new link',
  sending: 'Sending…',
  /** The same answer whether there was an old link or not. */
  sent: 'If that link was one of ours, a new one is on its way to the address it was sent to.',
  thankYou: 'Thank you. We’ll email this address about your website and your plan.',
  tryAgain: 'Try again',
  unchecked: 'We couldn’t check your link, but it may still work. Please try again.',
  verified: 'Email successfully verified!',
  weCanSend: 'We can send you a new link.'
}

export const verifyEmailMessages: Translated<typeof en> = { en }
