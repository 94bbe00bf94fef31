import type { Translated } from '../language.ts'

/** What the guides say that a website, or the dashboard, does. */
const en = {
  googleKeys: 'Setup of map, captcha, analytics and site-verification keys.',
  domainActive:
    'An hour or two later, press DNS Check on your dashboard. The domain status says Active once your domain opens your website.',
  secretKeys:
    'Your own keys for Google’s human check, Google Analytics and Search Console. Your website uses them once you save them under Settings › Secret Keys.',
  keysUsed:
    'Your website uses these keys as soon as you save them: reCAPTCHA in its forms, Google Analytics for visitors who accept it, and the Search Console code on its home page.',
  mapsLater:
    'The maps key is for the search of homes, which we’re still building, so you can leave it for later.',
  providerDoes: 'Builds and hosts the member’s website',
  signNow:
    'We’re building your board’s listings into your website. Approval takes time, so you can sign the Data License, IDX and VOW agreements now, with us as the third-party provider.',
  listingsLater:
    'Your website doesn’t show your board’s listings yet: we’re building it. Approval can take two weeks, so you can have the agreements signed now.',
  displayRules: 'We’re building the display of listings to follow all three.',
  accessLater: 'We’ll use them once your website can show listings, which we’re still building.'
}

export const guideClaims: Translated<typeof en> = { en }
