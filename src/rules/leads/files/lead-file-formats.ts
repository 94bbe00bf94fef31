/** The files that leads are exported as. */
export const LEAD_FILE_FORMATS = ['csv', 'vcard'] as const
export type LeadFileFormat = (typeof LEAD_FILE_FORMATS)[number]

const ENDINGS: Record<LeadFileFormat, string> = { csv: 'csv', vcard: 'vcf' }

/** 'leads-2026-11-23.csv' */
export function leadFileName(format: LeadFileFormat, today: string): string {
  return `leads-${today}.${ENDINGS[format]}`
}
