/** The files that leads are exported as. */
export const LEAD_FILE_FORMATS = ['csv', 'vcard'] as const
export type LeadFileFormat = (typeof LEAD_FILE_FORMATS)[number]

const ENDINGS: Record<LeadFileFormat, string> = { csv: 'csv', vcard: 'vcf' }

/** 'Marie-Ève Tremblay.vcf': without what file systems refuse in a name. */
export function contactFileName(name: string): string {
  const plain = name
    .replace(/[\p{C}\\/:*?"<>|]+/gu, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '')
    .slice(0, FILE_NAME_MAX)
  return `${plain || 'contact'}.vcf`
}

/** Characters; some systems allow 255 bytes. */
const FILE_NAME_MAX = 60

/** 'leads-2026-11-23.csv', or 'clients-potentiels-2026-11-23.csv' for an account in French. */
export function leadFileName(
  format: LeadFileFormat,
  today: string,
  language: 'en' | 'fr' = 'en'
): string {
  return `${language === 'fr' ? 'clients-potentiels' : 'leads'}-${today}.${ENDINGS[format]}`
}
