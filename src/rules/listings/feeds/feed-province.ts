import { PROVINCES } from '../../provinces.ts'

type Province = (typeof PROVINCES)[number]

const NAMES: Readonly<Record<string, Province>> = {
  alberta: 'AB',
  'british columbia': 'BC',
  manitoba: 'MB',
  'new brunswick': 'NB',
  newfoundland: 'NL',
  'newfoundland & labrador': 'NL',
  'newfoundland and labrador': 'NL',
  'nova scotia': 'NS',
  'northwest territories': 'NT',
  nunavut: 'NU',
  ontario: 'ON',
  'prince edward island': 'PE',
  quebec: 'QC',
  québec: 'QC',
  saskatchewan: 'SK',
  yukon: 'YT'
}

/** CREA writes names, boards write codes. */
export function feedProvince(text: string): Province | undefined {
  const plain = text.trim()
  return NAMES[plain.toLowerCase()] ?? PROVINCES.find((code) => code === plain.toUpperCase())
}
