/** The language of a feed's texts, of which each has one: in Quebec it is French. */
export function feedLanguage(province: string): 'en' | 'fr' {
  return province === 'QC' ? 'fr' : 'en'
}
