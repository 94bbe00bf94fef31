type Sender = {
  agent: string
  /** As on the licence. Quebec's advertising rules ask for it. */
  title?: string
  brokerage: string
  address?: string
  phone?: string
}

/** Who an agent's email to a visitor is from, with the postal address that CASL asks for. */
export function senderLine({ address, agent, brokerage, phone, title }: Sender): string {
  const named = [agent, title].filter(Boolean).join(', ')
  return [named, brokerage, phone, address].filter(Boolean).join(' · ')
}
