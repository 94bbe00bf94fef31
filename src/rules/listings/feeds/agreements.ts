import { isSameBoard } from './feed-name.ts'

/** What a board asks for before a website shows its listings, in the order in which it is signed. */
export const AGREEMENT_KINDS = ['data-license', 'idx', 'shared-pool', 'vow'] as const
export type AgreementKind = (typeof AGREEMENT_KINDS)[number]

/** Whose turn it is; at the end it is signed. */
export const AGREEMENT_TURNS = ['you', 'broker', 'board', 'vendor', 'signed'] as const
export type AgreementTurn = (typeof AGREEMENT_TURNS)[number]

type Feed = { board: string; kind: 'ddf' | 'reso'; isPool: boolean }
type Agreement = { board: string; kind: AgreementKind; turn: AgreementTurn }

/**
 * The agreements without which a feed's listings are not shown to everyone. CREA wants the brokerage to opt in to the
 * National Shared Pool before its listings are.
 */
function neededAgreements({ isPool, kind }: Omit<Feed, 'board'>): AgreementKind[] {
  if (kind === 'reso') return ['data-license', 'idx']
  return isPool ? ['data-license', 'shared-pool'] : ['data-license']
}

/**
 * Who may see a feed's listings: `idx` every visitor, `vow` visitors who have registered on the website. CREA's
 * DDF has no VOW.
 */
export type PermittedDisplay = { idx: boolean; vow: boolean }

export function permittedDisplay(feed: Feed, agreements: readonly Agreement[]): PermittedDisplay {
  const signed = signedFor(feed, agreements)
  const isSigned = (kind: AgreementKind) => signed.some((one) => one.kind === kind)
  return {
    idx: neededAgreements(feed).every(isSigned),
    vow: feed.kind === 'reso' && isSigned('data-license') && isSigned('vow')
  }
}

/** Those that aren't signed yet. */
export function missingAgreements(feed: Feed, agreements: readonly Agreement[]): AgreementKind[] {
  const signed = signedFor(feed, agreements)
  return neededAgreements(feed).filter((kind) => !signed.some((one) => one.kind === kind))
}

function signedFor(feed: Feed, agreements: readonly Agreement[]): Agreement[] {
  return agreements.filter(({ board, turn }) => turn === 'signed' && isSameBoard(board, feed.board))
}
