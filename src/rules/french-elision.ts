/** « d’Amara Osei », and « de Luc Tremblay »: whose something is, before a vowel and before any other sound. */
export function ofInFrench(name: string): string {
  return VOWEL.test(name) ? `d’${name}` : `de ${name}`
}

/** « qu’Amara Osei », and « que Luc Tremblay »: what someone may do. */
export function thatInFrench(name: string): string {
  return VOWEL.test(name) ? `qu’${name}` : `que ${name}`
}

/** With or without an accent. An initial h or y may be either. */
const VOWEL = /^[aeiouàâäéèêëîïôöùûü]/i
