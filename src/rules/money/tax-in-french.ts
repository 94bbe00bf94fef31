/** 'TPS' for 'GST': a tax as it is called in French; another name stays as it is. */
export function taxInFrench(name: string): string {
  return NAMES[name] ?? name
}

/** 'TPS/TVH 123456789 RT0001' of 'GST/HST 123456789 RT0001': what the seller wrote of their registrations. */
export function taxNumbersInFrench(written: string): string {
  return written.replaceAll(/GST\/TPS|QST\/TVQ|\b(?:GST|HST|PST|QST|RST)\b/g, taxInFrench)
}

const NAMES: Record<string, string> = {
  GST: 'TPS',
  'GST/TPS': 'TPS',
  HST: 'TVH',
  PST: 'TVP',
  QST: 'TVQ',
  'QST/TVQ': 'TVQ',
  RST: 'TVD'
}
