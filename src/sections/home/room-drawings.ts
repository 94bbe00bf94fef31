import { viewsFile } from '../drawings/views-file.ts'

/** The furniture of each of the six rooms: the inside of an SVG of 360 by 146, standing on its bottom edge. */

const ink = '#12302a'
const cream = '#fbf3e4'
const brick = '#c2492f'
const gold = '#f2b544'
const lake = '#2f6f7e'

const laptop = `
  <rect x="90" y="40" width="180" height="98" rx="6" fill="${ink}"/><rect x="98" y="48" width="164" height="82" fill="${cream}"/>
  <path d="M112 130V98l26-24 26 24v32Z" fill="${brick}"/><path d="M131 130v-20h14v20Z" fill="${gold}"/>
  <rect x="182" y="66" width="64" height="7" fill="${ink}"/><rect x="182" y="80" width="44" height="7" fill="${lake}"/>
  <rect x="182" y="104" width="46" height="16" rx="8" fill="${brick}"/><path d="M44 136h272v4q0 6-6 6H50q-6 0-6-6Z" fill="${ink}"/>`

const map = `
  <rect x="60" y="20" width="240" height="112" fill="${cream}"/><path d="M60 96 130 70l60 22 110-42v82H60Z" fill="#8fbfc4"/>
  <path d="M60 56h240M140 20v112M220 20v112" stroke="${ink}" stroke-width="3" opacity=".25"/>
  <path d="M92 106q26-40 66-30t84 20" fill="none" stroke="${brick}" stroke-width="4" stroke-dasharray="2 9" stroke-linecap="round"/>
  <circle cx="96" cy="106" r="12" fill="${gold}"/><circle cx="244" cy="96" r="12" fill="${ink}"/>
  <path d="M160 84q-18-20-18-32a18 18 0 0 1 36 0q0 12-18 32Z" fill="${brick}"/><circle cx="160" cy="52" r="7" fill="${cream}"/>
  <path d="M80 132v14M280 132v14" stroke="${ink}" stroke-width="6"/>`

const cards = `
  <rect x="70" y="56" width="66" height="80" fill="${cream}"/><rect x="146" y="34" width="66" height="102" fill="${cream}"/>
  <rect x="222" y="74" width="66" height="62" fill="${cream}"/>
  <g fill="${ink}"><circle cx="103" cy="78" r="11"/><circle cx="179" cy="58" r="11"/><circle cx="255" cy="95" r="11"/></g>
  <g fill="${brick}"><rect x="82" y="98" width="42" height="6"/><rect x="158" y="80" width="42" height="6"/><rect x="158" y="94" width="28" height="6"/><rect x="234" y="115" width="42" height="6"/></g>
  <path d="M158 117l9 9 17-18" fill="none" stroke="${lake}" stroke-width="6"/><rect x="44" y="136" width="272" height="10" fill="${ink}"/>`

const results = `
  <rect x="70" y="22" width="220" height="42" rx="21" fill="${cream}"/><circle cx="96" cy="41" r="9" fill="none" stroke="${ink}" stroke-width="5"/>
  <path d="m103 48 9 9" stroke="${ink}" stroke-width="5"/><rect x="124" y="39" width="106" height="8" fill="${ink}"/>
  <rect x="84" y="82" width="150" height="9" fill="${brick}"/><rect x="84" y="98" width="190" height="7" fill="${cream}"/>
  <rect x="84" y="118" width="120" height="9" fill="${lake}"/><rect x="84" y="134" width="170" height="7" fill="${cream}"/>
  <path d="M262 66v30l7-6 5 11 7-3-5-11h9Z" fill="${ink}"/>`

const megaphone = `
  <path d="M124 138V84h28l58-34v96l-58-34h-6v26Z" fill="${brick}"/><path d="M210 50q16 16 16 48t-16 48Z" fill="#a33a24"/>
  <rect x="106" y="80" width="20" height="36" rx="4" fill="${ink}"/>
  <path d="M242 78q13 20 0 40M260 62q26 36 0 72M278 46q39 52 0 104" transform="translate(0 -2)" stroke="${ink}" stroke-width="6" stroke-linecap="round" fill="none"/>
  <rect x="80" y="138" width="130" height="8" fill="${ink}"/>`

const screens = `
  <rect x="60" y="48" width="160" height="88" rx="6" fill="${ink}"/><rect x="68" y="56" width="144" height="72" fill="${cream}"/>
  <rect x="80" y="68" width="50" height="48" fill="#8fbfc4"/><rect x="140" y="68" width="44" height="7" fill="${ink}"/><rect x="140" y="82" width="30" height="7" fill="${lake}"/>
  <rect x="204" y="38" width="58" height="98" rx="8" fill="${brick}"/><rect x="211" y="48" width="44" height="78" fill="${cream}"/>
  <rect x="217" y="55" width="32" height="26" fill="#8fbfc4"/><rect x="217" y="88" width="32" height="6" fill="${ink}"/><rect x="217" y="100" width="20" height="6" fill="${lake}"/>
  <rect x="274" y="70" width="36" height="66" rx="7" fill="${gold}"/><rect x="279" y="78" width="26" height="50" fill="${cream}"/><rect x="284" y="84" width="16" height="16" fill="#8fbfc4"/><rect x="284" y="106" width="16" height="5" fill="${ink}"/>
  <rect x="34" y="136" width="292" height="10" fill="${ink}"/>`

/** In the order of the rooms. */
const roomDrawings = [laptop, map, cards, results, megaphone, screens]

export const ROOM_DRAWING = { width: 360, height: 146 }

/** All rooms, each a view, from #room-1 on. */
export function roomsFile(): string {
  return viewsFile('room', roomDrawings, ROOM_DRAWING)
}
