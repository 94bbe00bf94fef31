/** 'TPS' for 'GST': a tax as it is called in French; another name stays as it is. */
export function taxInFrench(name: string): string {
  return NAMES[name] ?? name
}

const NAMES: Record<string, string> = {
  GST: 'TPS',
  'GST/TPS': 'TPS',
  HST: 'TVH',
  PST: 'TVP',
  'QST/TVQ': 'TVQ',
  RST: 'TVD'
}
