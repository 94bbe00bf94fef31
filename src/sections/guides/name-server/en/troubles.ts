export const nameServerTroubles = [
  {
    sign: 'The dashboard shows no name servers.',
    cure: 'Your website isn’t open to visitors yet, we’re still copying your records, or the change would do harm: the dashboard says which. Leave your domain as it is until they appear.'
  },
  {
    sign: 'DNS Check still finds the old name servers.',
    cure: 'Sign in at your registrar and check that the change was saved; some ask for a second confirmation or send a code. If it was, wait: the old answer is cached for up to 48 hours.'
  },
  {
    sign: 'It finds our name servers and others as well.',
    cure: 'Remove every name server that isn’t on your dashboard. With both kinds in place, visitors end up at one house or the other by chance.'
  },
  {
    sign: 'The registrar says that the name server does not exist.',
    cure: 'There’s a typo, or a space or period at the end. Copy both names from your dashboard again.'
  },
  {
    sign: 'Nobody can open your website, and the browser says the address can’t be found.',
    cure: 'DNSSEC was turned on again. Turn it off at your registrar and wait a few hours. Also check whether the domain has expired.'
  },
  {
    sign: 'Email to your domain stopped.',
    cure: 'A record that nobody could see from outside wasn’t copied. Set your previous name servers again and write to us with the name of your email provider. Email servers keep trying for days, so messages sent in the meantime still arrive.'
  }
]
