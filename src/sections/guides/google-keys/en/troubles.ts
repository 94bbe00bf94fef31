export const keyTroubles = [
  {
    sign: 'Google Maps is grey and says “For development purposes only”.',
    cure: 'Billing isn’t linked to the project that the key belongs to. Select your project in the Google Cloud console, open Billing and link your billing account.'
  },
  {
    sign: 'Google Maps says “This page can’t load Google Maps correctly”.',
    cure: 'The key’s website restriction doesn’t match. Check that both lines end in /* and that your domain is spelled as it is in the address bar. Wait five minutes and reload.'
  },
  {
    sign: 'The contact form says “ERROR for site owner: Invalid domain for site key”.',
    cure: 'Your domain is missing from the reCAPTCHA key’s list. Open its settings, add the domain without https:// and www, and save.'
  },
  {
    sign: 'The contact form says “Invalid key type”.',
    cure: 'It’s a version 2 key, and a key’s type can’t be changed. Create a new one as Score based (v3) and paste both its site key and its secret key.'
  },
  {
    sign: 'Every message is rejected as coming from a robot.',
    cure: 'The site key and the secret were swapped or belong to different keys. Copy both again from the same page.'
  }
]
