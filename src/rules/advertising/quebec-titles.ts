/** The designations of Quebec's licences in both languages and genders; words before or after them are fine. */
const BROKER =
  /(?<!\p{L})(?:courti(?:er|ère)\s+immobili(?:er|ère)(?:\s+(?:résidentiel(?:le)?|commercial[e]?))?|(?:residential\s+|commercial\s+)?real\s+estate\s+broker)(?!\p{L})/iu
const AGENCY = /(?<!\p{L})(?:agence\s+immobilière|real\s+estate\s+agency)(?!\p{L})/iu
/** Mortgage brokers are another trade. */
const MORTGAGE = /hypothécaire|mortgage/i

export function isBrokerTitle(designation: string): boolean {
  const title = designation.normalize('NFC')
  return BROKER.test(title) && !MORTGAGE.test(title)
}

/** Whether an agency's name is followed by what its licence is for. */
export function saysAgency(company: string): boolean {
  return AGENCY.test(company.normalize('NFC'))
}
