/** The name of CREA's feed where boards have theirs, as it is stored. */
export const DDF_BOARD = 'CREA DDF®'

/** CREA translates the name of its feed; boards keep theirs. */
const DDF_NAMES = { en: DDF_BOARD, fr: 'SDD® de l’ACI' } as const
type Language = keyof typeof DDF_NAMES

/** What readers of a language call the board. */
export function boardName(board: string, language: Language): string {
  return isSameBoard(board, DDF_BOARD) ? DDF_NAMES[language] : board
}

/** 'CREA DDF® (oseihomes.ca)', for readers of a language. */
export function feedName(
  { board, destination }: { board: string; destination: string },
  language: Language
): string {
  const name = boardName(board, language)
  return destination === '' ? name : `${name} (${destination})`
}

/** As agents type them, in either language. */
export function isSameBoard(one: string, other: string): boolean {
  return boardKey(one) === boardKey(other)
}

function boardKey(board: string): string {
  const key = board.trim().toLowerCase()
  return key === DDF_NAMES.fr.toLowerCase() ? DDF_NAMES.en.toLowerCase() : key
}
