import { DDF_BOARD } from './feed-name.ts'

/** Boards as agents call them, to choose from; any other can be typed. */
export const BOARD_NAMES = [
  DDF_BOARD,
  'Cornerstone',
  'CREB®',
  'FVREB',
  'GVR',
  'Interior REALTORS®',
  'ITSO',
  'NBREA',
  'NLAR',
  'NSAR',
  'PEIREA',
  'Pillar 9',
  'PropTx',
  'QPAREB',
  'REALTORS® of Edmonton',
  'SRA',
  'TRREB',
  'VIREB',
  'VREB',
  'WinnipegREALTORS®'
] as const
