/** Reports figures of a proof, which `npm run proofs` prints. */
export function measured(what: string, figures: object): void {
  console.log(`measured: ${what} ${JSON.stringify(figures)}`)
}
