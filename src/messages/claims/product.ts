import type { Translated } from '../language.ts'

/** What the product says about itself around every page, and in more places than one. */
const en = {
  description: 'A website in your name, built and hosted for Canadian real-estate agents.',
  builds: 'Websites for Canadian real-estate agents, built and hosted.',
  trial: '30 Days free Trial',
  cancelAnytime: 'Cancel Anytime',
  assistedSetup: 'Assisted setup',
  earlyBird: 'Save up to 20% on an annual subscription',
  browserNotes: 'We store notes in this browser to keep you logged in and save what you type.',
  noTracking: 'No advertising, no tracking.',
  tryFree: 'Create your account and try your own website free for 30 days.',
  freeWithSetup: '30 days free, with assisted setup. Cancel anytime.',
  namedDesigns: 'Type your name and see every design with it. No account needed.',
  namedPrivately: 'What you type here stays in this browser until you register.',
  designs:
    'Sample websites for Canadian agents, in English and French. Open one and use its template for your own.'
}

export const productClaims: Translated<typeof en> = { en }
