import { paths } from '#rules/paths.ts'

/** The steps in their order, and where each is done; their texts are in messages. */
export const WAY_STEPS = [
  { name: 'register', path: paths.register },
  { name: 'template', path: paths.designs },
  { name: 'address', path: undefined },
  { name: 'introduction', path: undefined },
  { name: 'brokerage', path: undefined },
  { name: 'plan', path: paths.pricing },
  { name: 'payment', path: undefined },
  { name: 'domain', path: paths.nameServerGuide },
  { name: 'dnsCheck', path: paths.dashboard },
  { name: 'googleKeys', path: paths.googleKeysGuide },
  { name: 'listings', path: paths.agentAgreementGuide },
  { name: 'open', path: paths.referEarn }
] as const
