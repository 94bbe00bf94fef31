/** The search as its map sees it. */
export type SearchOnPage = {
  /** Of the results that are shown. */
  address: () => string
  /** Searches in a rectangle or a shape, as the address writes them; in neither, everywhere. */
  narrow: (place: Partial<Record<'box' | 'shape', string>>) => void
  onResults: (tell: () => void) => void
}
