/** A figure of a proof, which `npm run proofs` shows. */
export function measured(what: string, figures: object): void {
  console.log(`measured: ${what} ${JSON.stringify(figures)}`)
}
