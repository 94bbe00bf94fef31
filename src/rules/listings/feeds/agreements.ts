/** What a board asks for before a website shows its listings, in the order in which it is signed. */
export const AGREEMENT_KINDS = ['data-license', 'idx', 'shared-pool', 'vow'] as const
export type AgreementKind = (typeof AGREEMENT_KINDS)[number]

/** Whose turn it is; at the end it is signed. */
export const AGREEMENT_TURNS = ['you', 'broker', 'board', 'vendor', 'signed'] as const
export type AgreementTurn = (typeof AGREEMENT_TURNS)[number]

/** The name of CREA's feed where boards have theirs. */
export const DDF_BOARD = 'CREA DDF®'

type Feed = { board: string; kind: 'ddf' | 'reso'; isPool: boolean }
type Agreement = { board: string; kind: AgreementKind; turn: AgreementTurn }

/**
 * The agreements without which a feed's listings are not shown. CREA wants the brokerage to opt in to the
 * National Shared Pool before its listings are.
 */
function neededAgreements({ isPool, kind }: Omit<Feed, 'board'>): AgreementKind[] {
  if (kind === 'reso') return ['data-license', 'idx']
  return isPool ? ['data-license', 'shared-pool'] : ['data-license']
}

/** Those that aren't signed yet. */
export function missingAgreements(feed: Feed, agreements: readonly Agreement[]): AgreementKind[] {
  const signed = agreements.filter(
    ({ board, turn }) => turn === 'signed' && isSameBoard(board, feed.board)
  )
  return neededAgreements(feed).filter((kind) => !signed.some((one) => one.kind === kind))
}

export function isSameBoard(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}
