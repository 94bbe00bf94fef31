import { POSTAL_CODE } from './limits.ts'

/** 'm5h2n2' as it is written: 'M5H 2N2'. What is no postal code is only put in capitals. */
export function writePostalCode(typed: string): string {
  const code = typed.trim().toUpperCase()
  return POSTAL_CODE.test(code) ? `${code.slice(0, 3)} ${code.slice(-3)}` : code
}
