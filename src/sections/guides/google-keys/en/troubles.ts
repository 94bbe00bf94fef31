export const keyTroubles = [
  {
    sign: 'The map is grey and says “For development purposes only”.',
    cure: 'Billing is not linked to the project that the key belongs to. Open Billing in the Google Cloud console, with your project picked, and link your billing account.'
  },
  {
    sign: 'The map says “This page can’t load Google Maps correctly”.',
    cure: 'The key’s website restriction does not fit. Check that both lines end in /* and that your domain is spelled as in the address bar. Wait five minutes and reload.'
  },
  {
    sign: 'The contact form says “ERROR for site owner: Invalid domain for site key”.',
    cure: 'Your domain is missing in the list of the reCAPTCHA key. Open its settings, add the domain without https:// and www, and save.'
  },
  {
    sign: 'The contact form says “Invalid key type”.',
    cure: 'The key is of version 2. Types can’t be changed: create a new key as Score based (v3) and paste both of its halves.'
  },
  {
    sign: 'Every message is refused as a robot’s.',
    cure: 'The site key and the secret were swapped or belong to different keys. Copy both again from the same page.'
  }
]
