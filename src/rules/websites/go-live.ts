/** The steps only the agent can take to go live, in the best order. */
export const GO_LIVE_STEPS = ['email', 'photo', 'nameServers', 'agreement', 'lead'] as const
export type GoLiveStep = (typeof GO_LIVE_STEPS)[number]

type Proofs = {
  email_verified_at: string | null
  salesman_image: boolean
  domain_is_active: boolean
  agreement: object | null
  test_lead_received_at: string | null
}

/** The steps without a proof yet. */
export function stepsLeft(proofs: Proofs): GoLiveStep[] {
  const proved: Record<GoLiveStep, unknown> = {
    email: proofs.email_verified_at,
    photo: proofs.salesman_image,
    nameServers: proofs.domain_is_active,
    agreement: proofs.agreement,
    lead: proofs.test_lead_received_at
  }
  return GO_LIVE_STEPS.filter((step) => !proved[step])
}
