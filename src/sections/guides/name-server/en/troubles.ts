export const nameServerTroubles = [
  {
    sign: 'DNS Check still finds the old name servers.',
    cure: 'Sign in at your registrar and look whether the change was kept; several ask for a second confirmation or send a code. If it was, wait: the old answer is remembered for up to 48 hours.'
  },
  {
    sign: 'It finds ours and others as well.',
    cure: 'Remove every name server that is not in your dashboard. With both kinds in place, visitors are sent to one house or the other by chance.'
  },
  {
    sign: 'The registrar says that the name server does not exist.',
    cure: 'There is a typing mistake, a space or a full stop at the end. Copy both names from your dashboard again.'
  },
  {
    sign: 'Your website opens for nobody, and the browser says that the address can’t be found.',
    cure: 'DNSSEC is still on. Turn it off at your registrar and wait a few hours. Also look whether the domain has expired.'
  },
  {
    sign: 'Mail to your domain stopped.',
    cure: 'Its records were not copied over. Write to us with the name of your mail provider. Mail servers go on trying for days, so that what was sent in the meantime still arrives.'
  }
]
