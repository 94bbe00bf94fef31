/** The sample websites that ship with the product are served here; an agent's own website is anywhere else. */
const SAMPLES = '/demo/'

export type SampleShare = 'all' | 'none' | 'some'

export function isSample(address: string): boolean {
  return address.startsWith(SAMPLES)
}

/** How many of the shown websites, or of the reviewers' websites, are samples. */
export function sampleShare(addresses: readonly string[]): SampleShare {
  const samples = addresses.filter(isSample).length
  if (samples === 0) return 'none'
  return samples === addresses.length ? 'all' : 'some'
}
