/** Who calls other servers. A header takes no other letters than ASCII's, whatever the product's name has. */
export function userAgent(productName: string, purpose?: string): string {
  const name = productName.normalize('NFKD').replaceAll(/[^ -~]/g, '')
  return purpose === undefined ? name : `${name} ${purpose}`
}
