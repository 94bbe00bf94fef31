/** Who an agent's email to a visitor is from, with the postal address that CASL asks for. */
export function senderLine(sender: { agent: string; brokerage: string; address: string }): string {
  const { address, agent, brokerage } = sender
  return [agent, brokerage, address].filter(Boolean).join(' · ')
}
