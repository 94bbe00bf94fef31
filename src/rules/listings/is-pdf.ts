/** Bytes at the end in which readers look for the end of a PDF. */
const END_BYTES = 2048

/** Whether a file begins and ends as a PDF does, whatever it is called: at its first byte, unlike a file that is two. */
export function isPdf(bytes: Uint8Array): boolean {
  const text = (part: Uint8Array) => new TextDecoder('latin1').decode(part)
  return (
    /^%PDF-[12]\.\d[\r\n]/.test(text(bytes.subarray(0, 10))) &&
    text(bytes.subarray(-END_BYTES)).includes('%%EOF')
  )
}
