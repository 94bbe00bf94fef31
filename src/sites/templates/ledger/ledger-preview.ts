import stylesheet from './ledger.css?url'
import { LEDGER as template } from './ledger.ts'
import { LedgerHero as Hero } from './ledger-hero.tsx'

export { Hero, stylesheet, template }
