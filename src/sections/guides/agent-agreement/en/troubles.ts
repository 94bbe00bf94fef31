export const agreementTroubles = [
  {
    sign: 'Your provider is not in the form’s list.',
    cure: 'Choose Other and type our name, Support as the contact and the support email. The board adds a provider the first time one of its members names it.'
  },
  {
    sign: 'The form asks for a website that is already online.',
    cure: 'Enter the free address that your dashboard shows as the subdomain. It is up from the first minute; your own domain can be added later.'
  },
  {
    sign: 'Your broker of record didn’t get an email.',
    cure: 'Check which address the board has for them; it’s often the office manager’s. Then send the reminder again.'
  },
  {
    sign: 'You change brokerages.',
    cure: 'The agreements end when you leave your old brokerage. Fill them in again with the new one, with the same answers about us, and tell us which day you’re moving.'
  },
  {
    sign: 'The board writes to you about a display rule.',
    cure: 'Forward the letter to support on the same day. Display is our part of the agreement, and we’ll fix it.'
  }
]
